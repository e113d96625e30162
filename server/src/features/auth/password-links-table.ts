import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';

/** Links for a new password of the last hour, also those that are over: only so many an hour are sent. */
export const passwordLinks = pgTable(
  'password_links',
  {
    userId: userIdColumn(),
    id: idColumn(),
    /** SHA-256 of the token, hex; the token itself is in the mail alone. */
    tokenHash: text().notNull(),
    /** Of the e-mail and the password that held when it was asked for: with another one it is worth nothing. */
    accountHash: text().notNull(),
    createdAt: instant().notNull(),
    /** Used, or followed by a newer one. */
    endedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('password_links_token_hash').on(table.tokenHash),
  ],
);
