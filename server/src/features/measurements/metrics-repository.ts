import type { MetricContext, MetricKind, MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { metricImports } from './imports-table.ts';
import type { MetricPosition } from './metric-cursor.ts';
import { healthMetrics } from './metrics-table.ts';

export type MetricRow = typeof healthMetrics.$inferSelect;
export type NewMetricRow = Omit<typeof healthMetrics.$inferInsert, 'userId'>;
export type MetricRowChange = Partial<Omit<NewMetricRow, 'id' | 'metricType' | 'importId' | 'createdAt'>>;

export interface MetricFilter {
  readonly metricType?: MetricType | undefined;
  readonly context?: MetricContext | undefined;
  readonly kind?: MetricKind | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

const filterOf = (userId: string, { metricType, context, kind, from, to }: MetricFilter): (SQL | undefined)[] => [
  eq(healthMetrics.userId, userId),
  metricType && eq(healthMetrics.metricType, metricType),
  context && eq(healthMetrics.context, context),
  kind && eq(healthMetrics.kind, kind),
  from && gte(healthMetrics.measuredAt, from),
  to && lt(healthMetrics.measuredAt, to),
];

const newestFirst = [desc(healthMetrics.measuredAt), desc(healthMetrics.id)];

/** Readings of one person. */
export const createMetricsRepository = (db: Database | Transaction) => ({
  /** Newest first, those after `position` in that order. */
  list: (
    userId: string,
    filter: MetricFilter,
    limit: number,
    position: MetricPosition | null = null,
  ): Promise<MetricRow[]> =>
    db
      .select()
      .from(healthMetrics)
      .where(
        and(
          ...filterOf(userId, filter),
          position
            ? sql`(${healthMetrics.measuredAt}, ${healthMetrics.id}) < (${position.measuredAt.toISOString()}::timestamptz, ${position.id}::uuid)`
            : undefined,
        ),
      )
      .orderBy(...newestFirst)
      .limit(limit),

  findById: async (userId: string, id: string): Promise<MetricRow | undefined> => {
    const [row] = await db
      .select()
      .from(healthMetrics)
      .where(and(eq(healthMetrics.userId, userId), eq(healthMetrics.id, id)));
    return row;
  },

  /** Those with a source key that is already here store nothing; answers the rows that were stored. */
  insert: (userId: string, rows: readonly NewMetricRow[]): Promise<MetricRow[]> =>
    db
      .insert(healthMetrics)
      .values(rows.map((row) => ({ ...row, userId })))
      .onConflictDoNothing()
      .returning(),

  findBySourceKeys: (userId: string, sourceKeys: readonly string[]): Promise<MetricRow[]> =>
    db
      .select()
      .from(healthMetrics)
      .where(and(eq(healthMetrics.userId, userId), inArray(healthMetrics.sourceKey, [...sourceKeys]))),

  /** Which of these imports are the person's. */
  findImportIds: async (userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await db
      .select({ id: metricImports.id })
      .from(metricImports)
      .where(and(eq(metricImports.userId, userId), inArray(metricImports.id, [...ids])));
    return new Set(rows.map(({ id }) => id));
  },

  update: async (userId: string, id: string, change: MetricRowChange): Promise<MetricRow | undefined> => {
    const [row] = await db
      .update(healthMetrics)
      .set(change)
      .where(and(eq(healthMetrics.userId, userId), eq(healthMetrics.id, id)))
      .returning();
    return row;
  },

  remove: async (userId: string, id: string): Promise<MetricRow | undefined> => {
    const [row] = await db
      .delete(healthMetrics)
      .where(and(eq(healthMetrics.userId, userId), eq(healthMetrics.id, id)))
      .returning();
    return row;
  },
});
