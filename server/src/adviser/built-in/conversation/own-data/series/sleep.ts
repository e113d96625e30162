import { roundTo } from '@vida/contract/core/decimals.ts';
import { DAY_MS } from '@vida/contract/core/time.ts';
import { wallTimeThen } from '@vida/contract/core/wall-time.ts';
import { AVERAGED_NIGHTS, durationHoursOf, nightDayOf, qualityLevelOf } from '@vida/contract/sleep/sleep-rules.ts';
import type { RecordedNight } from '../../../../adviser.ts';
import { readPoints } from '../../../../health-query/points.ts';
import { dayWords } from '../../period/day-words.ts';
import { instantsOf, lengthOf } from '../../period/period.ts';
import { type Asking, paragraphs, sentences } from '../asking.ts';
import { sleepTexts as texts } from '../sleep-texts.ts';
import type { Told } from '../told.ts';
import type { SeriesRules } from './series-rules.ts';

const clockOf = (moment: RecordedNight['bed']): string => wallTimeThen(moment).slice(11);

/** The night that ended on a day, the longest of several; its hours are those of all. */
const sayNight = async ({ question, today }: Asking, { figures: { last }, points }: Told): Promise<string> => {
  if (!last) return '';
  const { from, to } = instantsOf({ fromDay: last.day, toDay: last.day, label: '' }, question.timeZone);
  const around = await question.data.readNights(new Date(from.getTime() - DAY_MS), new Date(to.getTime() + DAY_MS));
  const ofDay = around.filter((night) => nightDayOf(night) === last.day);
  const [main] = ofDay.toSorted((a, b) => durationHoursOf(b) - durationHoursOf(a));
  if (!main) return '';
  const hours = points.filter(({ day }) => day === last.day).reduce((sum, { value }) => sum + value, 0);
  return sentences(
    texts.night(dayWords(last.day, today), hours, clockOf(main.bed), clockOf(main.wake)),
    texts.quality(main.quality, qualityLevelOf(main.quality)),
    texts.wakings(main.nightWakings),
  );
};

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The screen's means of the newest seven nights; over a period that was asked for, of all its nights. */
const sayMeans = async (asking: Asking, { points, period, when }: Told): Promise<string> => {
  const { slots, profile, question } = asking;
  const isAsked = slots.period !== null;
  const days = new Set((isAsked ? points : points.slice(-AVERAGED_NIGHTS)).map(({ day }) => day));
  const meanIn = async (series: 'sleep_quality' | 'time_to_sleep'): Promise<number> => {
    const read = await readPoints({ data: question.data, timeZone: question.timeZone }, series, period);
    return meanOf(read.filter(({ day }) => days.has(day)).map(({ value }) => value));
  };
  const hours = points.filter(({ day }) => days.has(day)).map(({ value }) => value);
  const mean = roundTo(hours.reduce((sum, value) => sum + value, 0) / days.size, 1);
  const [quality, minutes] = [roundTo(await meanIn('sleep_quality'), 1), Math.round(await meanIn('time_to_sleep'))];
  const level = qualityLevelOf(quality);
  const goal = profile.sleepGoal;
  return paragraphs(
    sentences(
      texts.mean(isAsked ? texts.inNights(when, days.size) : texts.newest(days.size), mean),
      mean >= goal ? texts.goalReached(goal) : texts.belowGoal(goal - mean, goal),
    ),
    sentences(texts.meanQuality(quality, level), texts.fallAsleep(minutes)),
    (level === 'poor' || level === 'fair') && texts.help,
  );
};

/** How far the mean is from the goal: 'quanto fico abaixo da minha meta, em média?'. */
const sayGap = ({ profile: { sleepGoal } }: Asking, { figures: { mean, count } }: Told): string =>
  mean === null
    ? ''
    : sentences(texts.meanOfAll(mean, count), mean >= sleepGoal ? '' : texts.belowGoal(sleepGoal - mean, sleepGoal));

/** In bed, as the sleep screen counts. */
export const sleepRules: SeriesRules = {
  tell: async (asking, told) => {
    const { figure, period } = asking.slots;
    if (told.limit) return null;
    const isOneNight = lengthOf(told.period) === 1;
    switch (figure) {
      case 'last':
        return sayNight(asking, told);
      case 'goal':
        return sentences(
          texts.nightsOfGoal(
            told.points.filter(({ value }) => value >= asking.profile.sleepGoal).length,
            told.figures.count,
            asking.profile.sleepGoal,
            told.when,
          ),
          sayGap(asking, told),
        );
      case null:
      case 'overview':
      case 'quality':
      case 'mean':
      case 'per_day':
        if (isOneNight) return sayNight(asking, told);
        return paragraphs(
          period === null && figure !== 'mean' && (await sayNight(asking, told)),
          await sayMeans(asking, told),
        );
      default:
        return null;
    }
  },
};
