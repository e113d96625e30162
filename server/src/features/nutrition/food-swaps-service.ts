import type { Equivalent, FoodSwap, Meal, MealPlan } from '@vida/contract/nutrition/meal-schemas.ts';
import { findEquivalents, swapInMeal } from '../../adviser/built-in/meals/equivalents.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { Eater, FindEligibility, FoodEligibility } from './food-eligibility.ts';
import { createMealPlansRepository, type MealPlanRow } from './meal-plans-repository.ts';
import { nutritionMessages } from './nutrition-messages.ts';
import { serveFoods } from './serve-foods.ts';
import { showMealPlan } from './show-meal-plan.ts';

/** A food where it stands in a plan. */
type Place = Pick<FoodSwap, 'mealId' | 'foodId'>;

export interface FoodSwapsDeps {
  readonly db: Database;
  readonly findEligibility: FindEligibility;
}

/** The meal that holds the food; one that is withheld today does not exist for its owner. */
const findMeal = (row: MealPlanRow | undefined, eligibility: FoodEligibility, place: Place): Meal => {
  if (!row) throw notFound(nutritionMessages.planNotFound);
  const meal = showMealPlan(row, eligibility).meals.find(({ id }) => id === place.mealId);
  if (!meal) throw notFound(nutritionMessages.mealNotFound);
  if (!meal.items.some(({ foodId }) => foodId === place.foodId)) throw notFound(nutritionMessages.foodNotInMeal);
  return meal;
};

/** The day's meals with one of them replaced by another of the same id. */
const replaceIn = (row: MealPlanRow | undefined, meal: Meal): Meal[] =>
  row?.meals.map((one) => (one.id === meal.id ? meal : one)) ?? [];

/** Whether the day may show the meal: neither it nor the day with it has too much of anything. */
const fitsDay = (row: MealPlanRow | undefined, meal: Meal, { findDayReasons }: FoodEligibility): boolean => {
  const before = findDayReasons(row?.meals ?? []).size;
  return findDayReasons(replaceIn(row, meal)).size <= before;
};

/** One food of a meal for another that does the same in it. */
export const createFoodSwapsService = ({ db, findEligibility }: FoodSwapsDeps) => ({
  /** What may stand in its place, the nearest first, with what the meal would then have. */
  listEquivalents: async (eater: Eater, planId: string, place: Place): Promise<Equivalent[]> => {
    const [row, eligibility] = await Promise.all([
      createMealPlansRepository(db).find(eater.userId, planId),
      findEligibility(eater),
    ]);
    const meal = findMeal(row, eligibility, place);
    const { profile, today, rules } = eligibility;
    return findEquivalents(profile, today, meal, place.foodId).flatMap((equivalent) => {
      const { foodId, grams } = equivalent;
      const foods = meal.items.map((item) => (item.foodId === place.foodId ? { foodId, grams } : item));
      const served = serveFoods(foods, rules.saltFactor);
      return fitsDay(row, { ...meal, ...served }, eligibility) ? [{ ...equivalent, ...served }] : [];
    });
  },

  /** The plan keeps its place among the day's plans. */
  swap: async (eater: Eater, tx: Transaction, planId: string, swap: FoodSwap): Promise<MealPlan> => {
    const repository = createMealPlansRepository(tx);
    const row = await repository.find(eater.userId, planId);
    const eligibility = await findEligibility(eater, tx);
    const meal = findMeal(row, eligibility, swap);
    const { profile, today } = eligibility;
    const swapped = swapInMeal(profile, today, meal, swap.foodId, swap.replacementId);
    const changedMeal = swapped && { ...swapped, id: meal.id };
    if (!changedMeal || !fitsDay(row, changedMeal, eligibility))
      throw conflict('not_equivalent', nutritionMessages.notEquivalent);
    const changed = await repository.update(eater.userId, planId, { meals: replaceIn(row, changedMeal) });
    if (!changed) throw notFound(nutritionMessages.planNotFound);
    return showMealPlan(changed, eligibility);
  },
});

export type FoodSwapsService = ReturnType<typeof createFoodSwapsService>;
