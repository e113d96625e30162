import type { LanguageModel } from './model-question.ts';
import { createAskFor } from './transport/ask-with-retry.ts';
import { createCallDesk, type LanguageModelDeps } from './transport/call-desk.ts';
import { findHealth } from './transport/find-health.ts';
import { modelHostOf, modelReachOf } from './transport/model-reach.ts';
import { createStream } from './transport/stream-with-retry.ts';
import type { ModelConfig } from './transport/wire.ts';

/**
 * The language model of the configuration. A time limit on every call, one retry before anything was said, a circuit
 * breaker, a bounded number of calls. Logs kinds of failures, never a text.
 */
export const createLanguageModel = (config: ModelConfig, deps: LanguageModelDeps): LanguageModel => {
  const desk = createCallDesk(deps);
  return {
    askFor: createAskFor(config, desk),
    stream: createStream(config, desk),
    health: async () => ({
      ...(await findHealth(config)),
      pausedUntil: desk.pausedUntil(),
      lastFailure: desk.lastFailure(),
    }),
    name: config.model,
    host: modelHostOf(config.baseUrl),
    reach: modelReachOf(config.baseUrl),
  };
};
