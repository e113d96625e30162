import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai';
import type { Config } from '../../../config/config.ts';
import { createGuardedFetch } from './guarded-fetch.ts';

// The library would write its warnings to stderr, past the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

export type ModelConfig = NonNullable<Config['ai']>;

/** How an answer in JSON is asked for: by its schema, as any JSON, or in words alone. Endpoints differ. */
export type AnswerFormat = 'schema' | 'json' | 'text';

export interface WireHabits {
  readonly maxBytes: number;
  readonly format?: AnswerFormat;
  /** `max_completion_tokens` instead of `max_tokens`, and no temperature. */
  readonly hasNewLimits: boolean;
}

const withNewLimits = ({ max_tokens, temperature: _, ...body }: Record<string, unknown>) => ({
  ...body,
  max_completion_tokens: max_tokens,
});

/** The model for one call. What a model thinks aloud between `<think>` and `</think>` is not its answer. */
export const openWire = (config: ModelConfig, { maxBytes, format = 'text', hasNewLimits }: WireHabits) => {
  const { fetch, failure } = createGuardedFetch(maxBytes);
  const provider = createOpenAICompatible({
    name: 'vida',
    baseURL: config.baseUrl,
    ...(config.apiKey ? { apiKey: config.apiKey } : {}),
    supportsStructuredOutputs: format === 'schema',
    fetch,
    ...(hasNewLimits ? { transformRequestBody: withNewLimits } : {}),
  });
  const model = wrapLanguageModel({
    model: provider.chatModel(config.model),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  });
  return { model, failure };
};
