import { addDaysTo } from '@vida/contract/core/time.ts';
import type { Relaxation } from '@vida/contract/nutrition/meal-kinds.ts';
import { askDay } from '../adviser/built-in/meals/ask-day.ts';
import { buildModel } from '../adviser/built-in/meals/model/build-model.ts';
import { planDay } from '../adviser/built-in/meals/plan-day.ts';
import { loadSolver, type Solver } from '../adviser/built-in/meals/solver/solver.ts';
import { findFood } from '../adviser/food/food-table.ts';
import { type MealPlanDraft, type MealRequest, NoPlanError } from '../adviser/meal-planner.ts';
import { isForbidden } from './forbidden-foods.ts';
import { type GeneratedProfile, makeUpProfile } from './generated-profiles.ts';

const FIRST_DAY = '2026-11-16';
/** Days before a day whose main dishes its plan is told of. */
const NEAR_DAYS = 2;

/** Five times what the planner takes, over every food that the person may have. */
const NODES = 100;

/** `impossible` is a proof; `open`: a longer search did not find a day, and did not prove that there is none. */
type Proof = 'impossible' | 'possible' | 'open';

/**
 * Whether any day keeps every band for this request: first with parts of a serving allowed, then in whole ones by a
 * search that only asks whether there is a day, not how good it is. Blocks for seconds.
 */
const proveImpossible = (solver: Solver, request: MealRequest): Proof => {
  const { question } = askDay(request);
  const { ladder, fresh, ...rest } = question;
  const [aim] = ladder;
  const { model } = buildModel({ ...rest, candidates: fresh, limits: aim, aim, margin: 0 });
  if (solver.price(model) === null) return 'impossible';
  const solution = solver.solve({ ...model, cost: new Float64Array(model.cost.length) }, NODES);
  if (solution === 'given_up') return 'open';
  return solution === 'impossible' ? 'impossible' : 'possible';
};

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
  /** Of the other days: whether any day could have kept every band. */
  readonly widened: Readonly<Record<Proof, number>>;
  readonly relaxed: Readonly<Partial<Record<Relaxation, number>>>;
  /** Distinct foods of a person's days, mean. */
  readonly meanDistinctFoods: number;
  /** Milliseconds of processor time of one plan, ascending: other work on the machine hardly changes it. */
  readonly solveMs: readonly number[];
}

const foodIdsOf = ({ meals }: MealPlanDraft): string[] =>
  meals.flatMap(({ items }) => items.map(({ foodId }) => foodId));

const findForbidden = (plan: MealPlanDraft, { profile, ownForbidden }: GeneratedProfile): string[] =>
  foodIdsOf(plan).filter((id) => {
    const food = findFood(id);
    return food === undefined || isForbidden(food, profile, ownForbidden);
  });

/** Plans `days` days for each of `people` sample people and judges them. */
export const evaluateMeals = async (people: number, days: number): Promise<MealsEvaluation> => {
  const solver = await loadSolver();
  const result = { plannedDays: 0, referred: 0, daysWithinBands: 0 };
  const [failures, forbidden, solveMs, distinct]: [string[], string[], number[], number[]] = [[], [], [], []];
  const widened: Record<Proof, number> = { impossible: 0, possible: 0, open: 0 };
  const relaxed: Partial<Record<Relaxation, number>> = {};

  const planOne = (seed: number, person: GeneratedProfile): void => {
    const made: string[][] = [];
    for (let offset = 0; offset < days; offset += 1) {
      const request: MealRequest = {
        userId: 'person',
        profile: person.profile,
        today: addDaysTo(FIRST_DAY, offset),
        mealType: 'general',
        kept: [],
        nearFoodIds: new Set(made.slice(-NEAR_DAYS).flat()),
        seed: seed * 1000 + offset,
      };
      const before = process.threadCpuUsage();
      const plan = planDay(solver, request);
      const { user, system } = process.threadCpuUsage(before);
      solveMs.push((user + system) / 1000);
      made.push(foodIdsOf(plan));
      result.plannedDays += 1;
      if (plan.relaxed.length === 0) result.daysWithinBands += 1;
      else widened[proveImpossible(solver, request)] += 1;
      for (const each of plan.relaxed) relaxed[each] = (relaxed[each] ?? 0) + 1;
      forbidden.push(...findForbidden(plan, person).map((id) => `${seed} ${offset} ${id}`));
    }
    distinct.push(new Set(made.flat()).size);
  };

  for (let seed = 1; seed <= people; seed += 1) {
    try {
      planOne(seed, makeUpProfile(seed));
    } catch (error) {
      if (error instanceof NoPlanError) result.referred += 1;
      else failures.push(`${seed} ${String(error)}`);
    }
  }
  const sum = distinct.reduce((all, each) => all + each, 0);
  return {
    ...result,
    failures,
    forbidden,
    widened,
    relaxed,
    meanDistinctFoods: distinct.length === 0 ? 0 : sum / distinct.length,
    solveMs: solveMs.toSorted((a, b) => a - b),
  };
};
