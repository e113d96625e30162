import type { RateLimitName } from '@vida/contract/core/endpoint.ts';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';
import { tooManyTries } from './errors.ts';

interface Budget {
  readonly points: number;
  readonly seconds: number;
  /** `failures`: a success clears what was counted, so only refused tries remain. */
  readonly counts: 'calls' | 'failures';
}

/** Generous for addresses that many people share, as Brazilian carriers make them; strict where passwords are tried. */
const budgets: Readonly<Record<RateLimitName, Budget>> = {
  default: { points: 600, seconds: 60, counts: 'calls' },
  generate: { points: 30, seconds: 3600, counts: 'calls' },
  chat: { points: 60, seconds: 600, counts: 'calls' },
  posts: { points: 20, seconds: 60, counts: 'calls' },
  check: { points: 60, seconds: 60, counts: 'calls' },
  register: { points: 60, seconds: 3600, counts: 'calls' },
  login: { points: 10, seconds: 900, counts: 'failures' },
  gate: { points: 10, seconds: 900, counts: 'failures' },
};

const refuse = (state: RateLimiterRes): never => {
  throw tooManyTries(Math.max(1, Math.ceil(state.msBeforeNext / 1000)));
};

const isState = (thrown: unknown): thrown is RateLimiterRes =>
  typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown;

const createLimiter = (name: RateLimitName, { points, seconds }: Budget) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });

const isOurFault = (error: unknown): boolean => !(error instanceof AppError) || error.status >= 500;

/** Budgets of requests, counted in this process. */
export type RateLimits = ReturnType<typeof createRateLimits>;

/** `enabled` is `RATE_LIMIT`. */
export const createRateLimits = (enabled: boolean) => {
  const limiters: Readonly<Record<RateLimitName, RateLimiterMemory>> = {
    default: createLimiter('default', budgets.default),
    generate: createLimiter('generate', budgets.generate),
    chat: createLimiter('chat', budgets.chat),
    posts: createLimiter('posts', budgets.posts),
    check: createLimiter('check', budgets.check),
    register: createLimiter('register', budgets.register),
    login: createLimiter('login', budgets.login),
    gate: createLimiter('gate', budgets.gate),
  };

  /** Counts one call; throws a 429 when the budget is used up. */
  const consume = async (name: RateLimitName, key: string): Promise<void> => {
    if (!enabled) return;
    await limiters[name].consume(key).catch((thrown: unknown) => {
      if (isState(thrown)) refuse(thrown);
      throw thrown;
    });
  };

  return {
    consume,

    /** Runs `work` on a budget. A failure of the server gives it back; a success clears a count of failures. */
    spend: async <T>(name: RateLimitName, key: string, work: () => Promise<T>): Promise<T> => {
      await consume(name, key);
      try {
        const result = await work();
        if (enabled && budgets[name].counts === 'failures') await limiters[name].delete(key);
        return result;
      } catch (error) {
        if (enabled && isOurFault(error)) await limiters[name].reward(key);
        throw error;
      }
    },
  };
};
