import { dayOf, daysBetween, lastDaysRange } from '@vida/contract/core/time.ts';
import { HIGH_UP_TO_MG_DL, LOW_BELOW_MG_DL } from '@vida/contract/measurements/glucose-rules.ts';
import { type GlucoseSummary, summarizeGlucose } from '@vida/contract/measurements/glucose-summary.ts';
import { ADVICE_DAYS, type GlucoseReading, type Person } from '../../adviser.ts';
import { monthsBetween } from './calendar.ts';
import { isAbove, isBelow, isCounted } from './glucose-facts.ts';

/** Glucose of the past, where the last 14 days have none. */
export interface OlderGlucoseFacts {
  /** Figures of the 14 days that end with the newest reading; the sensor's where there is one. */
  readonly summary: GlucoseSummary;
  readonly first: GlucoseReading;
  readonly last: GlucoseReading;
  /** Of sensor and single readings alike: the lowest below 70 mg/dL, the highest above 250. */
  readonly lowest: GlucoseReading | null;
  readonly highest: GlucoseReading | null;
  /** From the day of the newest reading to today: whole days, whole calendar months. */
  readonly ageDays: number;
  readonly ageMonths: number;
}

/** 'LO' lies below every value, 'HI' above. */
const lowestOf = (lows: readonly GlucoseReading[]): GlucoseReading | null =>
  lows.toSorted((a, b) => (a.value ?? 0) - (b.value ?? 0))[0] ?? null;

const highestOf = (highs: readonly GlucoseReading[]): GlucoseReading | null =>
  highs.toSorted((a, b) => (b.value ?? Number.MAX_VALUE) - (a.value ?? Number.MAX_VALUE))[0] ?? null;

/** The glucose facts of the past at `now`; `null` without older readings. */
export const buildOlderGlucoseFacts = (
  { olderReadings, timeZone }: Person,
  now: Date,
): OlderGlucoseFacts | null => {
  const counted = olderReadings.filter(isCounted);
  const first = olderReadings[0];
  const last = olderReadings.at(-1);
  if (!first || !last) return null;
  const newestAt = new Date(last.at);
  const day = dayOf(newestAt, timeZone);
  const today = dayOf(now, timeZone);
  return {
    // As it would have been told on the day of the newest reading.
    summary: summarizeGlucose({
      // The texts say where readings lie between 70 and 180, whoever reads them.
      group: 'adult',
      days: ADVICE_DAYS,
      ...lastDaysRange(ADVICE_DAYS, newestAt, timeZone),
      now: newestAt,
      timeZone,
      sensor: counted.filter(({ kind }) => kind === 'sensor'),
      single: counted.filter(({ kind }) => kind !== 'sensor'),
      newestAt,
    }),
    first,
    last,
    lowest: lowestOf(counted.filter(isBelow(LOW_BELOW_MG_DL))),
    highest: highestOf(counted.filter(isAbove(HIGH_UP_TO_MG_DL))),
    ageDays: daysBetween(day, today),
    ageMonths: monthsBetween(day, today),
  };
};
