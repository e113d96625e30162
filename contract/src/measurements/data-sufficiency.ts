import { addDaysTo, dayOf, startOfDayAt } from '../core/time.ts';
import type { WeighedReading } from './glucose-figures.ts';

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

/** How much of a period its readings cover. */
export interface Coverage {
  readonly daysWithReadings: number;
  /** What a sensor would have stored without gaps, as densely as it did on the mean; null for single readings. */
  readonly expectedCount: number | null;
  /** Valid of expected, at most 100; null for single readings. */
  readonly activePercent: number | null;
  /** Whether the figures carry conclusions. */
  readonly sufficient: boolean;
}

interface CoverageInput {
  /** Ascending; of a sensor weighed with the minutes that each stands for. */
  readonly readings: readonly WeighedReading[];
  readonly isSensor: boolean;
  /** Calendar days of the period. */
  readonly days: number;
  /** The part of the period that has passed, in minutes. */
  readonly elapsedMinutes: number;
  readonly timeZone: string;
}

/** Days of the person that hold a reading, ascending. Time zones are asked once a day, not once a reading. */
const countDays = (readings: readonly WeighedReading[], timeZone: string): number => {
  let [days, dayEndsAt] = [0, Number.NEGATIVE_INFINITY];
  for (const { at } of readings) {
    if (at < dayEndsAt) continue;
    days += 1;
    dayEndsAt = startOfDayAt(addDaysTo(dayOf(new Date(at), timeZone), 1), timeZone).getTime();
  }
  return days;
};

/** Whether the readings carry the figures, and how much is there. */
export const computeCoverage = ({ readings, isSensor, days, elapsedMinutes, timeZone }: CoverageInput): Coverage => {
  const daysWithReadings = countDays(readings, timeZone);
  const { length } = readings;
  if (!isSensor) {
    const sufficient = length >= SUFFICIENT_SINGLE_READINGS;
    return { daysWithReadings, expectedCount: null, activePercent: null, sufficient };
  }
  // One reading has no step to the next: nothing is known of how many there should be.
  if (length < 2 || elapsedMinutes <= 0)
    return { daysWithReadings, expectedCount: null, activePercent: null, sufficient: false };
  const minutes = readings.reduce((sum, { weight }) => sum + weight, 0) / length;
  const expectedCount = Math.round(elapsedMinutes / minutes);
  const activePercent = expectedCount === 0 ? 0 : Math.min(100, (100 * length) / expectedCount);
  const sufficient = days >= SUFFICIENT_DAYS && activePercent > SUFFICIENT_ACTIVE_PERCENT;
  return { daysWithReadings, expectedCount, activePercent, sufficient };
};
