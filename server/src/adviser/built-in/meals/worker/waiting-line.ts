import { PlannerBusyError } from '../../../meal-planner.ts';

/** Runs one piece of work after the other; rejects with `PlannerBusyError` when more than `limit` would wait. */
export const createWaitingLine = (limit: number) => {
  let last: Promise<unknown> = Promise.resolve();
  let open = 0;

  return {
    run: <Result>(work: () => Promise<Result>): Promise<Result> => {
      // One of the open ones is being worked on: it does not wait.
      if (open > limit) return Promise.reject(new PlannerBusyError());
      open += 1;
      const result = last.then(work).finally(() => {
        open -= 1;
      });
      last = result.catch(() => undefined);
      return result;
    },
  };
};
