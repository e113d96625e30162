import { getAdviserHealth, openGate } from '@vida/contract/admin/admin-endpoints.ts';
import { sendChatMessage } from '@vida/contract/chat/chat-endpoints.ts';
import { addHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answering, startModelServer } from '../../testing/model-server.ts';
import { ADMIN_EMAIL, GATE_PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts';

let model: Awaited<ReturnType<typeof startModelServer>>;
let app: TestApp;
let admin: string;

beforeAll(async () => {
  model = await startModelServer();
  app = await startTestApp({
    ai: { baseUrl: model.baseUrl, model: 'm', apiKey: undefined, timeoutMs: 2000 },
  });
  admin = (await app.signUp({ email: ADMIN_EMAIL })).token;
  await app.call(openGate, { body: { password: GATE_PASSWORD } }, { token: admin });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

it('lets the model ask for the asker’s own figures and nobody else’s, and counts its tools', async () => {
  const [person, other] = [await app.signUp(), await app.signUp()];
  const measuredAt = new Date(Date.now() - 30 * 86_400_000).toISOString();
  const record = (value: number, token: string) =>
    app.call(addHealthMetrics, { body: { metricType: 'glucose', value, measuredAt } }, { token });
  await record(143, person.token);
  await record(287, other.token);
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const own = { series: 'glucose', fromDay: day(40), toDay: day(20) };
  const text = 'Nesse período sua glicose média foi de 143 mg/dL, com 1 registro.';
  model.script(
    {
      kind: 'calls',
      calls: [
        { name: 'health_query', input: own },
        { name: 'health_query', input: { ...own, userId: other.user.id } },
      ],
    },
    answering(text),
  );
  const question = { message: 'qual foi minha média há um mês?' };
  const { body } = await app.call(sendChatMessage, { body: question }, { token: person.token });
  expect(body).toMatchObject({ source: 'model', response: text });
  const sent = model.requests.map(({ raw }) => raw).join();
  expect(sent).toContain('143 mg/dL');
  expect(sent).not.toContain('287');
  expect(sent).toContain('parâmetros que não existem: userId');
  await vi.waitFor(async () => {
    const { body: health } = await app.call(getAdviserHealth, {}, { token: admin });
    expect(health.model.tools).toBe('taken');
    expect(health.tools.map(({ outcome, count }) => [outcome, count]).toSorted()).toEqual([
      ['calls', 2],
      ['failed', 1],
      ['questions', 1],
    ]);
  });
  const { rows } = await app.pool.query('select amount from model_usage where user_id = $1', [person.user.id]);
  expect(rows[0].amount).toBeGreaterThan((sent.length / 4) * 0.8);
});
