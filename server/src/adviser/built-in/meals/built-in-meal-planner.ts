import { type MealPlanDraft, type MealPlanner, NoPlanError, NothingFitsError } from '../../meal-planner.ts';
import { createPlanningThread, type PlanningReply } from './worker/planning-thread.ts';
import { createWaitingLine } from './worker/waiting-line.ts';

/** At a second or so each, the last is served within the time that a request may take. */
const MOST_WAITING = 40;

const readReply = (reply: PlanningReply): MealPlanDraft => {
  if (reply.kind === 'no_plan') throw new NoPlanError(reply.reason);
  if (reply.kind === 'nothing_fits') throw new NothingFitsError();
  return reply.draft;
};

/**
 * Plans meals by a mixed-integer programme over the food table, one request after the other, in a worker. The same
 * request has the same plan. Close it at the end.
 */
export const createBuiltInMealPlanner = (): MealPlanner => {
  const thread = createPlanningThread();
  const line = createWaitingLine(MOST_WAITING);
  return {
    planMeals: async (request) => readReply(await line.run(() => thread.ask(request))),
    close: thread.close,
  };
};
