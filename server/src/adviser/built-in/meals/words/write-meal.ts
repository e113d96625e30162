import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import type { Serving } from '../../../food/food.ts';
import { nutrientsOf, roundNutrients, sumNutrients } from '../../../food/sum-nutrients.ts';
import type { FoodRules } from '../../../guardrails/food/find-food-rules.ts';
import { findMealConflicts } from '../../../guardrails/food/find-meal-conflicts.ts';
import type { PlannedMeal } from '../../../meal-planner.ts';
import { describeMeal } from './description.ts';
import { householdPortion } from './household-portion.ts';
import { mealNameOf, plainNameOf } from './meal-name.ts';
import { toMealInWords } from './meal-parts.ts';
import { prepareMeal } from './preparation.ts';

/** A meal broke a rule that it was made under: it is never shown. */
export class UnsafeMealError extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(`A planned meal breaks the person's rules: ${reasons.join(', ')}`);
    this.reasons = reasons;
  }
}

/** A meal with its words and figures, checked as a whole; throws `UnsafeMealError` where the check finds anything. */
export const writeMeal = (type: MealType, servings: readonly Serving[], rules: FoodRules): PlannedMeal => {
  const inWords = toMealInWords(type, servings);
  const nutrients = sumNutrients(servings.map((serving) => nutrientsOf(serving, rules.saltFactor)));
  const name = mealNameOf(inWords);
  const meal = {
    type,
    name: rules.findForbiddenWords(name).length === 0 ? name : plainNameOf(inWords),
    description: describeMeal(inWords, nutrients, rules),
    preparation: prepareMeal(inWords, rules),
    ...roundNutrients(nutrients),
    items: inWords.servings.map((serving) => ({
      foodId: serving.food.id,
      name: serving.food.name,
      grams: serving.grams,
      portion: householdPortion(serving),
      ...roundNutrients(nutrientsOf(serving, rules.saltFactor)),
    })),
  };
  const conflicts = findMealConflicts(rules, meal);
  if (conflicts.length > 0) throw new UnsafeMealError(conflicts);
  return meal;
};
