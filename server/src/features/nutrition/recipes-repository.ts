import { and, count, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { recipes } from './nutrition-tables.ts';

export type RecipeRow = typeof recipes.$inferSelect;
export type NewRecipeRow = Omit<typeof recipes.$inferInsert, 'userId' | 'id'>;

/** Recipes that one person kept. */
export const createRecipesRepository = (db: Database | Transaction) => ({
  /** Newest first. */
  list: (userId: string): Promise<RecipeRow[]> =>
    db.select().from(recipes).where(eq(recipes.userId, userId)).orderBy(desc(recipes.createdAt), desc(recipes.id)),

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

  insert: async (userId: string, recipe: NewRecipeRow): Promise<RecipeRow> => {
    const [row] = await db
      .insert(recipes)
      .values({ ...recipe, userId })
      .returning();
    if (!row) throw new Error('insert into recipes answered no row');
    return row;
  },

  remove: async (userId: string, id: string): Promise<RecipeRow | undefined> => {
    const [row] = await db
      .delete(recipes)
      .where(and(eq(recipes.userId, userId), eq(recipes.id, id)))
      .returning();
    return row;
  },
});
