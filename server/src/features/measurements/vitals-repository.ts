import type { VitalSign } from '@vida/contract/measurements/emergency-rules.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { healthMetrics } from './metrics-table.ts';

/** Readings of one person, as little of them as advice needs; glucose has a repository of its own. */
export const createVitalsRepository = (db: Database) => {
  const newestOf = <T extends MetricType>(userId: string, metricType: T, from: Date, limit: number) =>
    db
      .select({
        metricType: sql<T>`${healthMetrics.metricType}`.as('metric_type'),
        measuredAt: healthMetrics.measuredAt,
        value: healthMetrics.value,
        diastolic: healthMetrics.diastolic,
        rangeFlag: healthMetrics.rangeFlag,
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

  return {
    /** The newest readings of each type since its moment, at most `limit` of each, in no order; one query. */
    readNewest: (userId: string, since: { readonly hba1c: Date; readonly others: Date }, limit: number) => {
      const newest = (metricType: MetricType, from: Date) => newestOf(userId, metricType, from, limit);
      return unionAll(
        newest('blood_pressure', since.others),
        newest('weight', since.others),
        newest('heart_rate', since.others),
        newest('hba1c', since.hba1c),
      );
    },

    /** The newest glucose, pressure and pulse since their moments, those that there are; one query. */
    findNewestSigns: (userId: string, since: Readonly<Record<VitalSign, Date>>) => {
      const newest = (sign: VitalSign) => newestOf(userId, sign, since[sign], 1);
      return unionAll(newest('glucose'), newest('blood_pressure'), newest('heart_rate'));
    },
  };
};
