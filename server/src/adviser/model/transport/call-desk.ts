import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../../config/log.ts';
import { type Who, whoActs } from '../../../turns/who-acts.ts';
import { createCallPlaces } from './call-places.ts';
import { createCircuitBreaker, type Pass } from './circuit-breaker.ts';
import { isFaultOfEndpoint, ModelFailureError, type ModelFailureKind, mayTryAgain } from './model-failure.ts';

/** Before the one retry, where the endpoint does not say how long; longer than the most nobody waits. */
const RETRY_MS = { usual: 100, most: 2000 } as const;

const UNSEEN: ReadonlySet<ModelFailureKind> = new Set(['aborted', 'paused', 'busy']);

export interface LanguageModelDeps {
  readonly log: Pick<Log, 'warn'>;
  readonly clock: () => Date;
  /** Aborted when Vida stops: whoever waits for the model hears the rules instead. */
  readonly stopping: AbortSignal;
}

/** What all calls to one endpoint share: their places, the circuit breaker, and what is known of failures. */
export const createCallDesk = ({ log, clock, stopping }: LanguageModelDeps) => {
  const breaker = createCircuitBreaker(clock);
  const places = createCallPlaces<Who>();
  let hasNewLimits = false;
  let lastFailure: { readonly at: Date; readonly kind: string } | null = null;

  return {
    stopping,

    /** A place among the calls; gives it back when called. Throws `busy`. */
    takePlace: (): (() => void) => {
      const leave = places.take(whoActs());
      if (!leave) throw new ModelFailureError('busy');
      return leave;
    },

    /** Before every request. Throws `paused`. */
    enter: (): Pass => {
      const pass = breaker.enter();
      if (!pass) throw new ModelFailureError('paused');
      return pass;
    },

    /** Tells the breaker how a request went wrong. */
    settle: (pass: Pass, error: unknown): void => {
      if (error instanceof ModelFailureError && isFaultOfEndpoint(error)) pass.fail();
      else pass.leave();
    },

    hasNewLimits: () => hasNewLimits,

    /** Whether the endpoint said that it takes its limits otherwise, and is to be asked again so: once for ever. */
    learnLimits: (error: unknown): boolean => {
      const learns = error instanceof ModelFailureError && error.wantsNewLimits && !hasNewLimits;
      hasNewLimits ||= learns;
      return learns;
    },

    /** Waits before the one retry; false where there should be none. */
    waitToRetry: async (error: unknown, signal: AbortSignal): Promise<boolean> => {
      if (!(error instanceof ModelFailureError) || !mayTryAgain(error)) return false;
      const ms = error.retryAfterMs ?? RETRY_MS.usual;
      return ms <= RETRY_MS.most && wait(ms, true, { signal }).catch(() => false);
    },

    /** Remembers and logs the kind of a failure. An asker who left is none, and who was not let in saw none. */
    note: (error: unknown): void => {
      if (!(error instanceof ModelFailureError) || UNSEEN.has(error.kind)) return;
      lastFailure = { at: clock(), kind: error.kind };
      log.warn({ kind: error.kind, status: error.status }, 'language model failed');
    },

    lastFailure: () => lastFailure,
    pausedUntil: breaker.pausedUntil,
  };
};

export type CallDesk = ReturnType<typeof createCallDesk>;
