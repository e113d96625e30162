import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { type ChallengePurpose, secondFactorChallenges as challenges } from './second-factor-tables.ts';

export type ChallengeRow = typeof challenges.$inferSelect;
type NewChallengeRow = Omit<typeof challenges.$inferInsert, 'userId'>;

/** Challenges that were begun and not answered yet. */
export const createChallengesRepository = (db: Database | Transaction) => ({
  insert: async (userId: string, row: NewChallengeRow): Promise<void> => {
    await db.insert(challenges).values({ userId, ...row });
  },

  /** Whose sign-in it is: whoever signs in has no session yet, and is known by the challenge alone. */
  findSignIn: async (hash: string): Promise<ChallengeRow | undefined> => {
    const [found] = await db
      .select()
      .from(challenges)
      .where(and(eq(challenges.hash, hash), eq(challenges.purpose, 'sign_in')));
    return found;
  },

  /**
   * Uses one try of a sign-in begun after `begunAfter`; `undefined` when none is left. Two at once wait for each other.
   */
  spendTry: async (userId: string, id: string, begunAfter: Date): Promise<ChallengeRow | undefined> => {
    const [spent] = await db
      .update(challenges)
      .set({ triesLeft: sql`${challenges.triesLeft} - 1` })
      .where(
        and(
          eq(challenges.userId, userId),
          eq(challenges.id, id),
          gt(challenges.triesLeft, 0),
          gt(challenges.createdAt, begunAfter),
        ),
      )
      .returning();
    return spent;
  },

  /** Takes one away, begun after `begunAfter`, so that it is answered once; whether it was there. */
  take: async (
    userId: string,
    { hash, purpose, begunAfter }: { hash: string; purpose: ChallengePurpose; begunAfter: Date },
  ): Promise<boolean> => {
    const taken = await db
      .delete(challenges)
      .where(
        and(
          eq(challenges.userId, userId),
          eq(challenges.hash, hash),
          eq(challenges.purpose, purpose),
          gt(challenges.createdAt, begunAfter),
        ),
      )
      .returning({ id: challenges.id });
    return taken.length > 0;
  },

  dropOld: async (userId: string, begunUntil: Date): Promise<void> => {
    await db.delete(challenges).where(and(eq(challenges.userId, userId), lte(challenges.createdAt, begunUntil)));
  },

  /** Everybody's. */
  dropAllOld: async (begunUntil: Date): Promise<void> => {
    await db.delete(challenges).where(lte(challenges.createdAt, begunUntil));
  },

  dropAll: async (userId: string): Promise<void> => {
    await db.delete(challenges).where(eq(challenges.userId, userId));
  },
});
