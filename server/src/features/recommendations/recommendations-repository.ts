import { and, asc, desc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { personalRows } from '../../db/personal-rows.ts';
import { aiRecommendations } from './recommendations-table.ts';

export type RecommendationRow = typeof aiRecommendations.$inferSelect;
export type NewRecommendationRow = Omit<typeof aiRecommendations.$inferInsert, 'userId' | 'id'>;

const newestFirst = [desc(aiRecommendations.generation), asc(aiRecommendations.position)];

/** Tips of one person. */
export const createRecommendationsRepository = (db: Database | Transaction) => ({
  update: personalRows(db, aiRecommendations).update,

  /** Those not sent away. */
  listShown: (userId: string, limit: number): Promise<RecommendationRow[]> =>
    db
      .select()
      .from(aiRecommendations)
      .where(and(eq(aiRecommendations.userId, userId), isNull(aiRecommendations.dismissedAt)))
      .orderBy(...newestFirst)
      .limit(limit),

  listEarlier: (userId: string): Promise<Pick<RecommendationRow, 'ruleKey' | 'createdAt' | 'dismissedAt'>[]> =>
    db
      .select({
        ruleKey: aiRecommendations.ruleKey,
        createdAt: aiRecommendations.createdAt,
        dismissedAt: aiRecommendations.dismissedAt,
      })
      .from(aiRecommendations)
      .where(eq(aiRecommendations.userId, userId)),

  lastGeneration: async (userId: string): Promise<number> => {
    const [row] = await db
      .select({ generation: max(aiRecommendations.generation) })
      .from(aiRecommendations)
      .where(eq(aiRecommendations.userId, userId));
    return row?.generation ?? 0;
  },

  removeByRuleKeys: async (userId: string, ruleKeys: readonly string[]): Promise<void> => {
    await db
      .delete(aiRecommendations)
      .where(and(eq(aiRecommendations.userId, userId), inArray(aiRecommendations.ruleKey, [...ruleKeys])));
  },

  insert: (userId: string, rows: readonly NewRecommendationRow[]): Promise<RecommendationRow[]> =>
    db
      .insert(aiRecommendations)
      .values(rows.map((row) => ({ ...row, userId })))
      .returning(),

  /** Removes all but the `keep` newest. */
  prune: async (userId: string, keep: number): Promise<void> => {
    const surplus = db
      .select({ id: aiRecommendations.id })
      .from(aiRecommendations)
      .where(eq(aiRecommendations.userId, userId))
      .orderBy(...newestFirst)
      .offset(keep);
    await db
      .delete(aiRecommendations)
      .where(and(eq(aiRecommendations.userId, userId), inArray(aiRecommendations.id, surplus)));
  },
});
