import { lastDaysRange } from '@vida/contract/core/time.ts';
import {
  EMERGENCY_ABOVE_MG_DL,
  HIGH_UP_TO_MG_DL,
  LOW_BELOW_MG_DL,
  SAME_DAY_CARE_ABOVE_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import { summarizeGlucose } from '@vida/contract/measurements/glucose-summary.ts';
import { ADVICE_DAYS, type GlucoseReading, type Person } from '../adviser.ts';
import type { GlucoseFacts } from './facts.ts';

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Readings before this hour of the person's clock are of the night. */
const NIGHT_ENDS_HOUR = 6;

/** Whether a reading lies above; 'HI' lies above everything (devices say it from 400 or 600 on). */
export const isAbove =
  (glucoseMgDl: number) =>
  ({ value, rangeFlag }: GlucoseReading): boolean =>
    value === null ? rangeFlag === 'high' : value > glucoseMgDl;

/** Whether a reading lies below; 'LO' lies below everything. */
export const isBelow =
  (glucoseMgDl: number) =>
  ({ value, rangeFlag }: GlucoseReading): boolean =>
    value === null ? rangeFlag === 'low' : value < glucoseMgDl;

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
  const isWithin =
    (ms: number) =>
    ({ at }: GlucoseReading): boolean =>
      now.getTime() - at <= ms;
  const ofDay = readings.filter(isWithin(DAY_MS));
  const ofWeek = readings.filter(isWithin(7 * DAY_MS));
  const single = readings.filter(({ kind }) => kind !== 'sensor');
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
      sensor: readings.filter(({ kind }) => kind === 'sensor'),
      single,
      newestAt: last && new Date(last.at),
    }),
    last,
    lastOfDay,
    veryHighsOfDay: ofDay.filter(isAbove(HIGH_UP_TO_MG_DL)),
    lowsOfWeek,
    veryLowsOfWeek: lowsOfWeek.filter(isBelow(VERY_LOW_BELOW_MG_DL)),
    nightLowsOfWeek: lowsOfWeek.filter(isOfNight(timeZone)),
    alarmingHighsOfWeek: ofWeek.filter(isAbove(SAME_DAY_CARE_ABOVE_MG_DL)),
    fastingMgDl: readings.flatMap(({ context, value }) =>
      context === 'jejum' && value !== null ? [value] : [],
    ),
    postMeal: readings.filter(({ context, value }) => context === 'pos_refeicao' && value !== null),
    singleCount: single.length,
    unmarkedCount: single.filter(({ context }) => context === null).length,
    exerciseShouldWait:
      ofDay.some(isBelow(VERY_LOW_BELOW_MG_DL)) || (lastOfDay !== null && isDisturbing(lastOfDay)),
  };
};
