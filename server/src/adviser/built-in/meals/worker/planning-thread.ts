import { Worker } from 'node:worker_threads';
import type { NoPlanReason } from '@vida/contract/nutrition/meal-kinds.ts';
import type { MealPlanDraft, MealRequest } from '../../../meal-planner.ts';

/** What the worker answers. */
export type PlanningReply =
  | { readonly kind: 'planned'; readonly draft: MealPlanDraft }
  | { readonly kind: 'no_plan'; readonly reason: NoPlanReason }
  | { readonly kind: 'nothing_fits' };

/** The worker ended before it answered. */
export class PlanningCrashError extends Error {}

const WORKER_URL = new URL('./planning-worker.ts', import.meta.url);

export interface PlanningThread {
  /** One at a time: wait before the next. Rejects with `PlanningCrashError` when the worker died twice over it. */
  readonly ask: (request: MealRequest) => Promise<PlanningReply>;
  readonly close: () => Promise<void>;
}

/**
 * One worker that plans: started by the first request, started anew after a crash, and never what keeps the process
 * alive once nothing waits for it.
 */
export const createPlanningThread = (workerUrl: URL = WORKER_URL): PlanningThread => {
  let running: Worker | null = null;

  const post = (worker: Worker, request: MealRequest) =>
    new Promise<PlanningReply>((resolve, reject) => {
      const settle = () => {
        worker.off('message', answer);
        worker.off('error', fail);
        worker.off('exit', end);
        worker.unref();
      };
      const answer = (reply: PlanningReply) => {
        settle();
        resolve(reply);
      };
      const fail = (cause: unknown) => {
        settle();
        reject(new PlanningCrashError('The planning worker failed', { cause }));
      };
      const end = (code: number) => fail(new Error(`exit ${code}`));
      worker.on('message', answer);
      worker.on('error', fail);
      worker.on('exit', end);
      worker.ref();
      worker.postMessage(request);
    });

  const askOnce = async (request: MealRequest): Promise<PlanningReply> => {
    running ??= new Worker(workerUrl, { execArgv: [] });
    try {
      return await post(running, request);
    } catch (error) {
      const broken = running;
      running = null;
      await broken?.terminate();
      throw error;
    }
  };

  return {
    // A worker that died is asked once more: the next one starts afresh.
    ask: (request) =>
      askOnce(request).catch((error: unknown) => {
        if (error instanceof PlanningCrashError) return askOnce(request);
        throw error;
      }),
    close: async () => {
      const worker = running;
      running = null;
      await worker?.terminate();
    },
  };
};
