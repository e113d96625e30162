import { dayOf } from '@vida/contract/core/time.ts';
import type { Log } from '../../config/log.ts';
import type { createModelUsageRepository } from './model-usage-repository.ts';

/** Tokens a person may use in a day (UTC), estimated: some fifty questions with a tool each. Then the rules answer. */
export const TOKENS_PER_DAY = 250_000;

export interface DailyTokensDeps {
  readonly counter: ReturnType<typeof createModelUsageRepository>;
  readonly clock: () => Date;
  readonly log: Pick<Log, 'warn'>;
}

/** Each person's share of the language model. Days are UTC: nobody gets a second day by travelling. */
export const createDailyTokens = ({ counter, clock, log }: DailyTokensDeps) => {
  const today = () => dayOf(clock(), 'UTC');
  return {
    hasLeft: async (userId: string): Promise<boolean> => (await counter.read(userId, today())) < TOKENS_PER_DAY,
    /** Never throws: an answer that was given is not lost because it could not be counted. */
    spend: async (userId: string, tokens: number): Promise<void> => {
      try {
        await counter.add(userId, today(), tokens);
      } catch (err) {
        log.warn({ err }, 'tokens of the language model were not counted');
      }
    },
  };
};
