import { HOUR_MS } from '../core/time.ts';
import type { TimedReading } from './glucose-figures.ts';
import { classifyReading } from './glucose-rules.ts';

/** Two readings above 250 mg/dL at least two hours apart are a reason to be seen the same day (domain rules). */
export const REPEATED_HIGH_APART_MS = 2 * HOUR_MS;
/** How far back an earlier reading still counts. */
export const REPEATED_HIGH_WITHIN_MS = 24 * HOUR_MS;

/** Whether a reading above 250 mg/dL (or 'HI') had another one two to twenty-four hours before it. */
export const isRepeatedHigh = (readings: readonly TimedReading[], newest: TimedReading): boolean =>
  classifyReading(newest) === 'very_high' &&
  readings.some((reading) => {
    const apartMs = newest.at - reading.at;
    const counts = apartMs >= REPEATED_HIGH_APART_MS && apartMs <= REPEATED_HIGH_WITHIN_MS;
    return counts && classifyReading(reading) === 'very_high';
  });
