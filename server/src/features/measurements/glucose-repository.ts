import type { SingleReading } from '@vida/contract/measurements/context-figures.ts';
import type { TimedReading } from '@vida/contract/measurements/glucose-figures.ts';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { healthMetrics } from './metrics-table.ts';

export interface GlucosePeriod {
  /** Ascending. */
  readonly sensor: readonly TimedReading[];
  readonly single: readonly SingleReading[];
  /** The newest reading of all, in the period or not. */
  readonly newestAt: Date | null;
}

interface PeriodRow extends Record<string, unknown> {
  readonly ats: readonly number[] | null;
  /** mg/dL; a text outside what the sensor measures. */
  readonly levels: readonly (number | '-Infinity' | 'Infinity')[] | null;
  readonly single: readonly SingleReading[] | null;
  readonly newest: number | null;
}

const toReading = (at: number, level: number | string | undefined): TimedReading =>
  typeof level === 'number'
    ? { at, value: level, rangeFlag: null }
    : { at, value: null, rangeFlag: level === '-Infinity' ? 'low' : 'high' };

/** Glucose of one person, as little of it as figures and charts need. */
export const createGlucoseRepository = (db: Database) => ({
  /**
   * The readings in `[from, to)`. 90 days of a sensor are 26,000 readings: two JSON arrays take about a third of the
   * time of PostgreSQL's own, and an ordered subquery spares a sort for each. JSON has no infinity, so PostgreSQL
   * writes one as a text: the place of a flag.
   */
  readPeriod: async (userId: string, from: Date, to: Date): Promise<GlucosePeriod> => {
    const { rows } = await db.execute<PeriodRow>(sql`
      select
        to_json(array_agg(at) filter (where is_sensor)) as ats,
        to_json(array_agg(level) filter (where is_sensor)) as levels,
        json_agg(
          json_build_object('at', at, 'value', value, 'rangeFlag', range_flag, 'context', context)
        ) filter (where not is_sensor) as single,
        (
          select date_part('epoch', measured_at) * 1000 from health_metrics
          where user_id = ${userId} and metric_type = 'glucose'
          order by measured_at desc, id desc limit 1
        ) as newest
      from (
        select value, range_flag, context, kind = 'sensor' as is_sensor,
          (date_part('epoch', measured_at) * 1000)::bigint as at,
          coalesce(value, case range_flag when 'low' then '-infinity' else 'infinity' end::float8) as level
        from health_metrics
        where user_id = ${userId} and metric_type = 'glucose'
          and measured_at >= ${from.toISOString()} and measured_at < ${to.toISOString()}
        order by measured_at, id
      ) as reading
    `);
    const { ats, levels, single, newest } = rows[0] ?? {};
    return {
      sensor: (ats ?? []).map((at, index) => toReading(at, levels?.[index])),
      single: single ?? [],
      newestAt: typeof newest === 'number' ? new Date(newest) : null,
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
