import { dayOf, daysBetween, HOUR_MS, lastDaysRange, monthsBetween } from '@vida/contract/core/time.ts';
import { toWallTime } from '@vida/contract/core/wall-time.ts';
import { heightOf } from '@vida/contract/measurements/glucose-figures.ts';
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
import { isWithin, windowsOf } from './windows.ts';

const RECENT_MS = 2 * HOUR_MS;
/** Readings before this of the person's clock are of the night. */
const NIGHT_ENDS_AT = '06:00';

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
  ({ at, context }: GlucoseReading): boolean =>
    context === null ? toWallTime(new Date(at), timeZone).slice(11) < NIGHT_ENDS_AT : context === 'madrugada';

const isSingle = ({ kind }: GlucoseReading): boolean => kind !== 'sensor';

/** Figures of the 14 days that end at `now`; the sensor's where there is one. */
const summarize = (readings: readonly GlucoseReading[], now: Date, timeZone: string): GlucoseSummary => {
  const counted = readings.filter(isCounted);
  const newest = readings.at(-1);
  return summarizeGlucose({
    // The texts say where readings lie between 70 and 180, whoever reads them.
    group: 'adult',
    days: ADVICE_DAYS,
    ...lastDaysRange(ADVICE_DAYS, now, timeZone),
    now,
    timeZone,
    sensor: counted.filter((reading) => !isSingle(reading)),
    single: counted.filter(isSingle),
    newestAt: newest ? new Date(newest.at) : null,
  });
};

/** Glucose of the last 14 days at `now`; ascending lists, empty where there is nothing. */
export const buildGlucoseFacts = ({ readings, timeZone }: Person, now: Date) => {
  const counted = readings.filter(isCounted);
  const single = counted.filter(isSingle);
  const { ofDay, lastOfDay } = windowsOf(readings, now);
  const { ofWeek } = windowsOf(counted, now);
  const lowsOfWeek = ofWeek.filter(isBelow(LOW_BELOW_MG_DL));
  const veryLowsOfDay = ofDay.filter(isBelow(VERY_LOW_BELOW_MG_DL));
  const last = readings.at(-1) ?? null;
  const valuesAt = (moment: MetricContext): number[] =>
    counted.flatMap(({ context, value }) => (context === moment && value !== null ? [value] : []));
  return {
    /** The last day below is of whichever source. */
    summary: summarize(readings, now, timeZone),
    last,
    /** The newest reading where it is at most a day old. */
    lastOfDay,
    /** The newest reading where it is at most two hours old: it speaks of now. */
    recent: last && isWithin(RECENT_MS, now)(last) ? last : null,
    veryLowsOfDay,
    /** Above 250 mg/dL. */
    veryHighsOfDay: ofDay.filter(isAbove(HIGH_UP_TO_MG_DL)),
    /** Below 70 mg/dL (those below 54 among them). */
    lowsOfWeek,
    veryLowsOfWeek: lowsOfWeek.filter(isBelow(VERY_LOW_BELOW_MG_DL)),
    nightLowsOfWeek: lowsOfWeek.filter(isOfNight(timeZone)),
    /** Above 300 mg/dL. */
    alarmingHighsOfWeek: ofWeek.filter(isAbove(SAME_DAY_CARE_ABOVE_MG_DL)),
    // By the moment they are marked with.
    fastingMgDl: valuesAt('jejum'),
    preMealMgDl: valuesAt('pre_refeicao'),
    bedtimeMgDl: valuesAt('ao_deitar'),
    postMeal: counted.filter(({ context, value }) => context === 'pos_refeicao' && value !== null),
    singleCount: single.length,
    /** Single readings without a moment of the day. */
    unmarkedCount: single.filter(({ context }) => context === null).length,
    /** Low, very high, or a serious low within the day: no exercise before that is settled. */
    exerciseShouldWait:
      veryLowsOfDay.length > 0 ||
      (lastOfDay !== null && (isBelow(LOW_BELOW_MG_DL)(lastOfDay) || isAbove(HIGH_UP_TO_MG_DL)(lastOfDay))),
  };
};

const byHeight = (a: GlucoseReading, b: GlucoseReading): number => heightOf(a) - heightOf(b);

/** Glucose of the past at `now`, where the last 14 days have none; `null` without older readings. */
export const buildOlderGlucoseFacts = ({ olderReadings, timeZone }: Person, now: Date) => {
  const [first, last] = [olderReadings[0], olderReadings.at(-1)];
  if (!first || !last) return null;
  const counted = olderReadings.filter(isCounted);
  const [day, today] = [dayOf(new Date(last.at), timeZone), dayOf(now, timeZone)];
  return {
    /** As it would have been told on the day of the newest reading. */
    summary: summarize(olderReadings, new Date(last.at), timeZone),
    first,
    last,
    // Of sensor and single readings alike: the lowest below 70 mg/dL, the highest above 250.
    lowest: counted.filter(isBelow(LOW_BELOW_MG_DL)).toSorted(byHeight)[0] ?? null,
    highest: counted.filter(isAbove(HIGH_UP_TO_MG_DL)).toSorted((a, b) => byHeight(b, a))[0] ?? null,
    // From the day of the newest reading to today: whole days, whole calendar months.
    ageDays: daysBetween(day, today),
    ageMonths: monthsBetween(day, today),
  };
};

export type OlderGlucoseFacts = NonNullable<ReturnType<typeof buildOlderGlucoseFacts>>;
