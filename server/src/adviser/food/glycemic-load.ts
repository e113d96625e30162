import { z } from 'zod';
import { loadTable, once } from '../load-knowledge.ts';
import type { Food, Serving } from './food.ts';

/** Assumed glycaemic index of a group where the table has none and a portion has more than a little carbohydrate. */
const groupIndexes = once(() => {
  const columns = { group: z.string().min(1), glycemic_index: z.string().regex(/^\d+$/).transform(Number) };
  return new Map(loadTable('food/groups.csv', columns).map((row) => [row.group, row.glycemic_index]));
});

/** g of available carbohydrate in a portion up to which an unknown index does not matter. */
const LITTLE_CARBS = 5;

/** g for 100 g; the table's carbohydrate includes fibre. */
const availableCarbs = ({ per100 }: Food): number => Math.max(0, per100.carbs - per100.fiber);

/**
 * The table's index, an assumed one, or `null` where the carbohydrate does not matter. About ±10: never shown as exact.
 */
export const glycemicIndexOf = (food: Food): number | null => {
  if (food.glycemicIndex !== null) return food.glycemicIndex;
  const inPortion = (food.portionGrams / 100) * availableCarbs(food);
  return inPortion > LITTLE_CARBS ? (groupIndexes().get(food.group) ?? null) : null;
};

/** Glycaemic load of a serving, grams. */
export const glycemicLoadOf = ({ food, grams }: Serving): number =>
  ((glycemicIndexOf(food) ?? 0) / 100) * (grams / 100) * availableCarbs(food);
