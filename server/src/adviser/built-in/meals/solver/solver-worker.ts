import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { Highs } from 'highs';
import type { MilpModel } from './milp-model.ts';

// The types of `highs` describe what require() gives; import() gives something else.
const { default: loadHighs } = createRequire(import.meta.url)('highs') as typeof import('highs');

/**
 * Stops by gap and nodes, never by the clock: the same model has the same answer on every machine. The gap is wide:
 * the cost is taste, and any plan within the bands is a good one.
 */
const OPTIONS = {
  output_flag: false,
  mip_rel_gap: 0.15,
  mip_max_nodes: 20,
  mip_heuristic_run_rins: false,
  mip_heuristic_run_rens: false,
  mip_heuristic_effort: 0.02,
  mip_allow_restart: false,
  mip_detect_symmetry: false,
  random_seed: 1,
};

/** What came of a model: a value for each column, or null where there is none (or none was found in time). */
const solveModel = (highs: Highs, model: MilpModel): Float64Array | null => {
  const numRows = model.rowLower.length;
  const numCols = model.cost.length;
  const solved = highs.createModel({
    numCols,
    numRows,
    colCost: model.cost,
    colLower: new Float64Array(numCols),
    colUpper: model.columnUpper,
    integrality: model.isInteger,
    rowLower: model.rowLower,
    rowUpper: model.rowUpper,
    matrix: {
      format: 'csr',
      numRows,
      numCols,
      starts: model.rowStarts,
      indices: model.entryColumns,
      values: model.entryValues,
    },
  });
  try {
    solved.options.set(OPTIONS);
    solved.run();
    const isSolved = solved.info.get('primal_solution_status') === highs.constants.solutionStatus.feasible;
    return isSolved ? Float64Array.from(solved.getSolution().colValue) : null;
  } finally {
    solved.dispose();
  }
};

const highs = await loadHighs();
parentPort?.on('message', (model: MilpModel) => parentPort?.postMessage(solveModel(highs, model)));
