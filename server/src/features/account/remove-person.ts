import type { Transaction } from '../../db/database.ts';
import { createPersonalDataRepository } from './personal-data-repository.ts';

/** What other people talk about stays, without author. */
export type AnonymizeAuthor = (userId: string, tx: Transaction) => Promise<void>;

/** Removes a person with everything but what outlives the account, which loses its author. */
export const removePerson = async (
  userId: string,
  tx: Transaction,
  anonymizeAuthor: AnonymizeAuthor,
): Promise<void> => {
  const data = createPersonalDataRepository(tx);
  await data.hold(userId);
  await anonymizeAuthor(userId, tx);
  await data.remove(userId);
};
