import { date, doublePrecision, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { idColumn, userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';

/** Nights. Quality 1 to 10; the offsets say what the person's clock showed. */
export const sleepRecords = pgTable(
  'sleep_records',
  {
    userId: userIdColumn(),
    id: idColumn(),
    sleepDate: date({ mode: 'string' }).notNull(),
    bedAt: instant().notNull(),
    bedUtcOffsetMinutes: smallint().notNull(),
    wakeAt: instant().notNull(),
    wakeUtcOffsetMinutes: smallint().notNull(),
    fallAsleepMinutes: smallint().notNull(),
    nightWakings: smallint().notNull(),
    quality: doublePrecision().notNull(),
    notes: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('sleep_records_by_wake').on(table.userId, table.wakeAt, table.id),
  ],
);
