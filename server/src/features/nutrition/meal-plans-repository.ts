import { and, between, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { personalRows } from '../../db/personal-rows.ts';
import { mealPlans } from './nutrition-tables.ts';

export type MealPlanRow = typeof mealPlans.$inferSelect;

const newestFirst = [desc(mealPlans.createdAt), desc(mealPlans.id)];

/** Meal plans of one person; days are `yyyy-MM-dd`. */
export const createMealPlansRepository = (db: Database | Transaction) => {
  const rows = personalRows(db, mealPlans);
  const isOfDay = (userId: string, day: string) => and(eq(mealPlans.userId, userId), eq(mealPlans.day, day));

  return {
    ...rows,
    /** Those for the days from `startDay` to `endDay`, both inclusive, the newest made first. */
    list: (userId: string, startDay: string, endDay: string): Promise<MealPlanRow[]> =>
      rows.list(userId, { by: mealPlans.createdAt, where: between(mealPlans.day, startDay, endDay) }),

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

    /** Removes all but the `keep` newest of a day. */
    prune: async (userId: string, day: string, keep: number): Promise<void> => {
      const surplus = await db
        .select({ id: mealPlans.id })
        .from(mealPlans)
        .where(isOfDay(userId, day))
        .orderBy(...newestFirst)
        .offset(keep);
      for (const { id } of surplus) await rows.remove(userId, id);
    },
  };
};
