import type { LanguageModel, ModelQuestion, StreamEnd } from '../model-question.ts';
import type { CallDesk } from './call-desk.ts';
import { streamOnce } from './stream-once.ts';
import { createTimeLimit, type TimeLimit } from './time-limit.ts';
import type { ModelConfig } from './wire.ts';

/**
 * A streamed answer may take three times the wait for its first words, but with a usual wait it ends before a caller who
 * does not stream would be refused (http/limits.ts).
 */
const WHOLE = { times: 3, usualMs: 45_000 } as const;

const wholeMsOf = ({ timeoutMs }: ModelConfig): number =>
  Math.min(WHOLE.times * timeoutMs, Math.max(WHOLE.usualMs, timeoutMs));

/** Streamed answers: one retry, but never once something was said. */
export const createStream = (config: ModelConfig, desk: CallDesk): LanguageModel['stream'] => {
  async function* attempt(
    question: ModelQuestion,
    { limit, mayRetry }: { limit: TimeLimit; mayRetry: boolean },
  ): AsyncGenerator<string, StreamEnd> {
    const pass = desk.enter();
    let hasSpoken = false;
    let isSettled = false;
    try {
      const parts = streamOnce(config, question, { limit, hasNewLimits: desk.hasNewLimits() });
      try {
        for (let part = await parts.next(); ; part = await parts.next()) {
          if (part.done) {
            pass.succeed();
            isSettled = true;
            return part.value;
          }
          hasSpoken = true;
          yield part.value;
        }
      } finally {
        await parts.return('whole');
      }
    } catch (error) {
      isSettled = true;
      if (desk.learnLimits(error)) {
        pass.leave();
        return yield* attempt(question, { limit, mayRetry });
      }
      desk.settle(pass, error);
      const waiting = question.signal ? AbortSignal.any([question.signal, limit.signal]) : limit.signal;
      if (hasSpoken || !mayRetry || !(await desk.waitToRetry(error, waiting))) throw error;
      return yield* attempt(question, { limit, mayRetry: false });
    } finally {
      // The asker had enough: the endpoint did speak.
      if (!isSettled) pass.succeed();
    }
  }

  return async function* stream(question) {
    const leave = desk.takePlace();
    const limit = createTimeLimit({
      waitMs: config.timeoutMs,
      wholeMs: wholeMsOf(config),
      stopping: desk.stopping,
    });
    try {
      return yield* attempt(question, { limit, mayRetry: true });
    } catch (error) {
      desk.note(error);
      throw error;
    } finally {
      limit.clear();
      leave();
    }
  };
};
