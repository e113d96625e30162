import { PLAN_NOTICES, type PlanNotice } from '@vida/contract/nutrition/meal-kinds.ts';
import { nutritionTargetsOf } from '@vida/contract/nutrition/target-rules.ts';
import { findFood, foods } from '../../food/food-table.ts';
import { sumNutrients } from '../../food/sum-nutrients.ts';
import { findFoodRules } from '../../guardrails/food/find-food-rules.ts';
import type { FoodRules } from '../../guardrails/food/food-rules.ts';
import {
  type MealPlanDraft,
  type MealPlanner,
  type MealRequest,
  NoPlanError,
  NothingFitsError,
  type PlannedMeal,
} from '../../meal-planner.ts';
import { isMainDish } from './menu/parts.ts';
import { createDice } from './menu/random.ts';
import { type CandidateNeeds, findCandidates } from './model/candidates.ts';
import { ladderOfLimits } from './model/limits.ts';
import { shareOfKept, slotsOf } from './model/slots.ts';
import { readRelaxations } from './read-relaxations.ts';
import { areLegumesProtein, solveDay } from './solve-day.ts';
import { createSolver, type Solver } from './solver/solver.ts';
import { createWaitingLine } from './solver/waiting-line.ts';
import { writeMeal } from './words/write-meal.ts';

/** At a second or so each, the last is served within the time that a request may take. */
const MOST_WAITING = 40;

const mainDishesOf = (meals: readonly PlannedMeal[]): ReadonlySet<string> =>
  new Set(
    meals.flatMap(({ type, items }) =>
      items.flatMap(({ foodId }) => {
        const food = findFood(foodId);
        return food !== undefined && isMainDish(food, type) ? [foodId] : [];
      }),
    ),
  );

const noticesOf = (rules: FoodRules, meals: readonly PlannedMeal[]): readonly PlanNotice[] => {
  const hasLabel = meals.some(({ items }) =>
    items.some(({ foodId }) => findFood(foodId)?.tags.has('verificar-rotulo')),
  );
  return PLAN_NOTICES.filter(
    (notice) => rules.notices.includes(notice) || (notice === 'check_labels' && hasLabel),
  );
};

const planDay = async (solver: Solver, request: MealRequest): Promise<MealPlanDraft> => {
  const { profile, today, mealType, kept, nearFoodIds, seed } = request;
  const rules = findFoodRules(profile, today);
  const targets = nutritionTargetsOf(profile, today);
  if (rules.noPlan !== null || targets === null) throw new NoPlanError(rules.noPlan ?? 'special_care');

  const legumesAreProtein = areLegumesProtein(foods.filter((food) => rules.exclude(food).length === 0));
  const { calories } = targets;
  const shape = { calories, needsTwoSnacks: rules.needsTwoSnacks, legumesAreProtein };
  const slots = slotsOf(mealType, shape);
  const takenFoodIds = mainDishesOf(kept);
  const needs: CandidateNeeds = {
    foods,
    rules,
    slots,
    nearFoodIds,
    takenFoodIds,
    legumesAreProtein,
    dice: createDice(seed),
  };
  const keptTotals = sumNutrients(kept);
  const planned = slots.reduce((sum, { share }) => sum + share, 0);
  const dayShare = Math.min(
    1,
    planned +
      shareOfKept(
        kept.map(({ type }) => type),
        shape,
      ),
  );
  const ladder = ladderOfLimits(targets, rules);
  const solved = await solveDay(solver, {
    slots,
    rules,
    calories,
    kept: keptTotals,
    dayShare,
    ladder,
    candidates: findCandidates(needs),
    needs,
  });
  const [aim] = ladder;
  const limits = ladder[solved?.step ?? 0];
  if (solved === null || aim === undefined || limits === undefined) throw new NothingFitsError();

  const meals = slots
    .map((slot) => ({ slot, servings: solved.choices.filter(({ candidate }) => candidate.slot === slot) }))
    .filter(({ servings }) => servings.length > 0)
    .map(({ slot, servings }) =>
      writeMeal(
        slot.type,
        servings.map(({ serving }) => serving),
        rules,
      ),
    );
  const mains = mainDishesOf(meals);
  return {
    meals,
    relaxed: readRelaxations(aim, sumNutrients([...kept, ...meals]), dayShare, {
      isShapeLoose: limits.isShapeLoose,
      hasRepeats: [...mains].some((id) => nearFoodIds.has(id) || takenFoodIds.has(id)),
    }),
    notices: noticesOf(rules, [...kept, ...meals]),
    unknownWords: rules.unknownWords,
    source: 'rules',
  };
};

/**
 * Plans meals by a mixed-integer programme over the food table, one request after the other, in a worker. The same
 * request has the same plan. Close it at the end.
 */
export const createBuiltInMealPlanner = ({
  solver = createSolver(),
}: {
  readonly solver?: Solver;
} = {}): MealPlanner => {
  const line = createWaitingLine(MOST_WAITING);
  return {
    planMeals: (request) => line.run(() => planDay(solver, request)),
    close: solver.close,
  };
};
