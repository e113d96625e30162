import type { MetricContext, MetricKind, MetricType, RangeFlag } from '@vida/contract/measurements/metric-kinds.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';
import { metricImports } from './imports-table.ts';

/** Readings. Glucose in mg/dL, pressure in mmHg, weight in kg, heart rate in bpm, HbA1c in %. */
export const healthMetrics = pgTable(
  'health_metrics',
  {
    userId: userIdColumn(),
    id: idColumn(),
    metricType: text().$type<MetricType>().notNull(),
    /** Null exactly where `rangeFlag` is set. */
    value: doublePrecision(),
    diastolic: doublePrecision(),
    rangeFlag: text().$type<RangeFlag>(),
    measuredAt: instant().notNull(),
    utcOffsetMinutes: smallint().notNull(),
    kind: text().$type<MetricKind>().notNull(),
    context: text().$type<MetricContext>(),
    originalValue: doublePrecision(),
    originalUnit: text(),
    source: text().notNull(),
    sourceKey: text(),
    importId: uuid(),
    notes: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: 'health_metrics_import',
      columns: [table.userId, table.importId],
      foreignColumns: [metricImports.userId, metricImports.id],
    }).onDelete('cascade'),
    uniqueIndex('health_metrics_source_key')
      .on(table.userId, table.source, table.sourceKey)
      .where(sql`${table.sourceKey} is not null`),
    check('health_metrics_value_or_flag', sql`(${table.value} is null) = (${table.rangeFlag} is not null)`),
    // Read backwards, newest first: Drizzle's desc() would add NULLS LAST, which no query of ours asks for.
    index('health_metrics_by_type').on(table.userId, table.metricType, table.measuredAt, table.id),
    index('health_metrics_by_time').on(table.userId, table.measuredAt, table.id),
    index('health_metrics_by_import').on(table.userId, table.importId).where(sql`${table.importId} is not null`),
  ],
);
