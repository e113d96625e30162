import type { Nutrients } from '@vida/contract/nutrition/meal-kinds.ts';
import type { MealItem } from '@vida/contract/nutrition/meal-schemas.ts';
import { householdPortion } from '../../adviser/built-in/meals/words/household-portion.ts';
import type { Serving } from '../../adviser/food/food.ts';
import { findFood } from '../../adviser/food/food-table.ts';
import { nutrientsOf, roundNutrients, sumNutrients } from '../../adviser/food/sum-nutrients.ts';

/** A food by its id, and how much of it. */
export interface FoodAmount {
  readonly foodId: string;
  readonly grams: number;
}

const toItem = (serving: Serving, saltFactor: number): MealItem => ({
  foodId: serving.food.id,
  name: serving.food.name,
  grams: serving.grams,
  portion: householdPortion(serving),
  ...roundNutrients(nutrientsOf(serving, saltFactor)),
});

/** Foods as a meal has them, with the figures of the table; those that it does not have are left out. */
export const serveFoods = (
  foods: readonly FoodAmount[],
  saltFactor: number,
): Nutrients & { readonly items: MealItem[] } => {
  const servings = foods.flatMap(({ foodId, grams }) => {
    const food = findFood(foodId);
    return food ? [{ food, grams }] : [];
  });
  const all = servings.map((serving) => nutrientsOf(serving, saltFactor));
  return {
    ...roundNutrients(sumNutrients(all)),
    items: servings.map((serving) => toItem(serving, saltFactor)),
  };
};
