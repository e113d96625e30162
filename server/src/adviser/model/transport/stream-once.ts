import { streamText } from 'ai';
import type { ModelQuestion, StreamEnd } from '../model-question.ts';
import { TEMPERATURE } from './ask-once.ts';
import { ModelFailureError } from './model-failure.ts';
import type { TimeLimit } from './time-limit.ts';
import { toModelFailure } from './to-model-failure.ts';
import { type ModelConfig, openWire } from './wire.ts';

/** Text of a streamed answer, characters; far more than may be shown. */
const MAX_TEXT = 64 * 1024;
/** On the wire every few letters come in some hundred bytes of JSON, and thinking comes too. */
const MAX_STREAM_BYTES = 4 * 1024 * 1024;

/** One streamed request; one that ends without a reason to finish was cut, and the library says so. Throws `ModelFailureError`; ending it early closes the connection. */
export async function* streamOnce(
  config: ModelConfig,
  question: ModelQuestion,
  { limit, hasNewLimits }: { readonly limit: TimeLimit; readonly hasNewLimits: boolean },
): AsyncGenerator<string, StreamEnd> {
  const { model, failure } = openWire(config, { maxBytes: MAX_STREAM_BYTES, hasNewLimits });
  const asker = question.signal;
  const leaving = new AbortController();
  const signals = [leaving.signal, limit.signal, ...(asker ? [asker] : [])];
  let characters = 0;
  let end: StreamEnd | null = null;
  try {
    const { stream } = streamText({
      model,
      instructions: question.system,
      messages: [...question.turns],
      maxOutputTokens: question.maxTokens,
      temperature: TEMPERATURE,
      maxRetries: 0,
      abortSignal: AbortSignal.any(signals),
      onError: () => undefined,
    });
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new ModelFailureError('aborted');
      if (part.type === 'finish') end = part.finishReason === 'length' ? 'cut_by_length' : 'whole';
      if (part.type !== 'text-delta' || part.text === '') continue;
      characters += part.text.length;
      if (characters > MAX_TEXT) throw new ModelFailureError('too_big');
      limit.heard();
      yield part.text;
    }
    if (end === null || characters === 0) throw new ModelFailureError('garbage');
    return end;
  } catch (error) {
    throw toModelFailure(error, { failure, isOverTime: limit.isOver, asker });
  } finally {
    leaving.abort();
  }
}
