import { z } from 'zod';
import { instantSchema } from '../core/time.ts';
import { type Coverage, computeCoverage, GMI_MIN_DAYS } from './data-sufficiency.ts';
import { computeGlucoseFigures, gmiPercentOf, type TimedReading } from './glucose-figures.ts';
import { rangeFlagSchema } from './metric-kinds.ts';

/** The periods of the figures, in calendar days. */
export const summaryDays = [7, 14, 30, 90] as const;
export const MAX_SUMMARY_DAYS = 366;

const sharesSchema = z.object({
  veryLow: z.number().int(),
  low: z.number().int(),
  target: z.number().int(),
  high: z.number().int(),
  veryHigh: z.number().int(),
});

const extremeSchema = z.object({
  value: z.number().nullable(),
  rangeFlag: rangeFlagSchema.nullable(),
  measuredAt: instantSchema,
});

/** The figures of a period. Values in mg/dL. */
export const glucoseSummarySchema = z.object({
  days: z.number().int(),
  from: instantSchema,
  /** Exclusive. */
  to: instantSchema,
  /** What was counted: the sensor where it has readings, else single readings. */
  basis: z.enum(['sensor', 'single', 'none']),
  readingCount: z.number().int(),
  meanMgDl: z.number().nullable(),
  sdMgDl: z.number().nullable(),
  cvPercent: z.number().nullable(),
  /** Only of sensor data of at least ten days. */
  gmiPercent: z.number().nullable(),
  rangeCounts: sharesSchema,
  /** Whole percents that sum to 100. Of time for a sensor, of readings otherwise. */
  rangePercents: sharesSchema,
  lowest: extremeSchema.nullable(),
  highest: extremeSchema.nullable(),
  daysWithReadings: z.number().int(),
  expectedCount: z.number().nullable(),
  activePercent: z.number().nullable(),
  sufficient: z.boolean(),
  /** The newest reading of all, so that a page can go where the data is. */
  newestAt: instantSchema.nullable(),
});

export type GlucoseSummary = z.infer<typeof glucoseSummarySchema>;
export type SummaryBasis = GlucoseSummary['basis'];

const extremeOf = (reading: TimedReading | null) =>
  reading && {
    value: reading.value,
    rangeFlag: reading.rangeFlag,
    measuredAt: new Date(reading.at).toISOString(),
  };

const gmiOf = (basis: SummaryBasis, coverage: Coverage, meanMgDl: number | null): number | null =>
  basis === 'sensor' && meanMgDl !== null && coverage.daysWithReadings >= GMI_MIN_DAYS
    ? gmiPercentOf(meanMgDl)
    : null;

interface SummaryInput {
  readonly days: number;
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
  readonly timeZone: string;
  /** Ascending by moment. */
  readonly sensor: readonly TimedReading[];
  /** Finger-pricks, laboratory and typed values, ascending. */
  readonly single: readonly TimedReading[];
  readonly newestAt: Date | null;
}

/** The summary of a period from its readings; the sensor wins where it has any. */
export const summarizeGlucose = (input: SummaryInput): GlucoseSummary => {
  const { days, from, to, now, timeZone, sensor, single, newestAt } = input;
  const readings = sensor.length > 0 ? sensor : single;
  const basis = sensor.length > 0 ? 'sensor' : single.length > 0 ? 'single' : 'none';
  const { valueCount: _, lowest, highest, ...figures } = computeGlucoseFigures(readings);
  const coverage = computeCoverage({
    ats: readings.map(({ at }) => at),
    isSensor: basis === 'sensor',
    days,
    elapsedMinutes: (Math.min(to.getTime(), now.getTime()) - from.getTime()) / 60_000,
    timeZone,
  });
  return {
    days,
    from: from.toISOString(),
    to: to.toISOString(),
    basis,
    ...figures,
    ...coverage,
    gmiPercent: gmiOf(basis, coverage, figures.meanMgDl),
    lowest: extremeOf(lowest),
    highest: extremeOf(highest),
    newestAt: newestAt?.toISOString() ?? null,
  };
};
