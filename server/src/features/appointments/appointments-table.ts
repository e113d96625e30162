import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { idColumn, userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';

/** Appointments with health professionals. */
export const appointments = pgTable(
  'appointments',
  {
    userId: userIdColumn(),
    id: idColumn(),
    scheduledAt: instant().notNull(),
    utcOffsetMinutes: smallint().notNull(),
    professional: text().notNull(),
    place: text(),
    notes: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('appointments_by_time').on(table.userId, table.scheduledAt, table.id),
  ],
);
