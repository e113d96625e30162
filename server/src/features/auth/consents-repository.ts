import type { Transaction } from '../../db/database.ts';
import { consents } from './sessions-table.ts';

/** Proof of what a person agreed to. */
export const createConsentsRepository = (tx: Transaction) => ({
  insert: async (userId: string, row: Omit<typeof consents.$inferInsert, 'userId'>): Promise<void> => {
    await tx.insert(consents).values({ ...row, userId });
  },
});
