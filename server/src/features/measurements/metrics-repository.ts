import type { MetricContext, MetricKind, MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { personalRows } from '../../db/personal-rows.ts';
import { metricImports } from './imports-table.ts';
import type { MetricPosition } from './metric-cursor.ts';
import { healthMetrics } from './metrics-table.ts';

export type MetricRow = typeof healthMetrics.$inferSelect;
export type NewMetricRow = Omit<typeof healthMetrics.$inferInsert, 'userId'>;

export interface MetricFilter {
  readonly metricType?: MetricType | undefined;
  readonly context?: MetricContext | undefined;
  readonly kind?: MetricKind | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

/** Readings of one person. */
export const createMetricsRepository = (db: Database | Transaction) => {
  const rows = personalRows(db, healthMetrics);
  return {
    ...rows,
    /** Newest first, those after `position` in that order. */
    list: (
      userId: string,
      { metricType, context, kind, from, to }: MetricFilter,
      limit: number,
      position: MetricPosition | null = null,
    ): Promise<MetricRow[]> =>
      rows.list(userId, {
        by: healthMetrics.measuredAt,
        from,
        to,
        after: position && { value: position.measuredAt, id: position.id },
        where: and(
          metricType && eq(healthMetrics.metricType, metricType),
          context && eq(healthMetrics.context, context),
          kind && eq(healthMetrics.kind, kind),
        ),
        limit,
      }),

    /** Those with a source key that is already here store nothing; answers the rows that were stored. */
    insertNew: (userId: string, metrics: readonly NewMetricRow[]): Promise<MetricRow[]> =>
      db
        .insert(healthMetrics)
        .values(metrics.map((row) => ({ ...row, userId })))
        .onConflictDoNothing()
        .returning(),

    findBySourceKeys: (userId: string, sourceKeys: readonly string[]): Promise<MetricRow[]> =>
      db
        .select()
        .from(healthMetrics)
        .where(and(eq(healthMetrics.userId, userId), inArray(healthMetrics.sourceKey, [...sourceKeys]))),

    /** Which of these imports are the person's. */
    findImportIds: async (userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
      const found = await db
        .select({ id: metricImports.id })
        .from(metricImports)
        .where(and(eq(metricImports.userId, userId), inArray(metricImports.id, [...ids])));
      return new Set(found.map(({ id }) => id));
    },
  };
};
