import {
  addHealthMetrics,
  changeHealthMetric,
  deleteHealthMetric,
  importHealthMetrics,
  listHealthMetrics,
  undoMetricImport,
} from '@vida/contract/measurements/measurements-endpoints.ts';
import type { HealthMetric, HealthMetricChange, NewHealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { libreviewFile } from './import/testing/libreview-fixture.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(now);
  token = (await app.signUp()).token;
});

const addOne = async (body: NewHealthMetric): Promise<HealthMetric> => {
  const answer = await app.callLoosely(addHealthMetrics, { body }, { token });
  if (answer.status !== 201) throw new Error(answer.error.message);
  return answer.body as HealthMetric;
};

const list = () => app.call(listHealthMetrics, { query: {} }, { token });

describe('changing and deleting', () => {
  const change = (id: string, body: HealthMetricChange, as = token) =>
    app.call(changeHealthMetric, { params: { id }, body }, { token: as });

  it('takes back what it answered without changing anything', async () => {
    const metric = await addOne({
      metricType: 'glucose',
      value: 5.5,
      unit: 'mmol/L',
      notes: 'antes do café',
    });
    const answer = await change(metric.id, metric);
    expect(answer.body).toEqual(metric);
  });

  it('changes the fields that come and leaves the others', async () => {
    const metric = await addOne({ metricType: 'glucose', value: 5.5, unit: 'mmol/L', context: 'jejum' });
    const answer = await change(metric.id, { value: 120, unit: 'mg/dL', context: null });
    expect(answer.body).toEqual({
      ...metric,
      etag: expect.any(String),
      value: 120,
      originalValue: null,
      originalUnit: null,
      context: null,
    });
  });

  it.each([
    { value: 5 },
    { value: 25 },
    { value: 5000 },
    { metricType: 'weight' },
    { measuredAt: '2027-01-01T00:00:00Z' },
    { diastolic: 80 },
    { value: null },
  ] as const)('refuses %j', async (body) => {
    const metric = await addOne({ metricType: 'glucose', value: 112 });
    expect((await change(metric.id, body)).status).toBe(400);
    expect((await list()).body).toEqual([{ ...metric, isOtherSource: false }]);
  });

  it('deletes, and can be given back as it was', async () => {
    const metric = await addOne({ metricType: 'glucose', value: 112, context: 'jejum' });
    const answer = await app.call(deleteHealthMetric, { params: { id: metric.id } }, { token });
    expect(answer.body).toEqual(metric);
    expect((await list()).body).toEqual([]);
    const restored = await addOne(answer.body);
    expect({ ...restored, id: metric.id }).toEqual(metric);
  });

  it('gives an imported reading back to its import, and to nobody else’s', async () => {
    const file = libreviewFile([{ at: '2026-11-20 10:00', type: 0, historic: 100 }]);
    const imported = await app.call(importHealthMetrics, { query: {}, body: file }, { token });
    const importId = imported.body.importId ?? '';
    const [metric] = (await list()).body;
    const removed = await app.call(deleteHealthMetric, { params: { id: metric?.id ?? '' } }, { token });
    expect((await addOne(removed.body)).importId).toBe(importId);
    const undone = await app.call(undoMetricImport, { params: { importId } }, { token });
    expect(undone.body.removed).toBe(1);
    expect((await list()).body).toEqual([]);
    expect((await addOne(removed.body)).importId).toBeNull();
    token = (await app.signUp()).token;
    expect((await addOne(removed.body)).importId).toBeNull();
  });

  it('keeps another person away', async () => {
    const metric = await addOne({ metricType: 'glucose', value: 112 });
    const other = (await app.signUp()).token;
    expect((await change(metric.id, { value: 200 }, other)).status).toBe(404);
    const deleted = await app.call(deleteHealthMetric, { params: { id: metric.id } }, { token: other });
    expect(deleted.status).toBe(404);
    expect((await app.call(listHealthMetrics, { query: {} }, { token: other })).body).toEqual([]);
    expect((await list()).body).toEqual([{ ...metric, isOtherSource: false }]);
  });
});
