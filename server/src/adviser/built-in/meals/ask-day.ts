import { nutritionTargetsOf } from '@vida/contract/nutrition/target-rules.ts';
import type { Food } from '../../food/food.ts';
import { findFood, foods } from '../../food/food-table.ts';
import { sumNutrients } from '../../food/sum-nutrients.ts';
import { type FoodRules, findFoodRules } from '../../guardrails/food/find-food-rules.ts';
import { type MealRequest, NoPlanError, type PlannedMeal } from '../../meal-planner.ts';
import { isMainDish } from './menu/parts.ts';
import { createDice } from './menu/random.ts';
import { type CandidateNeeds, findCandidates, withoutRepeats } from './model/candidates.ts';
import { ladderOfLimits } from './model/limits.ts';
import { shareOfKept, slotsOf } from './model/slots.ts';
import type { DayQuestion } from './solve-day.ts';

/** Foods of these meals that somebody would call the dish of the day. */
export const mainDishesOf = (meals: readonly PlannedMeal[]): ReadonlySet<string> =>
  new Set(
    meals.flatMap(({ type, items }) =>
      items.flatMap(({ foodId }) => {
        const food = findFood(foodId);
        return food !== undefined && isMainDish(food, type) ? [foodId] : [];
      }),
    ),
  );

/** Whether nothing of animal origin is left that a main dish could be made of. */
const areLegumesProtein = (allowed: readonly Food[]): boolean =>
  !allowed.some(({ role, animal }) => (role === 'protein' || role === 'dairy') && animal !== 'none');

export interface AskedDay {
  readonly question: DayQuestion;
  readonly rules: FoodRules;
  /** Main dishes of the kept meals. */
  readonly takenFoodIds: ReadonlySet<string>;
}

/** What is to be solved for a request. Throws `NoPlanError` for whom no plan is made. */
export const askDay = (request: MealRequest): AskedDay => {
  const { profile, today, mealType, kept, nearFoodIds, seed } = request;
  const rules = findFoodRules(profile, today);
  const targets = nutritionTargetsOf(profile, today);
  if (rules.noPlan !== null || targets === null) throw new NoPlanError(rules.noPlan ?? 'special_care');

  const legumesAreProtein = areLegumesProtein(foods.filter((food) => rules.exclude(food).length === 0));
  const { calories } = targets;
  const shape = { calories, needsTwoSnacks: rules.needsTwoSnacks, legumesAreProtein };
  const slots = slotsOf(mealType, shape);
  const takenFoodIds = mainDishesOf(kept);
  const dice = createDice(seed);
  const needs: CandidateNeeds = { foods, rules, slots, nearFoodIds, takenFoodIds, legumesAreProtein, dice };
  const candidates = findCandidates(needs);
  const planned = slots.reduce((sum, { share }) => sum + share, 0);
  const keptShare = shareOfKept(
    kept.map(({ type }) => type),
    shape,
  );
  const question = {
    slots,
    rules,
    calories,
    kept: sumNutrients(kept),
    dayShare: Math.min(1, planned + keptShare),
    ladder: ladderOfLimits(targets, rules),
    candidates,
    fresh: withoutRepeats(candidates, needs),
  };
  return { question, rules, takenFoodIds };
};
