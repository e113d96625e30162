import type { Drink, SubstanceType, SubstanceUnit } from '@vida/contract/substances/substance-kinds.ts';
import { doublePrecision, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { idColumn, userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';

/** Uses of alcohol, tobacco and caffeine, and time spent gaming. */
export const substanceRecords = pgTable(
  'substance_records',
  {
    userId: userIdColumn(),
    id: idColumn(),
    substanceType: text().$type<SubstanceType>().notNull(),
    amount: doublePrecision().notNull(),
    unit: text().$type<SubstanceUnit>().notNull(),
    drink: text().$type<Drink>(),
    /** Hours of one session of gaming. */
    sessionHours: doublePrecision(),
    notes: text(),
    recordedAt: instant().notNull(),
    utcOffsetMinutes: smallint().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('substance_records_by_time').on(table.userId, table.recordedAt, table.id),
    index('substance_records_by_type').on(table.userId, table.substanceType, table.recordedAt),
  ],
);
