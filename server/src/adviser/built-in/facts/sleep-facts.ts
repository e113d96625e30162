import { roundTo } from '@vida/contract/core/decimals.ts';
import { addDaysTo, dayOf, daysBetween } from '@vida/contract/core/time.ts';
import { wallTimeThen } from '@vida/contract/core/wall-time.ts';
import { meanOf } from '@vida/contract/measurements/glucose-figures.ts';
import {
  AVERAGED_NIGHTS,
  computeSleepFigures,
  durationHoursOf,
  hoursByNight,
  nightDayOf,
  type SleepFigures,
} from '@vida/contract/sleep/sleep-rules.ts';
import type { Person, RecordedNight } from '../../adviser.ts';
import { HOUR_MS } from './calendar.ts';
import { type ClockSpan, spanOf } from './clock-span.ts';

/** Fewer nights carry no mean, fewer waking times no rhythm (our choice: one night is no pattern). */
const MIN_NIGHTS = 3;
const MIN_WAKING_TIMES = 5;
/** Hours; a night below is called short, and three below the second an alarm (domain: vitals). */
export const SHORT_NIGHT_HOURS = 6;
export const VERY_SHORT_NIGHT_HOURS = 5;
/** The specification's first tip speaks below this quality. */
export const POOR_QUALITY_BELOW = 6;
/** Up to 30 minutes is usual (domain: sleep). */
export const LONG_FALL_ASLEEP_MINUTES = 30;
/** Our choice: so often is a broken night. */
export const MANY_WAKINGS = 3;
/** Insomnia is asked about from so many nights a week. */
const TROUBLED_PER_WEEK = 3;
/** A run of nights that ended earlier is no news. */
const RUN_FRESH_DAYS = 2;

/** A day's sleep: the hours of all its records together, the rest of the longest one. */
export interface SleptNight extends RecordedNight {
  /** The day of waking. */
  readonly day: string;
  readonly hours: number;
  /** When the longest record began, epoch milliseconds. */
  readonly bedAt: number;
}

/** Means of the newest seven nights as the sleep screen shows them. */
export interface SleepMeans extends SleepFigures {
  /** One decimal. */
  readonly meanWakings: number;
  /** Time in bed without the time to fall asleep, hours. */
  readonly meanAsleepHours: number;
  /** Its share of the time in bed, whole percent; how long the wakings lasted is not asked. */
  readonly efficiencyPercent: number;
}

/** Nights of the last 14 days. */
export interface SleepFacts {
  /** One for each day with a record, ascending. */
  readonly nights: readonly SleptNight[];
  readonly nightsOfWeek: readonly SleptNight[];
  /** `null` below three nights. */
  readonly means: SleepMeans | null;
  /** Earliest and latest waking of the newest seven nights; `null` below five. */
  readonly waking: ClockSpan | null;
  readonly veryShortNights: readonly SleptNight[];
  /** The newest nights, day after day, that were all short; empty where the last one is no news. */
  readonly shortRun: readonly SleptNight[];
  /** Hard nights of the weeks with nights, where every such week has three of them; `null` otherwise. */
  readonly insomnia: { readonly troubled: number; readonly nights: number } | null;
  /** Low marks or many wakings in the mean. */
  readonly isPoor: boolean;
}

/** Whether a night is shorter, by its hours as they are told: 4,98 h reads as 5 h. */
export const isShorterThan =
  (limitHours: number) =>
  ({ hours }: SleptNight): boolean =>
    roundTo(hours, 1) < limitHours;

const isShort = isShorterThan(SHORT_NIGHT_HOURS);

const isBroken = ({ quality, nightWakings }: RecordedNight): boolean =>
  nightWakings >= MANY_WAKINGS && quality < POOR_QUALITY_BELOW;

const isTroubled = (night: SleptNight): boolean =>
  night.fallAsleepMinutes > LONG_FALL_ASLEEP_MINUTES || isBroken(night);

/** The records of one day as one night, which ends when its longest record does. */
const mergeDay = (day: string, records: readonly RecordedNight[]): SleptNight | null => {
  const longest = records.toSorted((a, b) => durationHoursOf(b) - durationHoursOf(a))[0];
  if (!longest) return null;
  const own = durationHoursOf(longest);
  const hours = records.length === 1 ? own : (hoursByNight(records, [day])[0] ?? own);
  // So long before waking that the figures of the contract see all hours.
  const bed = { ...longest.bed, at: new Date(longest.wake.at.getTime() - hours * HOUR_MS) };
  return { ...longest, bed, day, hours, bedAt: longest.bed.at.getTime() };
};

const mergeNights = (records: readonly RecordedNight[]): SleptNight[] =>
  [...Map.groupBy(records, nightDayOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, ofDay]) => mergeDay(day, ofDay) ?? []);

const meansOf = (newestFirst: readonly SleptNight[]): SleepMeans | null => {
  const figures = newestFirst.length < MIN_NIGHTS ? null : computeSleepFigures(newestFirst);
  if (!figures) return null;
  const averaged = newestFirst.slice(0, figures.nights);
  const inBedHours = meanOf(averaged.map(({ hours }) => hours)) ?? 0;
  const asleepHours =
    meanOf(averaged.map(({ hours, fallAsleepMinutes }) => hours - fallAsleepMinutes / 60)) ?? 0;
  return {
    ...figures,
    meanWakings: roundTo(meanOf(averaged.map(({ nightWakings }) => nightWakings)) ?? 0, 1),
    meanAsleepHours: roundTo(asleepHours, 1),
    efficiencyPercent: Math.round((100 * asleepHours) / inBedHours),
  };
};

const minuteOf = ({ wake }: SleptNight): number => {
  const [hours = 0, minutes = 0] = wallTimeThen(wake).slice(11).split(':').map(Number);
  return hours * 60 + minutes;
};

const shortRunOf = (newestFirst: readonly SleptNight[], today: string): SleptNight[] => {
  const newest = newestFirst[0];
  if (!newest || daysBetween(newest.day, today) > RUN_FRESH_DAYS) return [];
  const end = newestFirst.findIndex(
    (night, index) => !isShort(night) || night.day !== addDaysTo(newest.day, -index),
  );
  return newestFirst.slice(0, end === -1 ? newestFirst.length : end);
};

const insomniaOf = (nights: readonly SleptNight[], weekFrom: string): SleepFacts['insomnia'] => {
  const weeks = [
    nights.filter(({ day }) => day >= weekFrom),
    nights.filter(({ day }) => day < weekFrom),
  ].filter((week) => week.length >= TROUBLED_PER_WEEK);
  const isPattern = weeks.every((week) => week.filter(isTroubled).length >= TROUBLED_PER_WEEK);
  const counted = weeks.flat();
  return weeks.length > 0 && isPattern
    ? { troubled: counted.filter(isTroubled).length, nights: counted.length }
    : null;
};

/** The sleep facts at `now`. */
export const buildSleepFacts = ({ nights: records, timeZone }: Person, now: Date): SleepFacts => {
  const today = dayOf(now, timeZone);
  const weekFrom = addDaysTo(today, -6);
  const nights = mergeNights(records);
  const newestFirst = nights.toReversed();
  const averaged = newestFirst.slice(0, AVERAGED_NIGHTS);
  const means = meansOf(newestFirst);
  return {
    nights,
    nightsOfWeek: nights.filter(({ day }) => day >= weekFrom),
    means,
    waking: averaged.length < MIN_WAKING_TIMES ? null : spanOf(averaged.map(minuteOf)),
    veryShortNights: nights.filter(isShorterThan(VERY_SHORT_NIGHT_HOURS)),
    shortRun: shortRunOf(newestFirst, today),
    insomnia: insomniaOf(nights, weekFrom),
    isPoor: means !== null && (means.meanQuality < POOR_QUALITY_BELOW || means.meanWakings >= MANY_WAKINGS),
  };
};
