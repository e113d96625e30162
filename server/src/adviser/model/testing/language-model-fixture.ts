import { onTestFinished } from 'vitest';
import { type ModelBehaviour, startModelServer } from '../../../testing/model-server.ts';
import { createLanguageModel } from '../language-model.ts';
import type { ModelQuestion } from '../model-question.ts';

/** A model server that ends with the test, and the language model in front of it; `later` moves the clock. */
export const startModel = async (script: readonly ModelBehaviour[], { timeoutMs = 10_000 } = {}) => {
  const server = await startModelServer(...script);
  onTestFinished(server.close);
  const logged: unknown[] = [];
  let nowMs = Date.parse('2026-11-21T15:00:00.000Z');
  const config = { baseUrl: server.baseUrl, model: 'modelo', apiKey: 'chave-secreta', timeoutMs };
  const deps = {
    clock: () => new Date(nowMs),
    log: { warn: (...entry: readonly unknown[]) => void logged.push(entry) },
    stopping: new AbortController().signal,
  };
  return {
    server,
    logged,
    config,
    model: createLanguageModel(config, deps),
    later: (ms: number) => {
      nowMs += ms;
    },
  };
};

export const question = (content = 'Oi?', change: Partial<ModelQuestion> = {}): ModelQuestion => ({
  system: 'Seja breve.',
  turns: [{ role: 'user', content }],
  maxTokens: 100,
  ...change,
});

/** Everything that a stream says, and how it ended. */
export const collectAll = async <End>(stream: AsyncGenerator<string, End>): Promise<{ text: string; end: End }> => {
  let text = '';
  for (let part = await stream.next(); ; part = await stream.next()) {
    if (part.done) return { text, end: part.value };
    text += part.value;
  }
};
