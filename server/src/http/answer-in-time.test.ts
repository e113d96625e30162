import { addHealthMetrics, listHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ timeLimits: { answerMs: 400 } });
});
afterAll(() => app.close());

const tooLate = { message: 'A resposta demorou demais. Tente de novo daqui a pouco.', code: 'timeout' };

it('refuses what takes too long, with a body or without', async () => {
  const { token } = await app.signUp();
  const body = { metricType: 'glucose' as const, value: 110 };
  const holder = await app.pool.connect();
  await holder.query('begin');
  await holder.query('lock table health_metrics in access exclusive mode');
  const answers = await Promise.all([
    app.call(addHealthMetrics, { body }, { token }),
    app.call(listHealthMetrics, { query: {} }, { token }),
  ]);
  for (const { status, error } of answers) expect({ status, error }).toEqual({ status: 503, error: tooLate });
  await holder.query('rollback');
  holder.release();
  const written = await app.call(addHealthMetrics, { body: { ...body, value: 120 } }, { token });
  expect(written.status).toBe(201);
});
