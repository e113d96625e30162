import {
  ADVICE_OUTCOMES,
  type AdviceOutcome,
  type AdviceTask,
  type AdviserHealth,
  TOOL_COUNTS,
  type ToolCount,
} from '@vida/contract/admin/adviser-health-schemas.ts';
import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import type { Log } from '../../config/log.ts';
import type { Database } from '../../db/database.ts';
import { type Counted, createAdviserTalliesRepository } from './adviser-tallies-repository.ts';

const DAYS = 30;

export interface AdviserHealthDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
  /** Asks the model whether it is there; the adviser's. */
  readonly readModelHealth: () => Promise<AdviserHealth['model']>;
}

type Row = Awaited<ReturnType<ReturnType<typeof createAdviserTalliesRepository>['list']>>[number];

const toAdvice = ({ day, task, outcome, count }: Row): AdviserHealth['days'] => {
  const known = ADVICE_OUTCOMES.find((each) => each === outcome);
  return task === 'tools' || !known ? [] : [{ day, task, outcome: known, count }];
};

const toToolCount = ({ day, task, outcome, count }: Row): AdviserHealth['tools'] => {
  const known = TOOL_COUNTS.find((each) => each === outcome);
  return task !== 'tools' || !known ? [] : [{ day, outcome: known, count }];
};

/** How the adviser fares, in numbers. */
export const createAdviserHealthService = ({ db, clock, log, readModelHealth }: AdviserHealthDeps) => {
  const today = () => dayOf(clock(), 'UTC');
  const tallies = createAdviserTalliesRepository(db);
  /** A count that fails is logged: nobody's answer waits for it or breaks with it. */
  const add = (counted: Counted): void => {
    tallies.add(today(), counted).catch((error: unknown) => log.warn({ err: error, counted }, 'advice not counted'));
  };

  return {
    read: async (): Promise<AdviserHealth> => {
      const [model, rows] = await Promise.all([readModelHealth(), tallies.list(addDaysTo(today(), 1 - DAYS))]);
      return { model, days: rows.flatMap(toAdvice), tools: rows.flatMap(toToolCount) };
    },

    /** Counts what came of a question. */
    tally: (task: AdviceTask, outcome: AdviceOutcome): void => add([task, outcome]),

    /** Counts what came of a tool. */
    tallyTool: (count: ToolCount): void => add(['tools', count]),
  };
};

export type AdviserHealthService = ReturnType<typeof createAdviserHealthService>;
