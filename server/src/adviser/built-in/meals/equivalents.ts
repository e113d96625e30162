import type { Equivalent } from '@vida/contract/nutrition/meal-schemas.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { Food, Serving } from '../../food/food.ts';
import { findFood, foods } from '../../food/food-table.ts';
import { nutrientsOf, roundNutrients, sumNutrients } from '../../food/sum-nutrients.ts';
import { type FoodRules, findFoodRules } from '../../guardrails/food/find-food-rules.ts';
import type { PlannedMeal } from '../../meal-planner.ts';
import { partsOf } from './menu/parts.ts';
import { servingsOf } from './menu/portions.ts';
import { householdPortion } from './words/household-portion.ts';
import { UnsafeMealError, writeMeal } from './words/write-meal.ts';

const MOST_EQUIVALENTS = 8;
/** A swap keeps the meal's energy and carbohydrate about as they were; small amounts do not count. */
const CLOSE = { share: 0.2, kcal: 25, carbsGrams: 5 };

const servingsOfMeal = (meal: PlannedMeal): readonly Serving[] =>
  meal.items.flatMap(({ foodId, grams }) => {
    const food = findFood(foodId);
    return food === undefined ? [] : [{ food, grams }];
  });

/** How far apart two servings are; null: too far to stand for one another. */
const distanceOf = (one: Serving, other: Serving): number | null => {
  const [from, to] = [nutrientsOf(one, 0), nutrientsOf(other, 0)];
  const kcal = Math.abs(to.calories - from.calories);
  const carbs = Math.abs(to.carbs - from.carbs);
  if (kcal > Math.max(CLOSE.share * from.calories, CLOSE.kcal)) return null;
  if (carbs > Math.max(CLOSE.share * from.carbs, CLOSE.carbsGrams)) return null;
  return kcal / Math.max(from.calories, CLOSE.kcal) + carbs / Math.max(from.carbs, CLOSE.carbsGrams);
};

const isWithin = (value: number, max: number | null | undefined): boolean =>
  max === null || max === undefined || value <= max;

/** Whether the meal with the swap still keeps what the profile asks of a single meal, or at least is no worse. */
const keepsMealLimits = (rules: FoodRules, meal: PlannedMeal, servings: readonly Serving[]): boolean => {
  const after = sumNutrients(servings.map((serving) => nutrientsOf(serving, rules.saltFactor)));
  return (
    isWithin(after.carbs, Math.max(rules.carbsPerMeal?.[meal.type].max ?? Number.POSITIVE_INFINITY, meal.carbs)) &&
    (meal.type === 'snack' ||
      isWithin(after.sodium, Math.max(rules.sodiumPerMeal ?? Number.POSITIVE_INFINITY, meal.sodium))) &&
    (rules.proteinsPerDay === null || after.proteins <= meal.proteins + 2) &&
    (rules.potassiumPerDay === null || after.potassium <= meal.potassium + 50) &&
    (rules.sodiumPerDay === null || after.sodium <= Math.max(meal.sodium + 100, meal.sodium * 1.2))
  );
};

interface Replacement {
  readonly serving: Serving;
  readonly distance: number;
  readonly meal: PlannedMeal;
}

const sharesPart = (one: Food, other: Food, meal: PlannedMeal): boolean => {
  const [part] = partsOf(one, meal.type);
  return one.role === other.role && part !== undefined && partsOf(other, meal.type).includes(part);
};

/** The meal with the serving that comes closest; null where the food does not fit there. */
const replaceWith = (rules: FoodRules, meal: PlannedMeal, from: Serving, food: Food): Replacement | null => {
  const [part] = partsOf(from.food, meal.type);
  const others = servingsOfMeal(meal).filter((serving) => serving.food.id !== from.food.id);
  if (part === undefined || others.some((serving) => serving.food.id === food.id)) return null;
  if (!sharesPart(from.food, food, meal) || rules.exclude(food).length > 0) return null;
  const fitting = servingsOf(food, part, true)
    .map((serving) => ({ serving, distance: distanceOf(from, serving) }))
    .filter(
      (fit): fit is { serving: Serving; distance: number } =>
        fit.distance !== null &&
        isWithin(nutrientsOf(fit.serving, 0).potassium, rules.potassiumPerPortion) &&
        keepsMealLimits(rules, meal, [...others, fit.serving]),
    )
    .sort((one, other) => one.distance - other.distance);
  const [best] = fitting;
  if (best === undefined) return null;
  try {
    return { ...best, meal: writeMeal(meal.type, [...others, best.serving], rules) };
  } catch (error) {
    if (error instanceof UnsafeMealError) return null;
    throw error;
  }
};

const findServing = (meal: PlannedMeal, foodId: string): Serving | undefined =>
  servingsOfMeal(meal).find(({ food }) => food.id === foodId);

/**
 * Foods that may stand in the place of one food of a meal: the same role, allowed, and a portion that keeps energy
 * and carbohydrate within about 20 %. The nearest first, at most 8; empty where the meal has no such food.
 */
export const findEquivalents = (
  profile: HealthProfile,
  today: string,
  meal: PlannedMeal,
  foodId: string,
): readonly Equivalent[] => {
  const rules = findFoodRules(profile, today);
  const from = findServing(meal, foodId);
  if (from === undefined || rules.noPlan !== null) return [];
  const rank = ({ serving, distance }: Replacement) => distance - 0.05 * serving.food.everyday;
  return foods
    .filter((food) => food.id !== foodId)
    .flatMap((food) => replaceWith(rules, meal, from, food) ?? [])
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MOST_EQUIVALENTS)
    .map(({ serving }) => ({
      foodId: serving.food.id,
      name: serving.food.name,
      grams: serving.grams,
      portion: householdPortion(serving),
      ...roundNutrients(nutrientsOf(serving, rules.saltFactor)),
    }));
};

/** The meal with one food replaced, its name, steps and figures made anew; null where that food may not stand there. */
export const swapInMeal = (
  profile: HealthProfile,
  today: string,
  meal: PlannedMeal,
  foodId: string,
  replacementId: string,
): PlannedMeal | null => {
  const rules = findFoodRules(profile, today);
  const from = findServing(meal, foodId);
  const food = findFood(replacementId);
  if (from === undefined || food === undefined || foodId === replacementId || rules.noPlan !== null) return null;
  return replaceWith(rules, meal, from, food)?.meal ?? null;
};
