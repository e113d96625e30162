import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import type { VitalSign } from '@vida/contract/motivation/emergency-rules.ts';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { healthMetrics } from './metrics-table.ts';

/** Readings of one person, as little of them as advice needs; glucose has a repository of its own. */
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

  /** The newest glucose, pressure and pulse since their moments, those that there are; one query. */
  findNewestSigns: (userId: string, since: Readonly<Record<VitalSign, Date>>) => {
    const newestOf = (sign: VitalSign) =>
      db
        .select({
          metricType: sql<VitalSign>`${healthMetrics.metricType}`.as('metric_type'),
          measuredAt: healthMetrics.measuredAt,
          value: healthMetrics.value,
          diastolic: healthMetrics.diastolic,
          rangeFlag: healthMetrics.rangeFlag,
        })
        .from(healthMetrics)
        .where(
          and(
            eq(healthMetrics.userId, userId),
            eq(healthMetrics.metricType, sign),
            gte(healthMetrics.measuredAt, since[sign]),
          ),
        )
        .orderBy(desc(healthMetrics.measuredAt), desc(healthMetrics.id))
        .limit(1);
    return unionAll(newestOf('glucose'), newestOf('blood_pressure'), newestOf('heart_rate'));
  },
});
