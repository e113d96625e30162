import { and, between, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { mealPlans } from './nutrition-tables.ts';

export type MealPlanRow = typeof mealPlans.$inferSelect;
export type NewMealPlanRow = Omit<typeof mealPlans.$inferInsert, 'userId' | 'id'>;

const newestFirst = [desc(mealPlans.createdAt), desc(mealPlans.id)];

/** Meal plans of one person; days are `yyyy-MM-dd`. */
export const createMealPlansRepository = (db: Database | Transaction) => {
  const isRow = (userId: string, id: string) => and(eq(mealPlans.userId, userId), eq(mealPlans.id, id));
  const isOfDay = (userId: string, day: string) => and(eq(mealPlans.userId, userId), eq(mealPlans.day, day));

  return {
    /** Those for the days from `startDay` to `endDay`, both inclusive, the newest made first. */
    list: (userId: string, startDay: string, endDay: string): Promise<MealPlanRow[]> =>
      db
        .select()
        .from(mealPlans)
        .where(and(eq(mealPlans.userId, userId), between(mealPlans.day, startDay, endDay)))
        .orderBy(...newestFirst),

    findById: async (userId: string, id: string): Promise<MealPlanRow | undefined> => {
      const [row] = await db.select().from(mealPlans).where(isRow(userId, id));
      return row;
    },

    /** The day's plan: the newest made. */
    findOfDay: async (userId: string, day: string): Promise<MealPlanRow | undefined> => {
      const [row] = await db
        .select()
        .from(mealPlans)
        .where(isOfDay(userId, day))
        .orderBy(...newestFirst)
        .limit(1);
      return row;
    },

    insert: async (userId: string, plan: NewMealPlanRow): Promise<MealPlanRow> => {
      const [row] = await db
        .insert(mealPlans)
        .values({ ...plan, userId })
        .returning();
      if (!row) throw new Error('insert into meal_plans answered no row');
      return row;
    },

    replaceMeals: async (userId: string, id: string, meals: MealPlanRow['meals']): Promise<MealPlanRow | undefined> => {
      const [row] = await db.update(mealPlans).set({ meals }).where(isRow(userId, id)).returning();
      return row;
    },

    /** Removes all but the `keep` newest of a day. */
    prune: async (userId: string, day: string, keep: number): Promise<void> => {
      const surplus = await db
        .select({ id: mealPlans.id })
        .from(mealPlans)
        .where(isOfDay(userId, day))
        .orderBy(...newestFirst)
        .offset(keep);
      for (const { id } of surplus) await db.delete(mealPlans).where(isRow(userId, id));
    },
  };
};
