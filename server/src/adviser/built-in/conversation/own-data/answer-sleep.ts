import { roundTo } from '@vida/contract/core/decimals.ts';
import { addDaysTo } from '@vida/contract/core/time.ts';
import { wallTimeThen } from '@vida/contract/core/wall-time.ts';
import { meanOf } from '@vida/contract/measurements/glucose-figures.ts';
import { SLEEP_HISTORY_DAYS } from '@vida/contract/sleep/sleep-endpoints.ts';
import {
  AVERAGED_NIGHTS,
  computeSleepFigures,
  durationHoursOf,
  hoursByNight,
  nightDayOf,
  qualityLevelOf,
} from '@vida/contract/sleep/sleep-rules.ts';
import type { RecordedNight } from '../../../adviser.ts';
import { citeSource } from '../../sources.ts';
import { dayWords } from '../period/day-words.ts';
import { instantsOf, lengthOf, type Period } from '../period/period.ts';
import { periodBefore } from '../period/period-before.ts';
import { type Asking, paragraphs, periodOr, type Reply, sentences } from './asking.ts';
import { sleepTexts as texts } from './sleep-texts.ts';
import { suggestAbout } from './suggestions.ts';

const LOOK_BACK_DAYS = 366;
const LISTED = 5;
const WEEK_DAYS = 7;

/** The nights that ended on the days of a period, by their own clock. */
export const readNights = async ({ question }: Asking, period: Period): Promise<readonly RecordedNight[]> => {
  const { from, to } = instantsOf(period, question.timeZone);
  // A night belongs to the day of its own clock, which in another zone may be the day beside: read a day around.
  const nights = await question.data.readNights(
    new Date(from.getTime() - 86_400_000),
    new Date(to.getTime() + 86_400_000),
  );
  return nights.filter((night) => nightDayOf(night) >= period.fromDay && nightDayOf(night) <= period.toDay);
};

const clockOf = (moment: RecordedNight['bed']): string => wallTimeThen(moment).slice(11);

const hoursOfDay = (nights: readonly RecordedNight[], day: string): number =>
  hoursByNight(nights, [day])[0] ?? 0;

/** One day's night; what was recorded twice counts once. */
const sayNight = ({ today }: Asking, nights: readonly RecordedNight[], day: string): string => {
  const ofDay = nights.filter((night) => nightDayOf(night) === day);
  const [main] = ofDay.toSorted((a, b) => durationHoursOf(b) - durationHoursOf(a));
  if (!main) return '';
  return sentences(
    texts.night(dayWords(day, today), hoursOfDay(nights, day), clockOf(main.bed), clockOf(main.wake)),
    texts.quality(main.quality, qualityLevelOf(main.quality)),
    texts.wakings(main.nightWakings),
  );
};

interface Means {
  readonly nights: number;
  readonly meanHours: number;
  readonly meanQuality: number;
  readonly meanFallAsleepMinutes: number;
}

/** The screen's means of the newest seven; over a period that was asked for, of all its nights. */
const meansOf = (nights: readonly RecordedNight[], isAsked: boolean): Means | null => {
  const figures = computeSleepFigures(nights.toReversed());
  if (!figures || !isAsked || nights.length <= AVERAGED_NIGHTS) return figures;
  const mean = (pick: (night: RecordedNight) => number): number => meanOf(nights.map(pick)) ?? 0;
  return {
    nights: nights.length,
    meanHours: roundTo(mean(durationHoursOf), 1),
    meanQuality: roundTo(
      mean(({ quality }) => quality),
      1,
    ),
    meanFallAsleepMinutes: Math.round(mean(({ fallAsleepMinutes }) => fallAsleepMinutes)),
  };
};

const sayMeans = (
  { say, profile, slots }: Asking,
  nights: readonly RecordedNight[],
  period: Period,
): string => {
  const isAsked = slots.period !== null;
  const means = meansOf(nights, isAsked);
  if (!means) return '';
  const goal = profile.sleepGoal;
  return paragraphs(
    sentences(
      texts.mean(
        isAsked ? texts.inNights(say.period(period), means.nights) : texts.newest(means.nights),
        means.meanHours,
      ),
      means.meanHours >= goal ? texts.goalReached(goal) : texts.belowGoal(goal - means.meanHours, goal),
    ),
    sentences(
      texts.meanQuality(means.meanQuality, qualityLevelOf(means.meanQuality)),
      texts.fallAsleep(means.meanFallAsleepMinutes),
    ),
    (qualityLevelOf(means.meanQuality) === 'poor' || qualityLevelOf(means.meanQuality) === 'fair') &&
      texts.help,
  );
};

const longestDay = (nights: readonly RecordedNight[], side: 1 | -1) => {
  const days = [...new Set(nights.map(nightDayOf))].map((day) => ({ day, hours: hoursOfDay(nights, day) }));
  return days.toSorted((a, b) => side * (b.hours - a.hours))[0];
};

const sayList = ({ say, today }: Asking, nights: readonly RecordedNight[], period: Period): string =>
  [
    texts.list(say.period(period)),
    ...nights
      .slice(-LISTED)
      .toReversed()
      .map((night) =>
        texts.listed(dayWords(nightDayOf(night), today), roundTo(durationHoursOf(night), 1), night.quality),
      ),
  ].join('\n');

const tell = (asking: Asking, nights: readonly RecordedNight[], period: Period): string => {
  const { slots, say, today } = asking;
  const newest = nights.at(-1);
  const newestDay = newest ? nightDayOf(newest) : today;
  switch (slots.figure) {
    case 'highest':
    case 'lowest': {
      const found = longestDay(nights, slots.figure === 'highest' ? 1 : -1);
      const sayEnd = slots.figure === 'highest' ? texts.longest : texts.shortest;
      return found ? sayEnd(dayWords(found.day, today), found.hours) : '';
    }
    case 'count':
      return texts.counted(say.period(period), nights.length);
    case 'list':
      return sayList(asking, nights, period);
    case 'mean':
      return lengthOf(period) === 1 ? sayNight(asking, nights, newestDay) : sayMeans(asking, nights, period);
    case 'last':
      return sayNight(asking, nights, newestDay);
    default:
      return lengthOf(period) === 1
        ? sayNight(asking, nights, newestDay)
        : paragraphs(
            slots.period === null && sayNight(asking, nights, newestDay),
            sayMeans(asking, nights, period),
          );
  }
};

const sayNone = async (asking: Asking, period: Period): Promise<Reply> => {
  const { question, say, today } = asking;
  const from = instantsOf(
    { fromDay: addDaysTo(today, -LOOK_BACK_DAYS), toDay: today, label: '' },
    question.timeZone,
  );
  const newest = (await question.data.readNights(from.from, from.to)).at(-1);
  return {
    text: sentences(
      texts.none(say.period(period)),
      newest ? texts.newestNight(dayWords(nightDayOf(newest), today)) : texts.howTo,
    ),
    sources: [],
    suggestions: newest ? suggestAbout('sleep', asking.slots) : [],
  };
};

const answerCompare = async (asking: Asking): Promise<Reply> => {
  const { now, before } = periodBefore(asking.slots.period, asking.today, WEEK_DAYS);
  const [later, earlier] = [await readNights(asking, now), await readNights(asking, before)];
  const [laterMeans, earlierMeans] = [meansOf(later, true), meansOf(earlier, true)];
  if (!laterMeans) return sayNone(asking, now);
  if (!earlierMeans) return sayNone(asking, before);
  const period = asking.say.period(now);
  return {
    text: texts.compare(
      `${period.charAt(0).toUpperCase()}${period.slice(1)}`,
      laterMeans.meanHours,
      asking.say.period(before),
      earlierMeans.meanHours,
    ),
    sources: [],
    suggestions: suggestAbout('sleep', asking.slots),
  };
};

/** What the person's nights say; in bed, as the sleep screen counts. */
export const answerSleep = async (asking: Asking): Promise<Reply> => {
  const { figure } = asking.slots;
  if (figure === 'compare' || figure === 'change') return answerCompare(asking);
  const period = periodOr(asking, SLEEP_HISTORY_DAYS);
  const nights = await readNights(asking, period);
  if (nights.length === 0) return sayNone(asking, period);
  return {
    text: tell(asking, nights, period),
    sources: [citeSource('sleep-booklet')],
    suggestions: suggestAbout('sleep', asking.slots),
  };
};
