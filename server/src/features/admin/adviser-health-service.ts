import type {
  AdviceOutcome,
  AdviceTask,
  AdviserHealth,
} from '@vida/contract/admin/adviser-health-schemas.ts';
import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import type { Log } from '../../config/log.ts';
import type { Database } from '../../db/database.ts';
import { createAdviserTalliesRepository } from './adviser-tallies-repository.ts';

const DAYS = 30;

export interface AdviserHealthDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
  /** Asks the model whether it is there; the adviser's. */
  readonly readModelHealth: () => Promise<AdviserHealth['model']>;
}

/** How the adviser fares, in numbers. */
export const createAdviserHealthService = ({ db, clock, log, readModelHealth }: AdviserHealthDeps) => {
  const today = () => dayOf(clock(), 'UTC');
  const tallies = createAdviserTalliesRepository(db);

  return {
    read: async (): Promise<AdviserHealth> => {
      const [model, days] = await Promise.all([
        readModelHealth(),
        tallies.list(addDaysTo(today(), 1 - DAYS)),
      ]);
      return { model, days };
    },

    /** Counts what came of a question. A count that fails is logged: nobody's answer waits for it or breaks with it. */
    tally: (task: AdviceTask, outcome: AdviceOutcome): void => {
      tallies
        .add(today(), task, outcome)
        .catch((error: unknown) => log.warn({ err: error, task, outcome }, 'advice not counted'));
    },
  };
};

export type AdviserHealthService = ReturnType<typeof createAdviserHealthService>;
