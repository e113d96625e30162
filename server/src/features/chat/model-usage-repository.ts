import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { modelUsage } from './chat-tables.ts';

/** Tokens of one person and day. */
export const createModelUsageRepository = (db: Database) => ({
  /** Of a day in UTC, `yyyy-MM-dd`; 0 without any. */
  read: async (userId: string, day: string): Promise<number> => {
    const [row] = await db
      .select({ amount: modelUsage.amount })
      .from(modelUsage)
      .where(and(eq(modelUsage.userId, userId), eq(modelUsage.day, day)));
    return row?.amount ?? 0;
  },

  add: async (userId: string, day: string, tokens: number): Promise<void> => {
    await db
      .insert(modelUsage)
      .values({ userId, day, amount: tokens })
      .onConflictDoUpdate({
        target: [modelUsage.userId, modelUsage.day],
        set: { amount: sql`${modelUsage.amount} + excluded.amount` },
      });
  },
});
