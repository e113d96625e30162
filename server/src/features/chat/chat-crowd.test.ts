import { sendChatMessage } from '@vida/contract/chat/chat-endpoints.ts';
import { listHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_CALLS } from '../../adviser/model/transport/endpoint.ts';
import { startModelServer } from '../../testing/model-server.ts';
import { rounds } from '../../testing/rounds.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** The model says nothing for so long. */
const MODEL_MS = 4000;
const PEOPLE = rounds(MOST_CALLS + 4, 200);

let model: Awaited<ReturnType<typeof startModelServer>>;
let app: TestApp;
beforeAll(async () => {
  model = await startModelServer({ kind: 'silence' });
  app = await startTestApp({
    ai: { baseUrl: model.baseUrl, model: 'm', apiKey: undefined, timeoutMs: MODEL_MS },
  });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const countTransactions = async (): Promise<number | undefined> => {
  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and state = 'idle in transaction'`,
  );
  return rows[0]?.count;
};

it('answers everybody while a model is slow, and holds no connection meanwhile', async () => {
  const people: string[] = [];
  while (people.length < PEOPLE) people.push((await app.signUp()).token);
  const message = 'Como a caminhada ajuda a glicose depois do almoço?';
  const asked = people.map((token) => app.call(sendChatMessage, { body: { message } }, { token }));
  await expect.poll(() => model.openRequests(), { timeout: 20_000 }).toBe(MOST_CALLS);
  const read = await app.call(listHealthMetrics, { query: {} }, { token: people[0] });
  expect(read.status).toBe(200);
  await expect.poll(countTransactions, { timeout: MODEL_MS - 1000 }).toBe(0);
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.source))).toEqual(new Set(['rules']));
}, 120_000);
