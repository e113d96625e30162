import type { LanguageModel, ModelHealth } from './model-question.ts';
import { createEndpoint, type LanguageModelDeps } from './transport/endpoint.ts';
import { createGuardedFetch } from './transport/guarded-fetch.ts';
import { ModelFailureError } from './transport/model-failure.ts';
import { modelHostOf, modelReachOf } from './transport/model-reach.ts';
import type { ModelConfig } from './transport/request.ts';

/** With its library, at the first question: most installations have no model. */
const loadRequests = () => import('./transport/request.ts');

/** Two structured answers and the rules after them fit into the time that a request may take (http/limits.ts). */
const MOST_OF_ANSWER_MS = 22_000;
/**
 * A streamed answer may take three times the wait for its first words, but with a usual wait it ends before a
 * caller who does not stream would be refused (http/limits.ts).
 */
const STREAM = { times: 3, usualMs: 45_000 } as const;

const MAX_LIST_BYTES = 1024 * 1024;
const MOST_OF_HEALTH_MS = 5000;
/** Some endpoints have no list of models: that they say so shows that they are there. */
const WITHOUT_LIST: readonly (number | null)[] = [404, 405, 501];

/** Whether the endpoint is there and takes the key, and how fast; never throws. Sends nothing of anybody. */
const findHealth = async (config: ModelConfig): Promise<Pick<ModelHealth, 'isReachable' | 'answeredInMs'>> => {
  const began = performance.now();
  try {
    const response = await createGuardedFetch(MAX_LIST_BYTES)(`${config.baseUrl.replace(/\/+$/, '')}/models`, {
      headers: config.apiKey ? { authorization: `Bearer ${config.apiKey}` } : {},
      signal: AbortSignal.timeout(Math.min(MOST_OF_HEALTH_MS, config.timeoutMs)),
    });
    await response.body?.cancel();
  } catch (error) {
    const isThere = error instanceof ModelFailureError && WITHOUT_LIST.includes(error.status);
    if (!isThere) return { isReachable: false, answeredInMs: null };
  }
  return { isReachable: true, answeredInMs: Math.round(performance.now() - began) };
};

/**
 * The language model of the configuration. A time limit on every call, one retry before anything was said, a circuit
 * breaker, a bounded number of calls. Logs kinds of failures, never a text.
 */
export const createLanguageModel = (config: ModelConfig, deps: LanguageModelDeps): LanguageModel => {
  const endpoint = createEndpoint(config, deps);
  const { timeoutMs, baseUrl } = config;
  const place = { host: modelHostOf(baseUrl), reach: modelReachOf(baseUrl) };
  const answerMs = Math.min(timeoutMs, MOST_OF_ANSWER_MS);
  const streamMs = Math.min(STREAM.times * timeoutMs, Math.max(STREAM.usualMs, timeoutMs));
  return {
    askFor: async (question, schema) => {
      const answering = endpoint.call(question, {
        send: async (request) => (await loadRequests()).requestObject(request, schema),
        isProse: false,
        waitMs: answerMs,
        wholeMs: answerMs,
      });
      for (;;) {
        const part = await answering.next();
        if (part.done) return part.value;
      }
    },
    stream: (question) =>
      endpoint.call(question, {
        send: async (request) => (await loadRequests()).requestStream(request),
        isProse: true,
        waitMs: timeoutMs,
        wholeMs: question.wholeMs ?? streamMs,
      }),
    streamMs,
    takesTools: endpoint.takesTools,
    leaveTools: endpoint.leaveTools,
    health: async () => ({
      ...(await findHealth(config)),
      ...endpoint.health(),
      isConfigured: true,
      name: config.model,
      ...place,
    }),
    ...place,
  };
};
