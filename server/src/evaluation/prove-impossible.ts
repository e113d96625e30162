import { askDay } from '../adviser/built-in/meals/ask-day.ts';
import { buildModel } from '../adviser/built-in/meals/model/build-model.ts';
import type { Solver } from '../adviser/built-in/meals/solver/solver.ts';
import type { MealRequest } from '../adviser/meal-planner.ts';

/** Five times what the planner takes, over every food that the person may have. */
const NODES = 100;

/** `impossible` is a proof; `open`: a longer search did not find a day, and did not prove that there is none. */
export type Proof = 'impossible' | 'possible' | 'open';

/**
 * Whether any day keeps every band for this request: first with parts of a serving allowed, then in whole ones by a
 * search that only asks whether there is a day, not how good it is. Blocks for seconds.
 */
export const proveImpossible = (solver: Solver, request: MealRequest): Proof => {
  const { question } = askDay(request);
  const { ladder, fresh, ...rest } = question;
  const [aim] = ladder;
  const { model } = buildModel({ ...rest, candidates: fresh, limits: aim, aim, margin: 0 });
  if (solver.price(model) === null) return 'impossible';
  const solution = solver.solve({ ...model, cost: new Float64Array(model.cost.length) }, NODES);
  if (solution === 'given_up') return 'open';
  return solution === 'impossible' ? 'impossible' : 'possible';
};
