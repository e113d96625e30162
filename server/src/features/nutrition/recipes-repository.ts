import { and, count, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { personalRows } from '../../db/personal-rows.ts';
import { recipes } from './nutrition-tables.ts';

export type RecipeRow = typeof recipes.$inferSelect;

/** Recipes that one person kept. */
export const createRecipesRepository = (db: Database | Transaction) => {
  const rows = personalRows(db, recipes);
  return {
    ...rows,
    /** Newest first. */
    list: (userId: string): Promise<RecipeRow[]> => rows.list(userId, { by: recipes.createdAt }),

    count: async (userId: string): Promise<number> => {
      const [row] = await db.select({ kept: count() }).from(recipes).where(eq(recipes.userId, userId));
      return row?.kept ?? 0;
    },

    findByContent: async (userId: string, contentKey: string): Promise<RecipeRow | undefined> => {
      const [row] = await db
        .select()
        .from(recipes)
        .where(and(eq(recipes.userId, userId), eq(recipes.contentKey, contentKey)));
      return row;
    },
  };
};
