import { HOUR_MS } from '@vida/contract/core/time.ts';
import { addHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import type { NewHealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { listNotifications, markNotificationsRead } from '@vida/contract/notifications/notifications-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  ({ token } = await app.signUp());
});

const list = async (bearer = token) => (await app.call(listNotifications, {}, { token: bearer })).body;
const kinds = async () => (await list()).map(({ kind }) => kind);
const measure = async (reading: Partial<NewHealthMetric>) => {
  const body = { metricType: 'glucose' as const, value: 100, ...reading };
  expect((await app.call(addHealthMetrics, { body }, { token })).status).toBe(201);
};

describe('the bell', () => {
  it('greets a new account once, unread until it was seen', async () => {
    expect(await list()).toEqual([
      { id: expect.any(String), kind: 'welcome', createdAt: NOW.toISOString(), readAt: null },
    ]);
    await app.call(markNotificationsRead, {}, { token });
    expect((await list())[0]?.readAt).toBe(NOW.toISOString());
  });

  it('rings for a fresh value out of range, with the value', async () => {
    await measure({ value: 62 });
    await measure({ value: 251 });
    await measure({
      value: 69.5,
      unit: 'mg/dL',
      measuredAt: new Date(NOW.getTime() - 3 * HOUR_MS).toISOString(),
    });
    expect(await list()).toMatchObject([
      { kind: 'glucose_high', glucoseMgDl: 251 },
      { kind: 'glucose_low', glucoseMgDl: 62 },
      { kind: 'welcome' },
    ]);
  });

  it('takes a value in mmol/L at a limit as that unit does', async () => {
    await measure({ value: 13.9, unit: 'mmol/L' });
    expect(await kinds()).toEqual(['welcome']);
    await measure({ value: 14, unit: 'mmol/L' });
    expect(await kinds()).toEqual(['glucose_high', 'welcome']);
  });

  it('rings for a device that says LO', async () => {
    await measure({ value: null, rangeFlag: 'low' });
    expect((await list())[0]).toMatchObject({ kind: 'glucose_low', glucoseMgDl: null });
  });

  it('keeps quiet for an hour about more of the same', async () => {
    await measure({ value: 62 });
    await measure({ value: 58 });
    expect(await kinds()).toEqual(['glucose_low', 'welcome']);
    app.setNow(new Date(NOW.getTime() + HOUR_MS));
    await measure({ value: 60 });
    expect(await kinds()).toEqual(['glucose_low', 'glucose_low', 'welcome']);
  });

  it('rings again within the hour when it gets worse, and once', async () => {
    await measure({ value: 66 });
    await measure({ value: 50 });
    await measure({ value: 48 });
    await measure({ value: 68 });
    expect(await list()).toMatchObject([
      { kind: 'glucose_low', glucoseMgDl: 50 },
      { kind: 'glucose_low', glucoseMgDl: 66 },
      { kind: 'welcome' },
    ]);
  });

  it('tells nobody else', async () => {
    const other = await app.signUp();
    await measure({ value: 62 });
    await app.call(markNotificationsRead, {}, { token });
    expect(await list(other.token)).toMatchObject([{ kind: 'welcome', readAt: null }]);
  });
});
