import type { Log } from './config/log.ts';
import type { Database } from './db/database.ts';
import { createDeletedList } from './features/account/deleted-list.ts';
import { copyDeletions, removeRevived } from './features/account/deletions.ts';
import { anonymizeAuthor } from './features/community/members-repository.ts';

export interface DeletionDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly dataDir: string;
}

/**
 * Before Vida serves: whoever deleted the account and came back with a backup, by whatever program it was restored, is
 * removed again, and the list in the data folder and the database's learn from each other.
 */
export const reapplyDeletions = async ({ db, clock, log, dataDir }: DeletionDeps): Promise<void> => {
  const list = createDeletedList(dataDir);
  await list.begin(clock());
  const listed = (await list.read())?.accounts ?? [];
  const removed = await db.transaction((tx) => removeRevived(listed, tx, anonymizeAuthor));
  if (removed > 0) log.warn({ removed }, 'deleted accounts had come back and were removed again');
  await copyDeletions(db, list);
};
