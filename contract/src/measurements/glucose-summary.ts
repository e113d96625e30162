import { z } from 'zod';
import { instantSchema, MINUTE_MS } from '../core/time.ts';
import { type CareGroup, careGroups } from '../profile/care-rules.ts';
import { computeContextFigures, type SingleReading } from './context-figures.ts';
import { type Coverage, computeCoverage, GMI_MIN_DAYS } from './data-sufficiency.ts';
import { computeGlucoseFigures, gmiPercentOf, type TimedReading, type WeighedReading } from './glucose-figures.ts';
import { bandOf } from './glucose-goals.ts';
import { griOf } from './glucose-risk.ts';
import type { RangeShares } from './glucose-rules.ts';
import { metricContextSchema, rangeFlagSchema } from './metric-kinds.ts';

/** The periods of the figures, in calendar days. */
export const summaryDays = [7, 14, 30, 90] as const;
export const MAX_SUMMARY_DAYS = 366;

const sharesOf = <S extends z.ZodType>(share: S) =>
  z.object({ veryLow: share, low: share, target: share, high: share, veryHigh: share });
const sharesSchema = sharesOf(z.number().int());

const extremeSchema = z.object({
  value: z.number().nullable(),
  rangeFlag: rangeFlagSchema.nullable(),
  measuredAt: instantSchema,
});

const bandSchema = z.object({ from: z.number(), to: z.number() });

const contextFiguresSchema = z.object({
  /** Null for readings without a moment of the day. */
  context: metricContextSchema.nullable(),
  readingCount: z.number().int(),
  meanMgDl: z.number().nullable(),
  sdMgDl: z.number().nullable(),
  rangeCounts: sharesSchema,
  lowest: extremeSchema.nullable(),
  highest: extremeSchema.nullable(),
  /** The usual goal of the moment; null where there is none, or a professional sets it. */
  goal: bandSchema.nullable(),
  withinGoalCount: z.number().int().nullable(),
});

/** The figures of a period. Values in mg/dL. */
export const glucoseSummarySchema = z.object({
  days: z.number().int(),
  from: instantSchema,
  /** Exclusive. */
  to: instantSchema,
  /** What was counted: the sensor where it has readings, else single readings. */
  basis: z.enum(['sensor', 'single', 'none']),
  /** Whose goals hold: none in pregnancy and under 18. */
  careGroup: z.enum(careGroups),
  /** What counts as in range: 70 to 180, in pregnancy 63 to 140. */
  band: bandSchema,
  readingCount: z.number().int(),
  meanMgDl: z.number().nullable(),
  sdMgDl: z.number().nullable(),
  cvPercent: z.number().nullable(),
  /** Only of sensor data of at least ten days. */
  gmiPercent: z.number().nullable(),
  /** Glycemia risk index, 0 to 100; of sensor data only, and not in pregnancy, whose ranges are others. */
  gri: z.number().nullable(),
  /** Low and high blood glucose index. */
  lbgi: z.number().nullable(),
  hbgi: z.number().nullable(),
  /** Readings; those of a day's primary source where there are several. */
  rangeCounts: sharesSchema,
  /** Not rounded. Of time for a sensor, of readings otherwise. */
  exactPercents: sharesOf(z.number()),
  /** The same with one decimal, and they sum to 100. */
  rangePercents: sharesOf(z.number()),
  lowest: extremeSchema.nullable(),
  highest: extremeSchema.nullable(),
  daysWithReadings: z.number().int(),
  /** Days on which another sensor source has readings too, which are in no figure. */
  otherSourceDays: z.number().int(),
  expectedCount: z.number().nullable(),
  activePercent: z.number().nullable(),
  sufficient: z.boolean(),
  /** Single readings (finger-pricks, laboratory, typed in) by moment of the day, also beside a sensor. */
  contexts: z.array(contextFiguresSchema),
  /** The newest reading of all, so that a page can go where the data is. */
  newestAt: instantSchema.nullable(),
});

export type GlucoseSummary = z.infer<typeof glucoseSummarySchema>;
export type SummaryBasis = GlucoseSummary['basis'];

export type ContextSummary = z.infer<typeof contextFiguresSchema>;

const extremeOf = (reading: TimedReading | null) =>
  reading && {
    value: reading.value,
    rangeFlag: reading.rangeFlag,
    measuredAt: new Date(reading.at).toISOString(),
  };

const gmiOf = (basis: SummaryBasis, coverage: Coverage, meanMgDl: number | null): number | null =>
  basis === 'sensor' && meanMgDl !== null && coverage.daysWithReadings >= GMI_MIN_DAYS ? gmiPercentOf(meanMgDl) : null;

const griOfSensor = (basis: SummaryBasis, group: CareGroup, exactPercents: RangeShares): number | null =>
  basis === 'sensor' && group !== 'pregnant' ? griOf(exactPercents) : null;

interface SummaryInput {
  readonly days: number;
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
  readonly timeZone: string;
  /** Ascending by moment: each day's primary source alone, weighed with minutes (`glucose-timeline.ts`). */
  readonly sensor: readonly WeighedReading[];
  /** Days on which another sensor source has readings too; none where that is not told. */
  readonly otherSourceDays?: number;
  /** Finger-pricks, laboratory and typed values, ascending, each told once. */
  readonly single: readonly SingleReading[];
  readonly group: CareGroup;
  readonly newestAt: Date | null;
}

/** The summary of a period from its readings; the sensor wins where it has readings. */
export const summarizeGlucose = (input: SummaryInput): GlucoseSummary => {
  const { days, from, to, now, timeZone, sensor, single, newestAt, group, otherSourceDays = 0 } = input;
  const band = bandOf(group);
  const readings = sensor.length > 0 ? sensor : single.map((reading) => ({ ...reading, weight: 1 }));
  const basis = sensor.length > 0 ? 'sensor' : single.length > 0 ? 'single' : 'none';
  const { valueCount: _, lowest, highest, ...figures } = computeGlucoseFigures(readings, band);
  const coverage = computeCoverage({
    readings,
    isSensor: basis === 'sensor',
    days,
    elapsedMinutes: (Math.min(to.getTime(), now.getTime()) - from.getTime()) / MINUTE_MS,
    timeZone,
  });
  return {
    days,
    from: from.toISOString(),
    to: to.toISOString(),
    basis,
    careGroup: group,
    band,
    ...figures,
    ...coverage,
    otherSourceDays,
    gri: griOfSensor(basis, group, figures.exactPercents),
    contexts: computeContextFigures(single, group).map((each) => ({
      ...each,
      lowest: extremeOf(each.lowest),
      highest: extremeOf(each.highest),
    })),
    gmiPercent: gmiOf(basis, coverage, figures.meanMgDl),
    lowest: extremeOf(lowest),
    highest: extremeOf(highest),
    newestAt: newestAt?.toISOString() ?? null,
  };
};
