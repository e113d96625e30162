import { buildModel } from './model/build-model.ts';
import { type Candidate, drawCandidates } from './model/candidates.ts';
import type { Choice, DayProblem } from './model/day-problem.ts';
import type { DayLimits } from './model/limits.ts';
import type { Solver } from './solver/solver.ts';

export interface SolvedDay {
  readonly choices: readonly Choice[];
  /** How far down the ladder: 0 is as aimed at. */
  readonly step: number;
}

export type DayQuestion = Omit<DayProblem, 'candidates' | 'limits' | 'aim' | 'margin'> & {
  /** As aimed at first. */
  readonly ladder: readonly [DayLimits, ...DayLimits[]];
  /** All that the person may eat. */
  readonly candidates: readonly Candidate[];
  /** Without the main dishes of the days around. */
  readonly fresh: readonly Candidate[];
};

/** Whole spoons and slices miss bounds that parts of them would meet: prices are asked for with room to spare. */
const ROOM = 0.02;
/** Times the usual number of foods of each part, for the first step that may have a plan, and for those after it. */
const FIRST_DRAWS: readonly number[] = [1, 2];
const LATER_DRAWS: readonly number[] = [1];

/**
 * What taking each candidate would cost the day, from the programme with parts of a serving allowed; null where even
 * that has no answer.
 */
const priceCandidates = (solver: Solver, problem: DayProblem): ReadonlyMap<Candidate, number> | null => {
  const { model, choices } = buildModel(problem);
  const costs = solver.price(model);
  if (costs === null) return null;
  const prices = new Map<Candidate, number>();
  for (const { column, candidate } of choices) {
    const cost = costs[column] ?? 0;
    prices.set(candidate, Math.min(cost, prices.get(candidate) ?? cost));
  }
  return prices;
};

const solveDraw = (solver: Solver, problem: DayProblem, candidates: readonly Candidate[]): readonly Choice[] | null => {
  const { model, choices } = buildModel({ ...problem, candidates, margin: 0 });
  const solution = solver.solve(model);
  return typeof solution === 'string' ? null : choices.filter(({ column }) => (solution[column] ?? 0) > 0.5);
};

/**
 * A plan at the first step of the ladder for which one is found. A step that has none even with parts of a serving is
 * left out at once; on the others only the foods that suit the day's limits and taste best go into the programme, and
 * at the last step all of them. Null where even that has no plan. Blocks the thread until it is done.
 */
export const solveDay = (solver: Solver, question: DayQuestion): SolvedDay | null => {
  const { ladder, candidates, fresh, ...rest } = question;
  const [aim] = ladder;
  let draws = FIRST_DRAWS;
  for (const [step, limits] of ladder.entries()) {
    const isLast = limits.allowsRepeats;
    const allowed = isLast ? candidates : fresh;
    const problem = { ...rest, candidates: allowed, limits, aim, margin: isLast ? 0 : ROOM };
    const prices = priceCandidates(solver, problem);
    if (prices === null) continue;
    const pools = draws.map((times) => drawCandidates(allowed, prices, times));
    for (const pool of isLast ? [...pools, allowed] : pools) {
      const choices = solveDraw(solver, problem, pool);
      if (choices !== null) return { choices, step };
    }
    draws = LATER_DRAWS;
  }
  return null;
};
