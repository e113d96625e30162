import { NUTRIENTS, type Nutrient, type Nutrients } from '@vida/contract/nutrition/meal-kinds.ts';

/** What some meals have together; one decimal, as each of them has. */
export const sumMeals = (meals: readonly Nutrients[]): Nutrients => {
  const sumOf = (nutrient: Nutrient): number =>
    Math.round(meals.reduce((sum, meal) => sum + meal[nutrient], 0) * 10) / 10;
  return Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, sumOf(nutrient)])) as Record<Nutrient, number>;
};
