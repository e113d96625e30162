import { generateText, NoObjectGeneratedError, Output } from 'ai';
import { z } from 'zod';
import type { ModelQuestion } from '../model-question.ts';
import { ModelFailureError } from './model-failure.ts';
import { readJson } from './read-json.ts';
import type { TimeLimit } from './time-limit.ts';
import { toModelFailure } from './to-model-failure.ts';
import { type AnswerFormat, type ModelConfig, openWire } from './wire.ts';

/** A structured answer with everything around it. */
const MAX_ANSWER_BYTES = 256 * 1024;
/** Facts, not fancy. */
export const TEMPERATURE = 0.2;

/** The schema in words, for endpoints that do not take it in the request. */
const describeSchema = (schema: z.ZodType): string =>
  `Responda somente com um objeto JSON, sem texto antes ou depois, que siga este JSON Schema:\n${JSON.stringify(z.toJSONSchema(schema))}`;

const outputFor = <T>(schema: z.ZodType<T>, format: AnswerFormat) =>
  format === 'text' ? {} : { output: Output.object({ schema, name: 'resposta' }) };

export interface HowToAsk {
  readonly format: AnswerFormat;
  readonly limit: TimeLimit;
  readonly hasNewLimits: boolean;
}

/** One request for an answer in a shape. Throws `ModelFailureError`. */
export const askOnce = async <T>(
  config: ModelConfig,
  question: ModelQuestion,
  schema: z.ZodType<T>,
  { format, limit, hasNewLimits }: HowToAsk,
): Promise<T> => {
  const { model, failure } = openWire(config, { maxBytes: MAX_ANSWER_BYTES, format, hasNewLimits });
  const asker = question.signal;
  const read = (text: string): T => {
    const answer = readJson(text, schema);
    if (answer === undefined) throw new ModelFailureError('off_schema');
    return answer;
  };
  try {
    const result = await generateText({
      model,
      instructions: format === 'schema' ? question.system : `${question.system}\n\n${describeSchema(schema)}`,
      messages: [...question.turns],
      maxOutputTokens: question.maxTokens,
      temperature: TEMPERATURE,
      maxRetries: 0,
      abortSignal: asker ? AbortSignal.any([asker, limit.signal]) : limit.signal,
      ...outputFor(schema, format),
    });
    return read(result.text);
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error) && error.text) return read(error.text);
    throw toModelFailure(error, { failure, isOverTime: limit.isOver, asker });
  }
};
