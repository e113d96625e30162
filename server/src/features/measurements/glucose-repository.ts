import type { SingleReading } from '@vida/contract/measurements/context-figures.ts';
import type { TimedReading } from '@vida/contract/measurements/glucose-figures.ts';
import type { MetricContext, RangeFlag } from '@vida/contract/measurements/metric-kinds.ts';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { healthMetrics } from './metrics-table.ts';

export interface GlucosePeriod {
  /** Ascending. */
  readonly sensor: readonly TimedReading[];
  readonly single: readonly SingleReading[];
}

interface PeriodRow extends Record<string, unknown> {
  readonly isSensor: boolean;
  readonly ats: readonly number[];
  readonly values: readonly (number | null)[];
  readonly flags: readonly (RangeFlag | null)[];
  /** Of single readings only. */
  readonly contexts: readonly (MetricContext | null)[] | null;
}

const toReadings = (row: PeriodRow | undefined): SingleReading[] =>
  (row?.ats ?? []).map((at, index) => ({
    at,
    value: row?.values[index] ?? null,
    rangeFlag: row?.flags[index] ?? null,
    context: row?.contexts?.[index] ?? null,
  }));

/** Glucose of one person, as little of it as figures and charts need. */
export const createGlucoseRepository = (db: Database) => ({
  /** The readings in `[from, to)`. Arrays instead of rows: 90 days of a sensor are 26,000 readings. */
  readPeriod: async (userId: string, from: Date, to: Date): Promise<GlucosePeriod> => {
    const { rows } = await db.execute<PeriodRow>(sql`
      select
        kind = 'sensor' as "isSensor",
        array_agg((extract(epoch from measured_at) * 1000)::float8 order by measured_at, id) as ats,
        array_agg(value order by measured_at, id) as values,
        array_agg(range_flag order by measured_at, id) as flags,
        array_agg(context order by measured_at, id) filter (where kind <> 'sensor') as contexts
      from health_metrics
      where user_id = ${userId} and metric_type = 'glucose'
        and measured_at >= ${from.toISOString()} and measured_at < ${to.toISOString()}
      group by 1
    `);
    return {
      sensor: toReadings(rows.find(({ isSensor }) => isSensor)),
      single: toReadings(rows.find(({ isSensor }) => !isSensor)),
    };
  },

  /** Every reading in `[from, to)` with how and when in the day it was taken, ascending. */
  readInContext: (userId: string, from: Date, to: Date) =>
    db
      .select({
        measuredAt: healthMetrics.measuredAt,
        value: healthMetrics.value,
        rangeFlag: healthMetrics.rangeFlag,
        kind: healthMetrics.kind,
        context: healthMetrics.context,
      })
      .from(healthMetrics)
      .where(
        and(
          eq(healthMetrics.userId, userId),
          eq(healthMetrics.metricType, 'glucose'),
          gte(healthMetrics.measuredAt, from),
          lt(healthMetrics.measuredAt, to),
        ),
      )
      .orderBy(healthMetrics.measuredAt, healthMetrics.id),

  newestAt: async (userId: string): Promise<Date | null> => {
    const [row] = await db
      .select({ measuredAt: healthMetrics.measuredAt })
      .from(healthMetrics)
      .where(and(eq(healthMetrics.userId, userId), eq(healthMetrics.metricType, 'glucose')))
      .orderBy(desc(healthMetrics.measuredAt), desc(healthMetrics.id))
      .limit(1);
    return row?.measuredAt ?? null;
  },
});
