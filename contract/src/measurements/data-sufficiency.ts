import { addDaysTo, dayOf, startOfDayAt } from '../core/time.ts';

const MINUTE_MS = 60_000;

/** Sensor data carry conclusions from 14 days and more than 70 % of the readings (Battelino 2019). */
export const SUFFICIENT_DAYS = 14;
export const SUFFICIENT_ACTIVE_PERCENT = 70;
/** Below this many days with readings a GMI is not shown. */
export const GMI_MIN_DAYS = 10;
/** Fewer single readings than this say little about a period (our choice, no guideline). */
export const SUFFICIENT_SINGLE_READINGS = 10;

/** Whether a period holds too few single readings for shares and means: each reading speaks for itself then. */
export const areFewSingle = ({ basis, sufficient }: { basis: string; sufficient: boolean }): boolean =>
  basis === 'single' && !sufficient;

/** Fewer readings of one moment of the day than this say little about it. */
export const SUFFICIENT_MOMENT_READINGS = 3;

/** How densely sensors store: every minute, every 5, every 15. */
const sensorIntervals = [1, 5, 15];

/** The interval of a sensor in minutes, from the median step of its moments (epoch milliseconds, ascending). */
export const samplingIntervalMinutes = (ats: readonly number[]): number | null => {
  const steps = ats.slice(1).map((at, index) => (at - (ats[index] ?? at)) / MINUTE_MS);
  const median = steps.toSorted((a, b) => a - b)[Math.floor((steps.length - 1) / 2)];
  if (median === undefined) return null;
  return sensorIntervals.reduce((best, each) =>
    Math.abs(each - median) < Math.abs(best - median) ? each : best,
  );
};

/** How much of a period its readings cover. */
export interface Coverage {
  readonly daysWithReadings: number;
  /** What a sensor would have stored without gaps; null for single readings. */
  readonly expectedCount: number | null;
  /** Valid of expected, at most 100; null for single readings. */
  readonly activePercent: number | null;
  /** Whether the figures carry conclusions. */
  readonly sufficient: boolean;
}

interface CoverageInput {
  /** Moments of the readings, epoch milliseconds, ascending. */
  readonly ats: readonly number[];
  readonly isSensor: boolean;
  /** Calendar days of the period. */
  readonly days: number;
  /** The part of the period that has passed, in minutes. */
  readonly elapsedMinutes: number;
  readonly timeZone: string;
}

/** Days of the person that hold a reading; `ats` ascending. Time zones are asked once a day, not once a reading. */
const countDays = (ats: readonly number[], timeZone: string): number => {
  let [days, dayEndsAt] = [0, Number.NEGATIVE_INFINITY];
  for (const at of ats) {
    if (at < dayEndsAt) continue;
    days += 1;
    dayEndsAt = startOfDayAt(addDaysTo(dayOf(new Date(at), timeZone), 1), timeZone).getTime();
  }
  return days;
};

/** Whether the readings carry the figures, and how much is there. */
export const computeCoverage = ({
  ats,
  isSensor,
  days,
  elapsedMinutes,
  timeZone,
}: CoverageInput): Coverage => {
  const daysWithReadings = countDays(ats, timeZone);
  if (!isSensor) {
    const sufficient = ats.length >= SUFFICIENT_SINGLE_READINGS;
    return { daysWithReadings, expectedCount: null, activePercent: null, sufficient };
  }
  const interval = samplingIntervalMinutes(ats);
  if (interval === null || elapsedMinutes <= 0)
    return { daysWithReadings, expectedCount: null, activePercent: null, sufficient: false };
  const expectedCount = Math.round(elapsedMinutes / interval);
  const activePercent = expectedCount === 0 ? 0 : Math.min(100, (100 * ats.length) / expectedCount);
  const sufficient = days >= SUFFICIENT_DAYS && activePercent > SUFFICIENT_ACTIVE_PERCENT;
  return { daysWithReadings, expectedCount, activePercent, sufficient };
};
