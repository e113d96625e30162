import type { z } from 'zod';
import type { LanguageModel, ModelQuestion } from '../model-question.ts';
import { askOnce } from './ask-once.ts';
import type { CallDesk } from './call-desk.ts';
import { ModelFailureError } from './model-failure.ts';
import { createTimeLimit, type TimeLimit } from './time-limit.ts';
import type { AnswerFormat, ModelConfig } from './wire.ts';

/** Two structured answers and the rules after them fit into the time that a request may take (http/limits.ts). */
const MOST_MS = 22_000;
/** What endpoints answer to a `response_format` that they do not know. */
const FORMAT_REFUSED: readonly (number | null)[] = [400, 415, 422, 501];
const SIMPLER: Readonly<Record<AnswerFormat, AnswerFormat | null>> = {
  schema: 'json',
  json: 'text',
  text: null,
};

/** The next simpler way to ask, where the endpoint refused this one. */
const simplerAfter = (error: unknown, format: AnswerFormat): AnswerFormat | null =>
  error instanceof ModelFailureError && FORMAT_REFUSED.includes(error.status) ? SIMPLER[format] : null;

/** Structured answers: one retry, and a simpler way to ask where the endpoint needs it, which is then remembered. */
export const createAskFor = (config: ModelConfig, desk: CallDesk): LanguageModel['askFor'] => {
  let usualFormat: AnswerFormat = 'schema';

  const ask = async <T>(
    question: ModelQuestion,
    schema: z.ZodType<T>,
    { format, limit, mayRetry }: { format: AnswerFormat; limit: TimeLimit; mayRetry: boolean },
  ): Promise<T> => {
    const pass = desk.enter();
    try {
      const answer = await askOnce(config, question, schema, {
        format,
        limit,
        hasNewLimits: desk.hasNewLimits(),
      });
      pass.succeed();
      usualFormat = format;
      return answer;
    } catch (error) {
      if (desk.learnLimits(error)) {
        pass.leave();
        return ask(question, schema, { format, limit, mayRetry });
      }
      const simpler = simplerAfter(error, format);
      if (simpler) {
        pass.leave();
        return ask(question, schema, { format: simpler, limit, mayRetry });
      }
      desk.settle(pass, error);
      const waiting = question.signal ? AbortSignal.any([question.signal, limit.signal]) : limit.signal;
      if (!mayRetry || !(await desk.waitToRetry(error, waiting))) throw error;
      return ask(question, schema, { format, limit, mayRetry: false });
    }
  };

  return async (question, schema) => {
    const leave = desk.takePlace();
    const ms = Math.min(config.timeoutMs, MOST_MS);
    const limit = createTimeLimit({ waitMs: ms, wholeMs: ms, stopping: desk.stopping });
    try {
      return await ask(question, schema, { format: usualFormat, limit, mayRetry: true });
    } catch (error) {
      desk.note(error);
      throw error;
    } finally {
      limit.clear();
      leave();
    }
  };
};
