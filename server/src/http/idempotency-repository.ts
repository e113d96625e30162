import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { idempotencyKeys } from './idempotency-table.ts';

/** Cached responses of writes that had an `Idempotency-Key`. */
export const createIdempotencyRepository = (db: Database | Transaction) => ({
  /** Cached after `after`. */
  find: async (userId: string, key: string, after: Date) => {
    const [row] = await db
      .select()
      .from(idempotencyKeys)
      .where(
        and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key), gt(idempotencyKeys.createdAt, after)),
      );
    return row;
  },

  insert: async (userId: string, row: Omit<typeof idempotencyKeys.$inferInsert, 'userId'>): Promise<void> => {
    await db.insert(idempotencyKeys).values({ ...row, userId });
  },

  /** Cached then or before. */
  dropOld: async (userId: string, until: Date): Promise<void> => {
    await db
      .delete(idempotencyKeys)
      .where(and(eq(idempotencyKeys.userId, userId), lte(idempotencyKeys.createdAt, until)));
  },

  /** Everybody's. */
  dropAllOld: async (until: Date): Promise<void> => {
    await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, until));
  },
});
