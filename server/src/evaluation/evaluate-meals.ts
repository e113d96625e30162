import { addDaysTo } from '@vida/contract/core/time.ts';
import type { Relaxation } from '@vida/contract/nutrition/meal-kinds.ts';
import { createBuiltInMealPlanner } from '../adviser/built-in/meals/built-in-meal-planner.ts';
import { findFood } from '../adviser/food/food-table.ts';
import { type MealPlanDraft, NoPlanError } from '../adviser/meal-planner.ts';
import { isForbidden } from './forbidden-foods.ts';
import { type MadeUpProfile, makeUpProfile } from './made-up-profiles.ts';

const FIRST_DAY = '2026-11-16';
/** Days before a day whose main dishes its plan is told of. */
const NEAR_DAYS = 2;

export interface MealsEvaluation {
  readonly plannedDays: number;
  /** People for whom no plan is made, as the rules want it. */
  readonly referred: number;
  /** Days without any plan although one was due. */
  readonly failures: readonly string[];
  /** Foods that a person may not have: 'seed day food'. */
  readonly forbidden: readonly string[];
  /** Days on which no band had to give way. */
  readonly daysWithinBands: number;
  readonly relaxed: Readonly<Partial<Record<Relaxation, number>>>;
  /** Distinct foods of a person's days, mean. */
  readonly meanDistinctFoods: number;
  /** Milliseconds of one plan, ascending. */
  readonly solveMs: readonly number[];
}

const foodIdsOf = ({ meals }: MealPlanDraft): string[] =>
  meals.flatMap(({ items }) => items.map(({ foodId }) => foodId));

const findForbidden = (plan: MealPlanDraft, { profile, ownForbidden }: MadeUpProfile): string[] =>
  foodIdsOf(plan).filter((id) => {
    const food = findFood(id);
    return food === undefined || isForbidden(food, profile, ownForbidden);
  });

/** Plans `days` days for each of `people` made-up people and judges them. */
export const evaluateMeals = async (people: number, days: number): Promise<MealsEvaluation> => {
  const planner = createBuiltInMealPlanner();
  const result = { plannedDays: 0, referred: 0, daysWithinBands: 0 };
  const [failures, forbidden, solveMs, distinct]: [string[], string[], number[], number[]] = [[], [], [], []];
  const relaxed: Partial<Record<Relaxation, number>> = {};

  const planOne = async (seed: number, person: MadeUpProfile): Promise<void> => {
    const made: string[][] = [];
    for (let offset = 0; offset < days; offset += 1) {
      const startedAt = performance.now();
      const plan = await planner.planMeals({
        profile: person.profile,
        today: addDaysTo(FIRST_DAY, offset),
        mealType: 'general',
        kept: [],
        nearFoodIds: new Set(made.slice(-NEAR_DAYS).flat()),
        seed: seed * 1000 + offset,
      });
      solveMs.push(performance.now() - startedAt);
      made.push(foodIdsOf(plan));
      result.plannedDays += 1;
      if (plan.relaxed.length === 0) result.daysWithinBands += 1;
      for (const each of plan.relaxed) relaxed[each] = (relaxed[each] ?? 0) + 1;
      forbidden.push(...findForbidden(plan, person).map((id) => `${seed} ${offset} ${id}`));
    }
    distinct.push(new Set(made.flat()).size);
  };

  try {
    for (let seed = 1; seed <= people; seed += 1)
      await planOne(seed, makeUpProfile(seed)).catch((error: unknown) => {
        if (error instanceof NoPlanError) result.referred += 1;
        else failures.push(`${seed} ${String(error)}`);
      });
  } finally {
    await planner.close();
  }
  const sum = distinct.reduce((all, each) => all + each, 0);
  return {
    ...result,
    failures,
    forbidden,
    relaxed,
    meanDistinctFoods: distinct.length === 0 ? 0 : sum / distinct.length,
    solveMs: solveMs.toSorted((a, b) => a - b),
  };
};
