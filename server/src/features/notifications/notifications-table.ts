import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';

/** Ids are UUIDv7, so the key is also the order of time. */
export const notifications = pgTable(
  'notifications',
  {
    userId: userIdColumn(),
    id: idColumn(),
    kind: text({ enum: ['welcome'] }).notNull(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
