import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { announceChange } from '../../db/announce-change.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { oldestLiveOpening, oldestLiveUse } from './session-life.ts';
import { sessions } from './sessions-table.ts';
import { users } from './users-table.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** Sessions that can be used at `now`. */
const livesAt = (now: Date) =>
  and(gt(sessions.lastUsedAt, oldestLiveUse(now)), gt(sessions.createdAt, oldestLiveOpening(now)));

/** Those that died, of not being used or of age. */
const deadAt = (now: Date) =>
  or(lte(sessions.lastUsedAt, oldestLiveUse(now)), lte(sessions.createdAt, oldestLiveOpening(now)));

/** Sessions. Those that are ended are announced, so that their open streams end with them in every process. */
export const createSessionsRepository = (db: Database | Transaction) => ({
  /** Sessions that live at `now`, the last used first. */
  list: (userId: string, now: Date, limit: number): Promise<SessionRow[]> =>
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), livesAt(now)))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
      .limit(limit),

  insert: async (userId: string, row: Omit<typeof sessions.$inferInsert, 'userId'>): Promise<void> => {
    await db.insert(sessions).values({ ...row, userId });
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
      .set({ gateOpenedAt: openedAt, gateUsedAt: openedAt })
      .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
  },

  /** Notes the use of an open gate, unless one after `notedAfter` is noted already. */
  useGate: async (userId: string, sessionId: string, usedAt: Date, notedAfter: Date): Promise<void> => {
    await db
      .update(sessions)
      .set({ gateUsedAt: usedAt })
      .where(
        and(
          eq(sessions.userId, userId),
          eq(sessions.id, sessionId),
          or(isNull(sessions.gateUsedAt), lte(sessions.gateUsedAt, notedAfter)),
        ),
      );
  },

  /** Every session has to open it anew. */
  closeGates: async (userId: string): Promise<void> => {
    await db.update(sessions).set({ gateOpenedAt: null }).where(eq(sessions.userId, userId));
  },

  /** Gives the session another token, from now on its only one; false when it has ended. */
  renew: async (userId: string, sessionId: string, tokenHash: string): Promise<boolean> => {
    const renewed = await db
      .update(sessions)
      .set({ tokenHash })
      .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
      .returning({ id: sessions.id });
    await announceChange(userId, db);
    return renewed.length > 0;
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

  dropDead: async (userId: string, now: Date): Promise<void> => {
    await db.delete(sessions).where(and(eq(sessions.userId, userId), deadAt(now)));
  },

  /** Everybody's. */
  dropAllDead: async (now: Date): Promise<void> => {
    await db.delete(sessions).where(deadAt(now));
  },

  endAll: async (userId: string): Promise<void> => {
    await db.delete(sessions).where(eq(sessions.userId, userId));
    await announceChange(userId, db);
  },
});

/**
 * Finds the session of a token that lives at `now`, with its person, in one round trip. It stands behind every
 * authenticated request, so it is prepared once.
 */
export const createSessionLookup = (db: Database) => {
  const query = db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.lastUsedAt, sql.placeholder('usedAfter')),
        gt(sessions.createdAt, sql.placeholder('openedAfter')),
      ),
    )
    .prepare('find_live_session');

  return async (tokenHash: string, now: Date) => {
    const [found] = await query.execute({
      tokenHash,
      usedAfter: oldestLiveUse(now),
      openedAfter: oldestLiveOpening(now),
    });
    return found;
  };
};

/** The tokens that live at `now`, the last used first, each with its person. */
export const listLiveTokens = (
  db: Database,
  now: Date,
  limit: number,
): Promise<{ readonly tokenHash: string; readonly userId: string }[]> =>
  db
    .select({ tokenHash: sessions.tokenHash, userId: sessions.userId })
    .from(sessions)
    .where(livesAt(now))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(limit);

/** A session that lives, and the revision of its person's data. */
export interface LiveSession {
  readonly sessionId: string;
  readonly revision: number;
}

/** Finds how the given sessions stand, in one query; ended and dead ones are left out. */
export const createFindLiveSessions =
  (db: Database, clock: () => Date) =>
  (asked: readonly { readonly userId: string; readonly sessionId: string }[]): Promise<LiveSession[]> => {
    const userIds = [...new Set(asked.map(({ userId }) => userId))];
    const sessionIds = asked.map(({ sessionId }) => sessionId);
    return db
      .select({ sessionId: sessions.id, revision: users.revision })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(inArray(sessions.userId, userIds), inArray(sessions.id, sessionIds), livesAt(clock())));
  };
