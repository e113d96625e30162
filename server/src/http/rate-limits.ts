import type { RateLimitName } from '@vida/contract/core/endpoint.ts';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyTries } from './errors.ts';

interface Budget {
  readonly points: number;
  readonly seconds: number;
  /** `failures`: a success clears what was counted, so only refused tries remain. */
  readonly counts: 'calls' | 'failures';
}

/** product.md section 2. */
const budgets: Readonly<Record<RateLimitName, Budget>> = {
  default: { points: 600, seconds: 60, counts: 'calls' },
  generate: { points: 30, seconds: 3600, counts: 'calls' },
  register: { points: 60, seconds: 3600, counts: 'calls' },
  login: { points: 10, seconds: 900, counts: 'failures' },
  gate: { points: 10, seconds: 900, counts: 'failures' },
};

const refuse = (state: RateLimiterRes): never => {
  throw tooManyTries(Math.max(1, Math.ceil(state.msBeforeNext / 1000)));
};

const isState = (thrown: unknown): thrown is RateLimiterRes =>
  typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown;

const createLimiter = (name: RateLimitName, { points, seconds, counts }: Budget) => {
  const limiter = new RateLimiterMemory({
    keyPrefix: name,
    points,
    duration: seconds,
  });
  return {
    consume: async (key: string): Promise<void> => {
      await limiter.consume(key).catch((thrown: unknown) => {
        if (isState(thrown)) refuse(thrown);
        throw thrown;
      });
    },
    succeed: async (key: string): Promise<void> => {
      if (counts === 'failures') await limiter.delete(key);
    },
  };
};

/** Budgets of requests, counted in this process. */
export type RateLimits = ReturnType<typeof createRateLimits>;

/** `consume` throws a 429; `succeed` clears a budget that counts failures. `enabled` is `RATE_LIMIT`. */
export const createRateLimits = (enabled: boolean) => {
  const limiters = {
    default: createLimiter('default', budgets.default),
    generate: createLimiter('generate', budgets.generate),
    register: createLimiter('register', budgets.register),
    login: createLimiter('login', budgets.login),
    gate: createLimiter('gate', budgets.gate),
  } satisfies Record<RateLimitName, unknown>;
  return {
    consume: async (name: RateLimitName, key: string): Promise<void> => {
      if (enabled) await limiters[name].consume(key);
    },
    succeed: async (name: RateLimitName, key: string): Promise<void> => {
      if (enabled) await limiters[name].succeed(key);
    },
  };
};
