import type { RateLimitName } from '@vida/contract/core/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { createFairTurns, NoTurnError } from '../turns/fair-turns.ts';
import { emailIn, loginClaim, type SignInMemory, spendingOf } from './claims-of.ts';
import { tooManyEntering } from './errors.ts';
import { TIME_LIMITS } from './limits.ts';
import { networkOf } from './network-of.ts';
import type { RateLimits } from './rate-limits.ts';

/** Calls that hash a password: slow on purpose, so they take turns. */
const hashing: ReadonlySet<RateLimitName> = new Set(['login', 'register', 'emailChange', 'passwordReset']);

/**
 * One at once of a network or a person; some more than are hashed at once, for what they ask of the database. Who wait
 * are a second of work at most.
 */
const TURNS = {
  atOnce: 4,
  mostWaiting: 64,
  mostWaitingOf: 32,
  patienceMs: 10_000,
};
/** Without limits everybody waits as long as it takes. */
const PATIENT_TURNS = {
  ...TURNS,
  mostWaiting: Infinity,
  mostWaitingOf: Infinity,
  patienceMs: TIME_LIMITS.answerMs,
};

const isOwnLineFull = (error: unknown): boolean => error instanceof NoTurnError && error.reason === 'own';

export interface SpenderDeps extends SignInMemory {
  readonly limits: RateLimits;
}

/** Runs a call on the budgets it uses up, and in its turn where it hashes a password. */
export const createSpender = ({ limits, ...memory }: SpenderDeps) => {
  const turns = createFairTurns<string>(limits.isEnabled ? TURNS : PATIENT_TURNS);

  /** `gone` is aborted when nobody waits for the answer any more. */
  return async <T>(
    request: FastifyRequest,
    limit: RateLimitName,
    { body, gone, work }: { body: unknown; gone: AbortSignal; work: () => Promise<T> },
  ): Promise<T> => {
    const { claims, lane } = spendingOf(request, limit, body, memory);
    if (!hashing.has(limit)) return limits.spend(claims, work);
    // Said at once, not after a wait in line.
    limits.refuseSpent(claims);
    const result = await turns
      .run(lane, () => limits.spend(claims, work), gone)
      .catch((error: unknown) => {
        throw isOwnLineFull(error) ? tooManyEntering() : error;
      });
    if (!request.viewer) {
      const network = networkOf(request.ip);
      // Whose password was replaced by a link is named by the answer alone.
      const email = emailIn(body) || emailIn(result);
      memory.familiar.note(email, network);
      memory.begun.note(result, email);
      limits.forget(loginClaim(network, email));
    }
    return result;
  };
};

export type SpendFor = ReturnType<typeof createSpender>;
