import { setTimeout as wait } from 'node:timers/promises';
import { HOUR_MS } from '@vida/contract/core/time.ts';
import type { Log } from '../../../config/log.ts';
import { createFairTurns } from '../../../turns/fair-turns.ts';
import { type Who, whoActs } from '../../../turns/who-acts.ts';
import type { ModelHealth, ModelQuestion } from '../model-question.ts';
import { createCircuitBreaker, type Verdict } from './circuit-breaker.ts';
import { isFaultOfEndpoint, ModelFailureError, type ModelFailureKind, mayTryAgain } from './model-failure.ts';
import type { AnswerFormat, Habits, ModelConfig, ModelRequest } from './request.ts';

/** Calls to the model at one time; whoever finds no place is answered by the rules at once. */
export const MOST_CALLS = 16;
/** Those for one person: a slow model is not theirs alone. */
export const MOST_CALLS_OF_ONE = 3;

/** Before the one retry, where the endpoint does not say how long; longer than the most nobody waits. */
const RETRY_MS = { usual: 100, most: 2000 } as const;

/** What endpoints answer to tools that they do not take, also where they do not say so. */
const TOOLS_REFUSED: readonly (number | null)[] = [400, 404, 415, 422, 501];
/** For how long an endpoint without tools is not offered any; it may be another one by then. */
export const NO_TOOLS_MS = HOUR_MS;

/** What endpoints answer to a `response_format` that they do not know. */
const FORMAT_REFUSED: readonly (number | null)[] = [400, 415, 422, 501];
const simpler: Readonly<Record<AnswerFormat, AnswerFormat | null>> = {
  schema: 'json',
  json: 'text',
  text: null,
};

/** How to ask an endpoint that refused these habits; null where that was not why it failed. */
const changeHabits = (habits: Habits, { status, refusal }: ModelFailureError): Habits | null => {
  if (refusal?.wantsNewLimits && !habits.hasNewLimits) return { ...habits, hasNewLimits: true };
  if (habits.hasTools && (refusal?.refusesTools || TOOLS_REFUSED.includes(status)))
    return { ...habits, hasTools: false };
  const format = FORMAT_REFUSED.includes(status) ? simpler[habits.format] : null;
  return format && { ...habits, format };
};

/** Who was not let in saw no failure, and an asker who left is none. */
const unseen: readonly ModelFailureKind[] = ['aborted', 'paused', 'busy'];

export interface LanguageModelDeps {
  readonly log: Pick<Log, 'warn'>;
  readonly clock: () => Date;
  /** Aborted when Vida stops: whoever waits for the model hears the rules instead. */
  readonly stopping: AbortSignal;
}

/** A kind of call. */
export interface CallKind<T> {
  /** Pieces as they come, and an answer in the end. */
  readonly send: (request: ModelRequest) => Promise<AsyncGenerator<string, T>>;
  /** No shape is asked for. */
  readonly isProse: boolean;
  /** Until something has to be said, each time, milliseconds. */
  readonly waitMs: number;
  /** Until all has. */
  readonly wholeMs: number;
}

/**
 * One kind of failure for whatever the library threw; nothing of the error itself is kept. Ours may stand
 * within it as its cause.
 */
const toFailure = (error: unknown, asker: AbortSignal | undefined, isOverTime: boolean): ModelFailureError => {
  if (asker?.aborted) return new ModelFailureError('aborted');
  if (isOverTime) return new ModelFailureError('time');
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ModelFailureError) return cause;
  return new ModelFailureError('garbage');
};

/** Waits before the one retry; false where there should be none. */
const waitToRetry = async (failure: ModelFailureError, signal: AbortSignal): Promise<boolean> => {
  const ms = failure.refusal?.retryAfterMs ?? RETRY_MS.usual;
  return mayTryAgain(failure) && ms <= RETRY_MS.most && wait(ms, true, { signal }).catch(() => false);
};

/** What all calls to one endpoint share: places, time limits, one retry, the circuit breaker, what is known of it. */
export const createEndpoint = (config: ModelConfig, { log, clock, stopping }: LanguageModelDeps) => {
  const breaker = createCircuitBreaker(clock);
  const turns = createFairTurns<Who>({
    atOnce: MOST_CALLS,
    atOnceOf: (who) => (who === undefined ? MOST_CALLS : MOST_CALLS_OF_ONE),
    mostWaiting: 0,
    patienceMs: 0,
  });
  let known: Omit<Habits, 'hasTools'> = { format: 'schema', hasNewLimits: false };
  let noToolsUntilMs = 0;
  let tools: ModelHealth['tools'] = 'unknown';
  let lastFailure: ModelHealth['lastFailure'] = null;

  const leaveTools = (): void => {
    noToolsUntilMs = clock().getTime() + NO_TOOLS_MS;
    tools = 'refused';
  };
  const takesTools = (): boolean => clock().getTime() >= noToolsUntilMs;

  /** `signal` is aborted when either time is over, when Vida stops, and at the end: nothing stays open. */
  const startLimit = ({ waitMs, wholeMs }: CallKind<unknown>) => {
    const over = new AbortController();
    const end = () => over.abort();
    const [waiting, whole] = [setTimeout(end, waitMs), setTimeout(end, wholeMs)];
    // `AbortSignal.any` would keep what came of every call for as long as `stopping` lives.
    stopping.addEventListener('abort', end, { signal: over.signal });
    if (stopping.aborted) end();
    return {
      signal: over.signal,
      heard: () => void waiting.refresh(),
      end: () => {
        clearTimeout(waiting);
        clearTimeout(whole);
        end();
      },
    };
  };

  /**
   * The request, as often as it takes: with other habits where the endpoint wants them, and once more after a failure.
   */
  async function* ask<T>(
    question: ModelQuestion,
    { send, isProse }: CallKind<T>,
    limit: ReturnType<typeof startLimit>,
  ): AsyncGenerator<string, T> {
    const signal = question.signal ? AbortSignal.any([question.signal, limit.signal]) : limit.signal;
    const hasTools = question.tools !== undefined && takesTools();
    let habits: Habits = { ...known, hasTools, ...(isProse ? { format: 'text' } : {}) };
    let [mayRetry, hasSpoken] = [true, false];
    const heard = () => {
      hasSpoken = true;
      limit.heard();
    };
    for (;;) {
      const report = breaker.enter();
      if (!report) throw new ModelFailureError('paused');
      let verdict: Verdict = 'unknown';
      try {
        const answer = yield* await send({ config, question, habits, signal, heard });
        if (!isProse) known = { ...known, format: habits.format };
        if (hasTools && habits.hasTools) tools = 'taken';
        if (hasTools && !habits.hasTools) leaveTools();
        return answer;
      } catch (error) {
        const failure = toFailure(error, question.signal, limit.signal.aborted);
        const changed = changeHabits(habits, failure);
        if (!changed && isFaultOfEndpoint(failure)) verdict = 'failed';
        if (!changed && (hasSpoken || !mayRetry || !(await waitToRetry(failure, signal)))) throw failure;
        if (changed?.hasNewLimits) known = { ...known, hasNewLimits: true };
        mayRetry &&= changed !== null;
        habits = changed ?? habits;
      } finally {
        // Who spoke is there, also where its asker had enough.
        report(hasSpoken && verdict === 'unknown' ? 'answered' : verdict);
      }
    }
  }

  /** Logs kinds of failures, never a text. */
  const note = (error: unknown): void => {
    if (!(error instanceof ModelFailureError) || unseen.includes(error.kind)) return;
    lastFailure = { at: clock().toISOString(), kind: error.kind };
    log.warn({ kind: error.kind, status: error.status }, 'language model failed');
  };

  return {
    /** One question. Throws `ModelFailureError`; ending it early closes the connection. */
    call: async function* <T>(question: ModelQuestion, kind: CallKind<T>): AsyncGenerator<string, T> {
      const leave = await turns.take(whoActs()).catch(() => {
        throw new ModelFailureError('busy');
      });
      const limit = startLimit(kind);
      try {
        return yield* ask(question, kind, limit);
      } catch (error) {
        note(error);
        throw error;
      } finally {
        limit.end();
        leave();
      }
    },
    takesTools,
    leaveTools,
    health: () => ({ pausedUntil: breaker.pausedUntil()?.toISOString() ?? null, lastFailure, tools }),
  };
};
