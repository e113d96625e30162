import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { and, desc, eq, gte } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { healthMetrics } from './metrics-table.ts';

/** Every reading of one person but glucose, as little of it as advice needs. */
export const createVitalsRepository = (db: Database) => ({
  /** The newest readings of each type since its moment, at most `limit` of each, in no order; one query. */
  readNewest: (userId: string, since: { readonly hba1c: Date; readonly others: Date }, limit: number) => {
    const newestOf = (metricType: MetricType, from: Date) =>
      db
        .select({
          metricType: healthMetrics.metricType,
          measuredAt: healthMetrics.measuredAt,
          value: healthMetrics.value,
          diastolic: healthMetrics.diastolic,
        })
        .from(healthMetrics)
        .where(
          and(
            eq(healthMetrics.userId, userId),
            eq(healthMetrics.metricType, metricType),
            gte(healthMetrics.measuredAt, from),
          ),
        )
        .orderBy(desc(healthMetrics.measuredAt), desc(healthMetrics.id))
        .limit(limit);
    return unionAll(
      newestOf('blood_pressure', since.others),
      newestOf('weight', since.others),
      newestOf('heart_rate', since.others),
      newestOf('hba1c', since.hba1c),
    );
  },
});
