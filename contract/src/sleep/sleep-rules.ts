import { roundTo } from '../core/decimals.ts';
import { HOUR_MS } from '../core/time.ts';
import { type Moment, wallTimeThen } from '../core/wall-time.ts';
import type { SleepRecord } from './sleep-schemas.ts';

/** Form defaults (spec section 9). */
export const SLEEP_DEFAULTS = {
  bedTime: '22:00',
  wakeTime: '07:00',
  fallAsleepMinutes: 15,
  nightWakings: 0,
  quality: 7,
} as const;
/** Averages use the first, newest records (spec section 9). */
export const AVERAGED_NIGHTS = 7;
/** From this mean on the dashboard says 'Boa qualidade' (spec section 5), and the tip rule asks for no earlier bed. */
export const GOOD_SLEEP_HOURS = 7;
/** Below, the tip is about screens; the spec's first rule. */
const TIP_QUALITY_BELOW = 6;
/** Above, the tip is about relaxing; the spec's second rule. */
const TIP_FALL_ASLEEP_OVER_MINUTES = 20;

/** What the rules need of a night; quality is 1 to 10. */
export interface Night {
  readonly bed: Moment;
  readonly wake: Moment;
  readonly fallAsleepMinutes: number;
  readonly quality: number;
}

/** A stored night as the rules take it. */
export const toNight = (record: SleepRecord): Night => ({
  bed: { at: new Date(record.bedTime), utcOffsetMinutes: record.bedUtcOffsetMinutes },
  wake: { at: new Date(record.wakeTime), utcOffsetMinutes: record.wakeUtcOffsetMinutes },
  fallAsleepMinutes: record.fallAsleepTime,
  quality: Number(record.sleepQuality),
});

/** Hours from going to bed to waking, as they really passed (daylight saving and flights included). */
export const durationHoursOf = ({ bed, wake }: Pick<Night, 'bed' | 'wake'>): number =>
  (wake.at.getTime() - bed.at.getTime()) / HOUR_MS;

/** The calendar day of waking on the person's own clock, `yyyy-MM-dd`: the day a night belongs to. */
export const nightDayOf = ({ wake }: Pick<Night, 'wake'>): string => wallTimeThen(wake).slice(0, 10);

export interface SleepFigures {
  /** How many of the newest nights the means rest on, at most `AVERAGED_NIGHTS`. */
  readonly nights: number;
  /** In bed, one decimal. */
  readonly meanHours: number;
  /** 1 to 10, one decimal. */
  readonly meanQuality: number;
  /** Whole minutes. */
  readonly meanFallAsleepMinutes: number;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Means of the newest nights, given newest first; `null` without any. Rounded as they are shown, so that the words
 * chosen from them never contradict the number beside them.
 */
export const computeSleepFigures = (nights: readonly Night[]): SleepFigures | null => {
  const averaged = nights.slice(0, AVERAGED_NIGHTS);
  if (averaged.length === 0) return null;
  return {
    nights: averaged.length,
    meanHours: roundTo(mean(averaged.map(durationHoursOf)), 1),
    meanQuality: roundTo(mean(averaged.map(({ quality }) => quality)), 1),
    meanFallAsleepMinutes: Math.round(mean(averaged.map(({ fallAsleepMinutes }) => fallAsleepMinutes))),
  };
};

export type SleepQualityLevel = 'excellent' | 'good' | 'fair' | 'poor';

/** Spec section 9: 8 Excelente, 6 Boa, 4 Regular, below Ruim. */
export const qualityLevelOf = (quality: number): SleepQualityLevel => {
  if (quality >= 8) return 'excellent';
  if (quality >= 6) return 'good';
  return quality >= 4 ? 'fair' : 'poor';
};

/** Spec section 9: green from 8, yellow from 6, red below. */
export const qualityToneOf = (quality: number): 'ok' | 'warn' | 'bad' => {
  if (quality >= 8) return 'ok';
  return quality >= 6 ? 'warn' : 'bad';
};

export type SleepTip = 'screens' | 'relaxation' | 'earlier_bed' | 'praise';

/** The personal tip, first match (spec section 9). */
export const chooseSleepTip = ({
  meanQuality,
  meanFallAsleepMinutes,
  meanHours,
}: Pick<SleepFigures, 'meanQuality' | 'meanFallAsleepMinutes' | 'meanHours'>): SleepTip => {
  if (meanQuality < TIP_QUALITY_BELOW) return 'screens';
  if (meanFallAsleepMinutes > TIP_FALL_ASLEEP_OVER_MINUTES) return 'relaxation';
  return meanHours < GOOD_SLEEP_HOURS ? 'earlier_bed' : 'praise';
};

/** Hours of the spans together; what two of them share counts once. */
const hoursOfUnion = (nights: readonly Pick<Night, 'bed' | 'wake'>[]): number => {
  let reachedMs = Number.NEGATIVE_INFINITY;
  let totalMs = 0;
  for (const { bed, wake } of nights.toSorted((a, b) => a.bed.at.getTime() - b.bed.at.getTime())) {
    const toMs = wake.at.getTime();
    totalMs += Math.max(0, toMs - Math.max(bed.at.getTime(), reachedMs));
    reachedMs = Math.max(reachedMs, toMs);
  }
  return totalMs / HOUR_MS;
};

/**
 * Hours in bed for each of `days`, one decimal, a night counting for the day it ended on; a day without a record is
 * `null`. Time that was recorded twice counts once.
 */
export const hoursByNight = (
  nights: readonly Pick<Night, 'bed' | 'wake'>[],
  days: readonly string[],
): readonly (number | null)[] =>
  days.map((day) => {
    const ended = nights.filter((night) => nightDayOf(night) === day);
    return ended.length > 0 ? roundTo(hoursOfUnion(ended), 1) : null;
  });
