import { lastDaysRange } from '@vida/contract/core/time.ts';
import {
  EMERGENCY_ABOVE_MG_DL,
  HIGH_UP_TO_MG_DL,
  isAboveLimit,
  isBelowLimit,
  LOW_BELOW_MG_DL,
  SAME_DAY_CARE_ABOVE_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import { type GlucoseSummary, summarizeGlucose } from '@vida/contract/measurements/glucose-summary.ts';
import type { MetricContext } from '@vida/contract/measurements/metric-kinds.ts';
import { ADVICE_DAYS, type GlucoseReading, type Person } from '../../adviser.ts';
import { DAY_MS, HOUR_MS, isWithin } from './calendar.ts';

/** Glucose of the last 14 days; ascending lists, empty where there is nothing. */
export interface GlucoseFacts {
  /** Figures of the 14 days; the sensor's where there is one. The last day below is of whichever source. */
  readonly summary: GlucoseSummary;
  readonly last: GlucoseReading | null;
  /** The newest reading where it is at most a day old. */
  readonly lastOfDay: GlucoseReading | null;
  /** The newest reading where it is at most two hours old: it speaks of now. */
  readonly recent: GlucoseReading | null;
  /** Last 24 hours, below 54 mg/dL. */
  readonly veryLowsOfDay: readonly GlucoseReading[];
  /** Last 24 hours, above 250 mg/dL. */
  readonly veryHighsOfDay: readonly GlucoseReading[];
  /** Last 7 days, below 70 mg/dL (those below 54 among them). */
  readonly lowsOfWeek: readonly GlucoseReading[];
  readonly veryLowsOfWeek: readonly GlucoseReading[];
  /** Of `lowsOfWeek`, those of the night. */
  readonly nightLowsOfWeek: readonly GlucoseReading[];
  /** Last 7 days, above 300 mg/dL. */
  readonly alarmingHighsOfWeek: readonly GlucoseReading[];
  /** By the moment they are marked with, values in mg/dL. */
  readonly fastingMgDl: readonly number[];
  readonly preMealMgDl: readonly number[];
  readonly bedtimeMgDl: readonly number[];
  readonly postMeal: readonly GlucoseReading[];
  readonly singleCount: number;
  /** Single readings without a moment of the day. */
  readonly unmarkedCount: number;
  /** Low, very high, or a serious low within the day: no exercise before that is settled. */
  readonly exerciseShouldWait: boolean;
}

const RECENT_MS = 2 * HOUR_MS;
/** Readings before this hour of the person's clock are of the night. */
const NIGHT_ENDS_HOUR = 6;

/** Whether a reading lies above; 'HI' lies above everything (devices say it from 400 or 600 on). */
export const isAbove =
  (glucoseMgDl: number) =>
  ({ value, rangeFlag }: GlucoseReading): boolean =>
    value === null ? rangeFlag === 'high' : isAboveLimit(value, glucoseMgDl);

/** Whether a reading lies below; 'LO' lies below everything. */
export const isBelow =
  (glucoseMgDl: number) =>
  ({ value, rangeFlag }: GlucoseReading): boolean =>
    value === null ? rangeFlag === 'low' : isBelowLimit(value, glucoseMgDl);

/** Whether a reading enters figures: no other source tells it. */
export const isCounted = ({ weight }: GlucoseReading): boolean => weight > 0;

/** Emergency words: 'HI' or above 400 mg/dL. */
export const isEmergencyHigh = isAbove(EMERGENCY_ABOVE_MG_DL);

const isOfNight =
  (timeZone: string) =>
  ({ at, context }: GlucoseReading): boolean => {
    if (context !== null) return context === 'madrugada';
    const hour = new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', timeZone });
    return Number(hour) < NIGHT_ENDS_HOUR;
  };

const isDisturbing = (reading: GlucoseReading): boolean =>
  isBelow(LOW_BELOW_MG_DL)(reading) || isAbove(HIGH_UP_TO_MG_DL)(reading);

/** The glucose facts of the last 14 days at `now`. */
export const buildGlucoseFacts = ({ readings, timeZone }: Person, now: Date): GlucoseFacts => {
  const ofDay = readings.filter(isWithin(DAY_MS, now));
  const counted = readings.filter(isCounted);
  const ofWeek = counted.filter(isWithin(7 * DAY_MS, now));
  const valuesAt = (moment: MetricContext): number[] =>
    counted.flatMap(({ context, value }) => (context === moment && value !== null ? [value] : []));
  const veryLowsOfDay = ofDay.filter(isBelow(VERY_LOW_BELOW_MG_DL));
  const single = counted.filter(({ kind }) => kind !== 'sensor');
  const last = readings.at(-1) ?? null;
  const lastOfDay = ofDay.at(-1) ?? null;
  const lowsOfWeek = ofWeek.filter(isBelow(LOW_BELOW_MG_DL));
  return {
    summary: summarizeGlucose({
      // The texts say where readings lie between 70 and 180, whoever reads them.
      group: 'adult',
      days: ADVICE_DAYS,
      ...lastDaysRange(ADVICE_DAYS, now, timeZone),
      now,
      timeZone,
      sensor: counted.filter(({ kind }) => kind === 'sensor'),
      single,
      newestAt: last && new Date(last.at),
    }),
    last,
    lastOfDay,
    recent: last && isWithin(RECENT_MS, now)(last) ? last : null,
    veryLowsOfDay,
    veryHighsOfDay: ofDay.filter(isAbove(HIGH_UP_TO_MG_DL)),
    lowsOfWeek,
    veryLowsOfWeek: lowsOfWeek.filter(isBelow(VERY_LOW_BELOW_MG_DL)),
    nightLowsOfWeek: lowsOfWeek.filter(isOfNight(timeZone)),
    alarmingHighsOfWeek: ofWeek.filter(isAbove(SAME_DAY_CARE_ABOVE_MG_DL)),
    fastingMgDl: valuesAt('jejum'),
    preMealMgDl: valuesAt('pre_refeicao'),
    bedtimeMgDl: valuesAt('ao_deitar'),
    postMeal: counted.filter(({ context, value }) => context === 'pos_refeicao' && value !== null),
    singleCount: single.length,
    unmarkedCount: single.filter(({ context }) => context === null).length,
    exerciseShouldWait: veryLowsOfDay.length > 0 || (lastOfDay !== null && isDisturbing(lastOfDay)),
  };
};
