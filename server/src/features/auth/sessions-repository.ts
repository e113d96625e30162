import { and, eq, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { sessions } from './sessions-table.ts';

export const createSessionsRepository = (db: Database | Transaction) => ({
  insert: async (row: typeof sessions.$inferInsert): Promise<void> => {
    await db.insert(sessions).values(row);
  },

  touch: async (userId: string, sessionId: string, usedAt: Date): Promise<void> => {
    await db
      .update(sessions)
      .set({ lastUsedAt: usedAt })
      .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
  },

  openGate: async (userId: string, sessionId: string, openedAt: Date): Promise<void> => {
    await db
      .update(sessions)
      .set({ gateOpenedAt: openedAt })
      .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
  },

  end: async (userId: string, sessionId: string): Promise<void> => {
    await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
  },

  endOthers: async (userId: string, sessionId: string): Promise<void> => {
    await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
  },

  endAll: async (userId: string): Promise<void> => {
    await db.delete(sessions).where(eq(sessions.userId, userId));
  },
});
