import { createGuardedFetch } from './guarded-fetch.ts';
import { ModelFailureError } from './model-failure.ts';
import type { ModelConfig } from './wire.ts';

const MAX_LIST_BYTES = 1024 * 1024;
const MOST_MS = 5000;
/** Some endpoints have no list of models: that they say so shows that they are there. */
const WITHOUT_LIST: readonly (number | null)[] = [404, 405, 501];

/** Whether the endpoint is there and takes the key, and how fast; never throws. Sends nothing of anybody. */
export const findHealth = async (
  config: ModelConfig,
): Promise<{ readonly isReachable: boolean; readonly answeredInMs: number | null }> => {
  const began = performance.now();
  const answered = () => ({ isReachable: true, answeredInMs: Math.round(performance.now() - began) });
  try {
    const { fetch } = createGuardedFetch(MAX_LIST_BYTES);
    const response = await fetch(`${config.baseUrl.replace(/\/+$/, '')}/models`, {
      headers: config.apiKey ? { authorization: `Bearer ${config.apiKey}` } : {},
      signal: AbortSignal.timeout(Math.min(MOST_MS, config.timeoutMs)),
    });
    await response.body?.cancel();
    return answered();
  } catch (error) {
    const isThere = error instanceof ModelFailureError && WITHOUT_LIST.includes(error.status);
    return isThere ? answered() : { isReachable: false, answeredInMs: null };
  }
};
