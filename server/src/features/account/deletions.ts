import type { Database, Transaction } from '../../db/database.ts';
import { createDeletedAccountsRepository } from './deleted-accounts-repository.ts';
import type { DeletedAccount, DeletedList } from './deleted-list.ts';
import { type AnonymizeAuthor, removePerson } from './remove-person.ts';

const missingIn = (known: readonly DeletedAccount[], accounts: readonly DeletedAccount[]): DeletedAccount[] => {
  const ids = new Set(known.map(({ id }) => id));
  return accounts.filter(({ id }) => !ids.has(id));
};

/**
 * Writes into the file what the database knows and the file does not: other processes' deletions, or a failed write.
 */
export const copyDeletions = async (db: Database, list: DeletedList): Promise<void> => {
  const missing = missingIn((await list.read())?.accounts ?? [], await createDeletedAccountsRepository(db).list());
  if (missing.length > 0) await list.add(missing);
};

/** Removes again whoever deleted the account and came back with a backup; answers how many. */
export const removeRevived = async (
  listed: readonly DeletedAccount[],
  tx: Transaction,
  anonymizeAuthor: AnonymizeAuthor,
): Promise<number> => {
  const deleted = createDeletedAccountsRepository(tx);
  await deleted.insert(missingIn(await deleted.list(), listed));
  const revived = await deleted.listRevived();
  for (const userId of revived) await removePerson(userId, tx, anonymizeAuthor);
  return revived.length;
};
