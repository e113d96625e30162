import type { MealPlan } from '@vida/contract/nutrition/meal-schemas.ts';
import type { FoodEligibility } from './food-eligibility.ts';
import type { MealPlanRow } from './meal-plans-repository.ts';

/** A plan as its owner sees it: what today's profile rules out is named, and stays behind. */
export const showMealPlan = (
  row: MealPlanRow,
  {
    findDayReasons,
    findWarnings,
    notAdjustedFor,
  }: Pick<FoodEligibility, 'findDayReasons' | 'findWarnings' | 'notAdjustedFor'>,
): MealPlan => {
  const reasonsOf = findDayReasons(row.meals);
  const meals = row.meals.filter((meal) => !reasonsOf.has(meal));
  return {
    id: row.id,
    day: row.day,
    createdAt: row.createdAt.toISOString(),
    source: row.source,
    relaxed: row.relaxed,
    notices: row.notices,
    unknownWords: row.unknownWords,
    notAdjustedFor: [...notAdjustedFor],
    warnings: findWarnings(meals),
    meals,
    withheld: row.meals.flatMap((meal) => {
      const reasons = reasonsOf.get(meal);
      return reasons ? [{ id: meal.id, type: meal.type, reasons: [...reasons] }] : [];
    }),
  };
};

/** The newest made of each day, of plans listed newest first. */
export const newestOfEachDay = <P extends { readonly day: string }>(plans: readonly P[]): P[] =>
  plans.filter(({ day }, index) => plans.findIndex((other) => other.day === day) === index);
