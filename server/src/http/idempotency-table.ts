import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { userIdColumn } from '../db/columns.ts';
import { instant } from '../db/instant-column.ts';

/** Replies of writes that carried an `Idempotency-Key`, kept for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: userIdColumn(),
    key: text().notNull(),
    /** SHA-256 of the call's name, address and body, hex. */
    fingerprint: text().notNull(),
    /** The reply's JSON, byte for byte. */
    reply: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);
