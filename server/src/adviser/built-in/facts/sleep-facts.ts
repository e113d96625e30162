import { roundTo } from '@vida/contract/core/decimals.ts';
import { addDaysTo, DAY_MINUTES, dayOf, daysBetween, HOUR_MS } from '@vida/contract/core/time.ts';
import { wallTimeThen } from '@vida/contract/core/wall-time.ts';
import { meanOf } from '@vida/contract/measurements/glucose-figures.ts';
import {
  AVERAGED_NIGHTS,
  computeSleepFigures,
  durationHoursOf,
  hoursByNight,
  nightDayOf,
} from '@vida/contract/sleep/sleep-rules.ts';
import type { Person, RecordedNight } from '../../adviser.ts';

/** Fewer nights carry no mean, fewer waking times no rhythm (our choice: one night is no pattern). */
const MIN_NIGHTS = 3;
const MIN_WAKING_TIMES = 5;
/** Hours; a night below is called short, and three below the second an alarm (domain: vitals). */
export const SHORT_NIGHT_HOURS = 6;
export const VERY_SHORT_NIGHT_HOURS = 5;
/** The specification's first tip speaks below this quality. */
export const POOR_QUALITY_BELOW = 6;
/** Whoever takes longer to fall asleep gains nothing by an earlier bed (specification's second tip), minutes. */
export const SLOW_MINUTES = 20;
/** Up to 30 minutes is usual (domain: sleep). */
export const LONG_FALL_ASLEEP_MINUTES = 30;
/** Our choice: so often is a broken night. */
export const MANY_WAKINGS = 3;
/** Insomnia is asked about from so many nights a week. */
const TROUBLED_PER_WEEK = 3;
/** A run of nights that ended earlier is no news. */
const RUN_FRESH_DAYS = 2;

/** A day's sleep: the hours of all its records together, the rest of the longest one. */
const mergeDay = (day: string, records: readonly RecordedNight[]) => {
  const longest = records.reduce((a, b) => (durationHoursOf(b) > durationHoursOf(a) ? b : a));
  const own = durationHoursOf(longest);
  const hours = records.length === 1 ? own : (hoursByNight(records, [day])[0] ?? own);
  // So long before waking that the figures of the contract see all hours.
  const bed = { ...longest.bed, at: new Date(longest.wake.at.getTime() - hours * HOUR_MS) };
  /** The day of waking, and when the longest record began, epoch milliseconds. */
  return { ...longest, bed, day, hours, bedAt: longest.bed.at.getTime() };
};

export type SleptNight = ReturnType<typeof mergeDay>;

const mergeNights = (records: readonly RecordedNight[]): SleptNight[] =>
  [...Map.groupBy(records, nightDayOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, ofDay]) => mergeDay(day, ofDay));

/** Whether a night is shorter, by its hours as they are told: 4,98 h reads as 5 h. */
export const isShorterThan =
  (limitHours: number) =>
  ({ hours }: SleptNight): boolean =>
    roundTo(hours, 1) < limitHours;

const isTroubled = ({ fallAsleepMinutes, nightWakings, quality }: RecordedNight): boolean =>
  fallAsleepMinutes > LONG_FALL_ASLEEP_MINUTES || (nightWakings >= MANY_WAKINGS && quality < POOR_QUALITY_BELOW);

/** Means of the newest seven nights as the sleep screen shows them; `null` below three. */
const meansOf = (newestFirst: readonly SleptNight[]) => {
  const figures = newestFirst.length < MIN_NIGHTS ? null : computeSleepFigures(newestFirst);
  if (!figures) return null;
  const mean = (read: (night: SleptNight) => number): number =>
    meanOf(newestFirst.slice(0, figures.nights).map(read)) ?? 0;
  const wakings = mean(({ nightWakings }) => nightWakings);
  const asleepHours = mean(({ hours, fallAsleepMinutes }) => hours - fallAsleepMinutes / 60);
  return {
    ...figures,
    /** One decimal. */
    meanWakings: roundTo(wakings, 1),
    /** Time in bed without the time to fall asleep, one decimal. */
    meanAsleepHours: roundTo(asleepHours, 1),
    /** Its share of the time in bed, whole percent; how long the wakings lasted is not asked. */
    efficiencyPercent: Math.round((100 * asleepHours) / mean(({ hours }) => hours)),
  };
};

export type SleepMeans = NonNullable<ReturnType<typeof meansOf>>;

const minuteOf = ({ wake }: SleptNight): number => {
  const [hours = 0, minutes = 0] = wallTimeThen(wake).slice(11).split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * The shortest stretch of the clock that holds all of `minutes` (minutes since midnight), which the widest gap between
 * them leaves; it may go over midnight. `null` for none.
 */
export const spanOf = (minutes: readonly number[]) => {
  const sorted = minutes.toSorted((a, b) => a - b);
  const gaps = sorted.map((toMinute, index) => {
    const next = sorted[index + 1] ?? (sorted[0] ?? 0) + DAY_MINUTES;
    return { fromMinute: next % DAY_MINUTES, toMinute, spreadMinutes: DAY_MINUTES - next + toMinute };
  });
  const [span] = gaps.toSorted((a, b) => a.spreadMinutes - b.spreadMinutes);
  return span ? { ...span, count: sorted.length } : null;
};

const shortRunOf = (newestFirst: readonly SleptNight[], today: string): readonly SleptNight[] => {
  const [newest] = newestFirst;
  if (!newest || daysBetween(newest.day, today) > RUN_FRESH_DAYS) return [];
  const end = newestFirst.findIndex(
    (night, index) => !isShorterThan(SHORT_NIGHT_HOURS)(night) || night.day !== addDaysTo(newest.day, -index),
  );
  return end === -1 ? newestFirst : newestFirst.slice(0, end);
};

const insomniaOf = (nights: readonly SleptNight[], weekFrom: string) => {
  const weeks = [...Map.groupBy(nights, ({ day }) => day >= weekFrom).values()].filter(
    (week) => week.length >= TROUBLED_PER_WEEK,
  );
  const isPattern = weeks.every((week) => week.filter(isTroubled).length >= TROUBLED_PER_WEEK);
  const counted = weeks.flat();
  return weeks.length > 0 && isPattern ? { troubled: counted.filter(isTroubled).length, nights: counted.length } : null;
};

/** Sleep of the last 14 days at `now`. */
export const buildSleepFacts = ({ nights: records, timeZone }: Person, now: Date) => {
  const today = dayOf(now, timeZone);
  const weekFrom = addDaysTo(today, -6);
  const nights = mergeNights(records);
  const newestFirst = nights.toReversed();
  const averaged = newestFirst.slice(0, AVERAGED_NIGHTS);
  const means = meansOf(newestFirst);
  return {
    /** One for each day with a record, ascending. */
    nights,
    nightsOfWeek: nights.filter(({ day }) => day >= weekFrom),
    means,
    /** Earliest and latest waking of the newest seven nights; `null` below five. */
    waking: averaged.length < MIN_WAKING_TIMES ? null : spanOf(averaged.map(minuteOf)),
    veryShortNights: nights.filter(isShorterThan(VERY_SHORT_NIGHT_HOURS)),
    /** The newest nights, day after day, that were all short; empty where the last one is no news. */
    shortRun: shortRunOf(newestFirst, today),
    /** Hard nights of the weeks with nights, where every such week has three of them; `null` otherwise. */
    insomnia: insomniaOf(nights, weekFrom),
    /** Low marks or many wakings in the mean. */
    isPoor: means !== null && (means.meanQuality < POOR_QUALITY_BELOW || means.meanWakings >= MANY_WAKINGS),
  };
};
