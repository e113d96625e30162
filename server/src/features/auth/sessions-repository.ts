import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import { announceChange } from '../../db/announce-change.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { sessions } from './sessions-table.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** Sessions. Those that are ended are announced, so that their open streams end with them in every process. */
export const createSessionsRepository = (db: Database | Transaction) => ({
  /** Sessions used after `usedAfter`, the last used first. */
  list: (userId: string, usedAfter: Date, limit: number): Promise<SessionRow[]> =>
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.lastUsedAt, usedAfter)))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
      .limit(limit),

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

  end: async (userId: string, sessionId: string): Promise<SessionRow | undefined> => {
    const [ended] = await db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
      .returning();
    await announceChange(userId, db);
    return ended;
  },

  /** Answers those that ended. */
  endOthers: async (userId: string, sessionId: string): Promise<SessionRow[]> => {
    const ended = await db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
      .returning();
    await announceChange(userId, db);
    return ended;
  },

  /** Drops those that died of not being used after `usedAfter`. */
  dropDead: async (userId: string, usedAfter: Date): Promise<void> => {
    await db.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.lastUsedAt, usedAfter)));
  },

  endAll: async (userId: string): Promise<void> => {
    await db.delete(sessions).where(eq(sessions.userId, userId));
    await announceChange(userId, db);
  },
});
