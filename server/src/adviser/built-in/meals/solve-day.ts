import type { Food } from '../../food/food.ts';
import { buildModel, type Choice, type DayProblem } from './model/build-model.ts';
import {
  type Candidate,
  type CandidateNeeds,
  drawCandidates,
  NARROW_DRAW,
  WIDE_DRAW,
  withoutRepeats,
} from './model/candidates.ts';
import type { DayLimits } from './model/limits.ts';
import { type Solver, SolverCrashError } from './solver/solver.ts';

export interface SolvedDay {
  readonly choices: readonly Choice[];
  /** How far down the ladder: 0 is as aimed at. */
  readonly step: number;
}

export type DayQuestion = Omit<DayProblem, 'candidates' | 'limits'> & {
  readonly ladder: readonly DayLimits[];
  readonly candidates: readonly Candidate[];
  readonly needs: CandidateNeeds;
};

/** A worker that died is asked once more: the next one starts afresh. */
const solveTwice = async (solver: Solver, problem: DayProblem): Promise<readonly Choice[] | null> => {
  const { model, read } = buildModel(problem);
  const values = await solver.solve(model).catch((error: unknown) => {
    if (error instanceof SolverCrashError) return solver.solve(model);
    throw error;
  });
  return values === null ? null : read(values);
};

/**
 * The first step of the ladder that has a plan: a narrow draw of
 * foods first, then a wide one, before any band gives way; all foods at the last step.
 * Null where even the last step has none.
 */
export const solveDay = async (solver: Solver, question: DayQuestion): Promise<SolvedDay | null> => {
  const { ladder, candidates, needs, ...rest } = question;
  const fresh = withoutRepeats(candidates, needs);
  for (const [step, limits] of ladder.entries()) {
    const allowed = limits.allowsRepeats ? candidates : fresh;
    const wide = drawCandidates(allowed, WIDE_DRAW);
    const pools =
      step === 0 ? [drawCandidates(allowed, NARROW_DRAW), wide] : [limits.allowsRepeats ? allowed : wide];
    for (const pool of pools) {
      const choices = await solveTwice(solver, { ...rest, candidates: pool, limits });
      if (choices !== null) return { choices, step };
    }
  }
  return null;
};

/** Whether nothing of animal origin is left that a main dish could be made of. */
export const areLegumesProtein = (allowed: readonly Food[]): boolean =>
  !allowed.some(({ role, animal }) => (role === 'protein' || role === 'dairy') && animal !== 'none');
