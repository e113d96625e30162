import { Worker } from 'node:worker_threads';
import type { MilpModel } from './milp-model.ts';

/** The worker ended before it answered. */
export class SolverCrashError extends Error {}

const WORKER_URL = new URL('./solver-worker.ts', import.meta.url);

export interface Solver {
  /** A value for each column, or null where the model has no answer. One at a time: wait before the next. */
  readonly solve: (model: MilpModel) => Promise<Float64Array | null>;
  readonly close: () => Promise<void>;
}

/**
 * One worker that holds HiGHS: started by the first model, started anew after a crash, and never what keeps the
 * process alive once nothing waits for it. Rejects with `SolverCrashError`.
 */
export const createSolver = (workerUrl: URL = WORKER_URL): Solver => {
  let running: Worker | null = null;

  const ask = (worker: Worker, model: MilpModel) =>
    new Promise<Float64Array | null>((resolve, reject) => {
      const settle = () => {
        worker.off('message', answer);
        worker.off('error', fail);
        worker.off('exit', end);
        worker.unref();
      };
      const answer = (values: Float64Array | null) => {
        settle();
        resolve(values);
      };
      const fail = (cause: unknown) => {
        settle();
        reject(new SolverCrashError('The solver failed', { cause }));
      };
      const end = (code: number) => fail(new Error(`exit ${code}`));
      worker.on('message', answer);
      worker.on('error', fail);
      worker.on('exit', end);
      worker.ref();
      worker.postMessage(model);
    });

  return {
    solve: async (model) => {
      running ??= new Worker(workerUrl, { execArgv: [] });
      try {
        return await ask(running, model);
      } catch (error) {
        const broken = running;
        running = null;
        await broken?.terminate();
        throw error;
      }
    },
    close: async () => {
      const worker = running;
      running = null;
      await worker?.terminate();
    },
  };
};
