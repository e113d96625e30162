import { sql } from 'drizzle-orm';
import {
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

export type TreatmentKind = 'rapid_insulin' | 'long_insulin' | 'carbs';

/** Insulin (amount in units) and food (amount in grams of carbohydrate) out of device files. */
export const treatments = pgTable(
  'treatments',
  {
    userId: userIdColumn(),
    id: idColumn(),
    kind: text().$type<TreatmentKind>().notNull(),
    amount: doublePrecision().notNull(),
    takenAt: instant().notNull(),
    utcOffsetMinutes: smallint().notNull(),
    source: text().notNull(),
    sourceKey: text(),
    importId: uuid(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: 'treatments_import',
      columns: [table.userId, table.importId],
      foreignColumns: [metricImports.userId, metricImports.id],
    }).onDelete('cascade'),
    uniqueIndex('treatments_source_key')
      .on(table.userId, table.source, table.sourceKey)
      .where(sql`${table.sourceKey} is not null`),
    index('treatments_by_time').on(table.userId, table.takenAt, table.id),
    index('treatments_by_import').on(table.userId, table.importId).where(sql`${table.importId} is not null`),
  ],
);
