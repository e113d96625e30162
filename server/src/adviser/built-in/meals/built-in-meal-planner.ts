import { createFairTurns, NoTurnError } from '../../../turns/fair-turns.ts';
import {
  type MealPlanDraft,
  type MealPlanner,
  NoPlanError,
  NothingFitsError,
  PlannerBusyError,
} from '../../meal-planner.ts';
import { createPlanningThread, type PlanningReply } from './worker/planning-thread.ts';

/** At a second or so each, the last is served within the time that a request may take. */
const MOST_WAITING = 40;
const MOST_WAITING_OF_ONE = 2;
const PATIENCE_MS = 45_000;

const readReply = (reply: PlanningReply): MealPlanDraft => {
  if (reply.kind === 'no_plan') throw new NoPlanError(reply.reason);
  if (reply.kind === 'nothing_fits') throw new NothingFitsError();
  return reply.draft;
};

/**
 * Plans meals by a mixed-integer programme over the food table, one request after the other, in a worker; people take
 * turns. The same request has the same plan. Close it at the end.
 */
export const createBuiltInMealPlanner = (thread = createPlanningThread()): MealPlanner => {
  const turns = createFairTurns<string>({
    atOnce: 1,
    mostWaiting: MOST_WAITING,
    mostWaitingOf: MOST_WAITING_OF_ONE,
    patienceMs: PATIENCE_MS,
  });
  return {
    planMeals: async (request) => {
      const reply = await turns
        .run(request.userId, () => thread.ask(request))
        .catch((error: unknown) => {
          if (error instanceof NoTurnError) throw new PlannerBusyError(error.reason === 'own');
          throw error;
        });
      return readReply(reply);
    },
    close: thread.close,
  };
};
