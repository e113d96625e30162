import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { deletedAccounts } from './deleted-accounts-table.ts';
import type { DeletedAccount } from './deleted-list.ts';
import { accountTable } from './personal-tables.ts';

/** PostgreSQL takes 65,535 parameters a statement. */
const INSERTED_AT_ONCE = 1_000;

/** The accounts that their people deleted, as the database knows them. */
export const createDeletedAccountsRepository = (db: Database | Transaction) => ({
  list: (): Promise<DeletedAccount[]> => db.select().from(deletedAccounts),

  /** What is known already stays as it is. */
  insert: async (accounts: readonly DeletedAccount[]): Promise<void> => {
    for (let start = 0; start < accounts.length; start += INSERTED_AT_ONCE)
      await db
        .insert(deletedAccounts)
        .values(accounts.slice(start, start + INSERTED_AT_ONCE))
        .onConflictDoNothing();
  },

  /** Deleted accounts that are there again: a backup brought them back. */
  listRevived: async (): Promise<string[]> => {
    const rows = await db
      .select({ id: accountTable.id })
      .from(accountTable)
      .innerJoin(deletedAccounts, eq(deletedAccounts.id, accountTable.id));
    return rows.map(({ id }) => id);
  },
});
