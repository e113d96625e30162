import type { Equivalent, FoodSwap, Meal, MealPlan } from '@vida/contract/nutrition/meal-schemas.ts';
import { findEquivalents, swapInMeal } from '../../adviser/built-in/meals/equivalents.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { Eater, FoodStanding, ReadFoodStanding } from './food-standings.ts';
import { createMealPlansRepository, type MealPlanRow } from './meal-plans-repository.ts';
import { nutritionMessages } from './nutrition-messages.ts';
import { serveFoods } from './serve-foods.ts';
import { showMealPlan } from './show-meal-plan.ts';

/** A food where it stands in a plan. */
type Place = Pick<FoodSwap, 'mealId' | 'foodId'>;

export interface FoodSwapsDeps {
  readonly db: Database;
  readonly readStanding: ReadFoodStanding;
}

/** The meal that holds the food; one that is withheld today does not exist for its owner. */
const findMeal = (row: MealPlanRow | undefined, { findReasons }: FoodStanding, place: Place): Meal => {
  if (!row) throw notFound(nutritionMessages.planNotFound);
  const meal = showMealPlan(row, findReasons).meals.find(({ id }) => id === place.mealId);
  if (!meal) throw notFound(nutritionMessages.mealNotFound);
  if (!meal.items.some(({ foodId }) => foodId === place.foodId))
    throw notFound(nutritionMessages.foodNotInMeal);
  return meal;
};

/** One food of a meal for another that does the same in it. */
export const createFoodSwapsService = ({ db, readStanding }: FoodSwapsDeps) => ({
  /** What may stand in its place, the nearest first, with what the meal would then have. */
  listEquivalents: async (eater: Eater, planId: string, place: Place): Promise<Equivalent[]> => {
    const [row, standing] = await Promise.all([
      createMealPlansRepository(db).findById(eater.userId, planId),
      readStanding(eater),
    ]);
    const meal = findMeal(row, standing, place);
    const { profile, today, rules } = standing;
    return findEquivalents(profile, today, meal, place.foodId).map((equivalent) => {
      const { foodId, grams } = equivalent;
      const foods = meal.items.map((item) => (item.foodId === place.foodId ? { foodId, grams } : item));
      return { ...equivalent, ...serveFoods(foods, rules.saltFactor) };
    });
  },

  /** The plan keeps its place among the day's plans. */
  swap: async (eater: Eater, tx: Transaction, planId: string, swap: FoodSwap): Promise<MealPlan> => {
    const repository = createMealPlansRepository(tx);
    const row = await repository.findById(eater.userId, planId);
    const standing = await readStanding(eater, tx);
    const meal = findMeal(row, standing, swap);
    const { profile, today } = standing;
    const swapped = swapInMeal(profile, today, meal, swap.foodId, swap.replacementId);
    if (!swapped || standing.findReasons(swapped).length > 0)
      throw conflict('not_equivalent', nutritionMessages.notEquivalent);
    const meals = row?.meals.map((one) => (one.id === meal.id ? { ...swapped, id: meal.id } : one)) ?? [];
    const changed = await repository.replaceMeals(eater.userId, planId, meals);
    if (!changed) throw notFound(nutritionMessages.planNotFound);
    return showMealPlan(changed, standing.findReasons);
  },
});

export type FoodSwapsService = ReturnType<typeof createFoodSwapsService>;
