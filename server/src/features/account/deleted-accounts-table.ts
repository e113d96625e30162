import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/instant-column.ts';

/**
 * Accounts that their people deleted, so that no backup brings them back: random ids that lead to nobody any more. Each
 * process copies them to a file in its data folder, outside the database and its backups (docs/decisions/0033).
 */
export const deletedAccounts = pgTable('deleted_accounts', {
  id: uuid().primaryKey(),
  deletedAt: instant().notNull(),
});
