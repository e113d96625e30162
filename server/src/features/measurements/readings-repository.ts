import type { MetricContext, MetricKind, MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { healthMetrics } from './metrics-table.ts';

export interface Reading {
  readonly measuredAt: Date;
  readonly value: number | null;
  readonly diastolic: number | null;
  readonly rangeFlag: 'low' | 'high' | null;
  readonly kind: MetricKind;
  readonly context: MetricContext | null;
  readonly source: string;
}

/** A column each, in the order of time: two weeks of a sensor are read in a third of the time of as many rows. */
interface Columns extends Record<string, unknown> {
  readonly ats: readonly number[] | null;
  readonly amounts: readonly (number | null)[];
  readonly diastolics: readonly (number | null)[];
  readonly flags: readonly Reading['rangeFlag'][];
  readonly kinds: readonly MetricKind[];
  readonly contexts: readonly (MetricContext | null)[];
  readonly sources: readonly string[];
}

/** Readings of one kind and one person, with what a question about them needs. */
export const createReadingsRepository = (db: Database) => ({
  /** In `[from, to)`, ascending. */
  readBetween: async (userId: string, type: MetricType, from: Date, to: Date): Promise<Reading[]> => {
    const { rows } = await db.execute<Columns>(sql`
      select to_json(array_agg(at)) as ats, to_json(array_agg(value)) as amounts,
        to_json(array_agg(diastolic)) as diastolics, to_json(array_agg(range_flag)) as flags,
        to_json(array_agg(kind)) as kinds, to_json(array_agg(context)) as contexts,
        to_json(array_agg(source)) as sources
      from (
        select (date_part('epoch', measured_at) * 1000)::bigint as at, value, diastolic, range_flag, kind, context,
          source
        from health_metrics
        where user_id = ${userId} and metric_type = ${type}
          and measured_at >= ${from.toISOString()} and measured_at < ${to.toISOString()}
        order by measured_at, id
      ) as reading
    `);
    const [columns] = rows;
    return (columns?.ats ?? []).map((at, index) => ({
      measuredAt: new Date(at),
      value: columns?.amounts[index] ?? null,
      diastolic: columns?.diastolics[index] ?? null,
      rangeFlag: columns?.flags[index] ?? null,
      kind: columns?.kinds[index] ?? 'manual',
      context: columns?.contexts[index] ?? null,
      source: columns?.sources[index] ?? '',
    }));
  },

  /** However old; null where there never was one. */
  findNewest: async (userId: string, type: MetricType): Promise<Reading | null> => {
    const [row] = await db
      .select({
        measuredAt: healthMetrics.measuredAt,
        value: healthMetrics.value,
        diastolic: healthMetrics.diastolic,
        rangeFlag: healthMetrics.rangeFlag,
        kind: healthMetrics.kind,
        context: healthMetrics.context,
        source: healthMetrics.source,
      })
      .from(healthMetrics)
      .where(and(eq(healthMetrics.userId, userId), eq(healthMetrics.metricType, type)))
      .orderBy(desc(healthMetrics.measuredAt), desc(healthMetrics.id))
      .limit(1);
    return row ?? null;
  },
});
