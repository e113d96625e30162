import { createRequire } from 'node:module';
import type { Highs } from 'highs';
import type { MilpModel } from './milp-model.ts';

// The types of `highs` describe what require() gives; import() gives something else.
const { default: loadHighs } = createRequire(import.meta.url)('highs') as typeof import('highs');

const QUIET = { output_flag: false, random_seed: 1 };
/**
 * Stops by gap, nodes and better answers found, never by the clock: the same model has the same answer on every
 * machine. The gap is wide: the cost is taste, and any plan within the bands is a good one. The rest was measured on
 * days of sample people: a small pool of cuts and no jumping about halve the time of the slow ones.
 */
const SEARCH = {
  ...QUIET,
  mip_rel_gap: 0.15,
  mip_max_improving_sols: 3,
  mip_pool_soft_limit: 50,
  mip_heuristic_run_feasibility_jump: false,
  mip_heuristic_run_rins: false,
  mip_heuristic_run_rens: false,
  mip_heuristic_effort: 0.02,
  mip_allow_restart: false,
  mip_detect_symmetry: false,
};
const NODES = 20;

/** `impossible` is proved, `given_up` is the node limit. */
export type Solution = Float64Array | 'impossible' | 'given_up';

export interface Solver {
  /** What one more of each column would cost when parts of a whole number are allowed; null: proved impossible. */
  readonly price: (model: MilpModel) => Float64Array | null;
  /** A value for each column. */
  readonly solve: (model: MilpModel, nodes?: number) => Solution;
}

const toHighs = (model: MilpModel, integrality: Int32Array) => {
  const numRows = model.rowLower.length;
  const numCols = model.cost.length;
  return {
    numCols,
    numRows,
    colCost: model.cost,
    colLower: new Float64Array(numCols),
    colUpper: model.columnUpper,
    integrality,
    rowLower: model.rowLower,
    rowUpper: model.rowUpper,
    matrix: {
      format: 'csr' as const,
      numRows,
      numCols,
      starts: model.rowStarts,
      indices: model.entryColumns,
      values: model.entryValues,
    },
  };
};

/** HiGHS in this thread: every call blocks it until the answer is there. */
export const loadSolver = async (): Promise<Solver> => {
  const highs: Highs = await loadHighs();
  const { solutionStatus, modelStatus } = highs.constants;
  return {
    price: (model) => {
      const relaxed = highs.createModel(toHighs(model, new Int32Array(model.cost.length)));
      try {
        relaxed.options.set(QUIET);
        relaxed.run();
        const isSolved = relaxed.info.get('primal_solution_status') === solutionStatus.feasible;
        return isSolved ? Float64Array.from(relaxed.getSolution().colDual) : null;
      } finally {
        relaxed.dispose();
      }
    },
    solve: (model, nodes = NODES) => {
      const whole = highs.createModel(toHighs(model, model.isInteger));
      try {
        whole.options.set({ ...SEARCH, mip_max_nodes: nodes });
        whole.run();
        if (whole.info.get('primal_solution_status') === solutionStatus.feasible)
          return Float64Array.from(whole.getSolution().colValue);
        return whole.getModelStatus() === modelStatus.infeasible ? 'impossible' : 'given_up';
      } finally {
        whole.dispose();
      }
    },
  };
};
