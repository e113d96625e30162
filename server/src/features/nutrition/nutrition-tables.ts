import type { MealType, PlanNotice, Relaxation } from '@vida/contract/nutrition/meal-kinds.ts';
import type { Meal } from '@vida/contract/nutrition/meal-schemas.ts';
import { date, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';

/** Plans made for a day; the newest made is the day's. */
export const mealPlans = pgTable(
  'meal_plans',
  {
    userId: userIdColumn(),
    id: idColumn(),
    day: date({ mode: 'string' }).notNull(),
    source: text({ enum: ['rules', 'model'] }).notNull(),
    meals: jsonb().$type<Meal[]>().notNull(),
    relaxed: text().array().$type<Relaxation[]>().notNull(),
    notices: text().array().$type<PlanNotice[]>().notNull(),
    unknownWords: text().array().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('meal_plans_by_day').on(table.userId, table.day, table.createdAt),
  ],
);

/** Meals a person kept; `contentKey` is what two of them must not share: type, name and foods. */
export const recipes = pgTable(
  'recipes',
  {
    userId: userIdColumn(),
    id: idColumn(),
    type: text().$type<MealType>().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    preparation: text().notNull(),
    items: jsonb().$type<{ foodId: string; grams: number }[]>().notNull(),
    contentKey: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('recipes_by_content').on(table.userId, table.contentKey),
    index('recipes_by_time').on(table.userId, table.createdAt),
  ],
);
