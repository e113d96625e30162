import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { chatMessages } from './chat-tables.ts';

export type ChatRow = typeof chatMessages.$inferSelect;
export type NewChatRow = Omit<typeof chatMessages.$inferInsert, 'userId' | 'id'>;

/** Exchanges of one person. */
export const createChatRepository = (db: Database | Transaction) => ({
  /** Newest first, those before `before`. */
  list: (userId: string, limit: number, before?: string): Promise<ChatRow[]> =>
    db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.userId, userId), before === undefined ? undefined : lt(chatMessages.id, before)))
      .orderBy(desc(chatMessages.id))
      .limit(limit),

  insert: async (userId: string, row: NewChatRow): Promise<ChatRow> => {
    const [inserted] = await db
      .insert(chatMessages)
      .values({ ...row, userId })
      .returning();
    if (!inserted) throw new Error('insert into chat_messages answered no row');
    return inserted;
  },

  remove: async (userId: string, id: string): Promise<boolean> => {
    const removed = await db
      .delete(chatMessages)
      .where(and(eq(chatMessages.userId, userId), eq(chatMessages.id, id)))
      .returning({ id: chatMessages.id });
    return removed.length > 0;
  },

  removeAll: async (userId: string): Promise<number> => {
    const { rowCount } = await db.delete(chatMessages).where(eq(chatMessages.userId, userId));
    return rowCount ?? 0;
  },

  /** Removes all but the `keep` newest. */
  prune: async (userId: string, keep: number): Promise<void> => {
    const surplus = db
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(eq(chatMessages.userId, userId))
      .orderBy(desc(chatMessages.id))
      .offset(keep);
    await db.delete(chatMessages).where(and(eq(chatMessages.userId, userId), inArray(chatMessages.id, surplus)));
  },
});
