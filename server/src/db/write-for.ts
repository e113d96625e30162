import { eq, sql } from 'drizzle-orm';
import { users } from '../features/auth/users-table.ts';
import type { Transaction } from './database.ts';

/**
 * Runs `work` as one write of a person: the changes and the raised revision, on which live updates and caches
 * rest, stand or fall together. Raising comes first: its row lock puts a person's writes in order.
 */
export const writeFor = async <T>(
  userId: string,
  tx: Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  await tx
    .update(users)
    .set({ revision: sql`${users.revision} + 1` })
    .where(eq(users.id, userId));
  return work(tx);
};
