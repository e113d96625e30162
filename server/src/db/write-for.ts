import { eq, sql } from 'drizzle-orm';
import { users } from '../features/auth/users-table.ts';
import type { Transaction } from './database.ts';

/**
 * Runs `work` as one write of a person: the changes and the raised revision, on which live updates and caches
 * rest, stand or fall together. Raising comes first: its row lock puts a person's writes in order. Answers the new
 * revision with the work's result; `undefined`, without any work, for an account that was deleted meanwhile.
 */
export const writeFor = async <T>(
  userId: string,
  tx: Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<{ readonly result: T; readonly revision: number } | undefined> => {
  const [raised] = await tx
    .update(users)
    .set({ revision: sql`${users.revision} + 1` })
    .where(eq(users.id, userId))
    .returning({ revision: users.revision });
  if (!raised) return undefined;
  return { result: await work(tx), revision: raised.revision };
};
