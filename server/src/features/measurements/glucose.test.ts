import {
  addHealthMetrics,
  getGlucoseSeries,
  getGlucoseSummary,
} from '@vida/contract/measurements/measurements-endpoints.ts';
import type { NewHealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { saveHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(new Date('2026-11-21T12:00:00.000Z'));
  token = (await app.signUp()).token;
});

const add = async (metrics: NewHealthMetric[]) => {
  const answer = await app.call(addHealthMetrics, { body: metrics }, { token });
  if (answer.status !== 201) throw new Error(answer.error.message);
};
const summary = async (query: { days?: number; to?: string } = {}) =>
  (await app.call(getGlucoseSummary, { query }, { token })).body;

const pricks = (values: readonly number[], day = '2026-11-20'): NewHealthMetric[] =>
  values.map((value, index) => ({
    metricType: 'glucose',
    value,
    measuredAt: `${day}T${10 + index}:00:00Z`,
    kind: 'capillary',
  }));

describe('the summary', () => {
  it('is empty and says so without readings', async () => {
    expect(await summary()).toMatchObject({
      basis: 'none',
      readingCount: 0,
      meanMgDl: null,
      newestAt: null,
      sufficient: false,
      from: '2026-11-08T03:00:00.000Z',
      to: '2026-11-22T03:00:00.000Z',
    });
  });

  it('counts finger-pricks, leaves other metrics and other days out', async () => {
    await add([
      ...pricks([48, 62, 75, 95, 110, 132, 158, 185, 240, 290]),
      { metricType: 'weight', value: 80 },
      { metricType: 'glucose', value: 400, measuredAt: '2026-11-08T02:59:59Z' },
    ]);
    const figures = await summary({ days: 14 });
    expect(figures).toMatchObject({
      basis: 'single',
      readingCount: 10,
      meanMgDl: 139.5,
      gmiPercent: null,
      sufficient: true,
    });
    expect(figures.rangePercents).toEqual({ veryLow: 10, low: 10, target: 50, high: 20, veryHigh: 10 });
    expect(figures.lowest).toEqual({ value: 48, rangeFlag: null, measuredAt: '2026-11-20T10:00:00.000Z' });
    expect(figures.sdMgDl).toBeCloseTo(79.3085, 4);
  });

  it('counts the sensor alone where it has readings', async () => {
    await add([
      ...pricks([300]),
      ...pricks([100, 110]).map((each) => ({ ...each, kind: 'sensor' as const })),
      { metricType: 'glucose', rangeFlag: 'low', kind: 'sensor', measuredAt: '2026-11-20T18:00:00Z' },
    ]);
    const figures = await summary();
    expect(figures).toMatchObject({ basis: 'sensor', readingCount: 3, meanMgDl: 105, sufficient: false });
    expect(figures.rangeCounts).toMatchObject({ veryLow: 1, target: 2, veryHigh: 0 });
    expect(figures.lowest).toMatchObject({ value: null, rangeFlag: 'low' });
  });

  it('counts what was given in mmol/L by the limits of that unit', async () => {
    const values = [3.0, 3.8, 3.9, 10.0, 10.1, 13.9, 14.0];
    await add(pricks(values).map((each) => ({ ...each, unit: 'mmol/L', kind: 'sensor' as const, source: 'sensor' })));
    const figures = await summary();
    expect(figures.rangeCounts).toEqual({ veryLow: 0, low: 2, target: 2, high: 2, veryHigh: 1 });
    expect(figures.meanMgDl).toBeCloseTo((58.7 / 7) * 18.0182, 4);
  });

  it('tells the risk of a sensor’s readings, worked out by hand', async () => {
    const values = [48, 62, 75, 95, 110, 132, 158, 185, 240, 290];
    await add(pricks(values).map((each) => ({ ...each, kind: 'sensor' as const })));
    const figures = await summary();
    expect(figures.gri).toBeCloseTo(86, 6);
    expect(figures.lbgi).toBeCloseTo(4.3683, 3);
    expect(figures.hbgi).toBeCloseTo(6.5391, 3);
    expect(figures.cvPercent).toBeCloseTo(56.852, 3);
  });

  it('tells finger-pricks by moment of the day, beside a sensor too', async () => {
    await add([
      ...pricks([90, 110]).map((each) => ({ ...each, context: 'jejum' as const })),
      ...pricks([200], '2026-11-19'),
      ...pricks([100], '2026-11-18').map((each) => ({ ...each, kind: 'sensor' as const })),
    ]);
    expect((await summary()).contexts).toMatchObject([
      { context: 'jejum', readingCount: 2, meanMgDl: 100, goal: { from: 80, to: 130 }, withinGoalCount: 2 },
      { context: null, readingCount: 1, meanMgDl: 200, goal: null },
    ]);
  });

  it('has another band and no goals in pregnancy', async () => {
    const profile = { ...EMPTY_HEALTH_PROFILE, pregnant: true };
    await app.call(saveHealthProfile, { body: profile }, { token });
    await add(pricks([62, 100, 141]).map((each) => ({ ...each, context: 'jejum' as const })));
    const figures = await summary();
    expect(figures).toMatchObject({ careGroup: 'pregnant', band: { from: 63, to: 140 }, gri: null });
    expect(figures.rangeCounts).toMatchObject({ low: 1, target: 1, high: 1 });
    expect(figures.contexts[0]).toMatchObject({ goal: null, withinGoalCount: null });
  });

  it('reaches back to older data by its last day', async () => {
    await add(pricks([100, 120], '2026-03-10'));
    const current = await summary();
    expect(current).toMatchObject({ readingCount: 0, newestAt: '2026-03-10T11:00:00.000Z' });
    const older = await summary({ days: 7, to: current.newestAt ?? '' });
    expect(older).toMatchObject({ readingCount: 2, to: '2026-03-11T03:00:00.000Z' });
  });

  it('is each person’s own', async () => {
    await add(pricks([100]));
    const other = (await app.signUp()).token;
    const answer = await app.call(getGlucoseSummary, { query: {} }, { token: other });
    expect(answer.body).toMatchObject({ readingCount: 0, newestAt: null });
  });
});

describe('the series', () => {
  const series = (from: string, to: string) => app.call(getGlucoseSeries, { query: { from, to } }, { token });

  it('answers values by their distance from the start', async () => {
    await add([...pricks([100]), ...pricks([120, 130]).map((each) => ({ ...each, kind: 'sensor' as const }))]);
    const { body } = await series('2026-11-20T09:00:00Z', '2026-11-20T11:00:00Z');
    expect(body).toEqual({
      from: '2026-11-20T09:00:00.000Z',
      sensor: { offsetSeconds: [3600], values: [120] },
      single: { offsetSeconds: [3600], values: [100] },
    });
  });

  it('refuses a reversed and an endless period', async () => {
    expect((await series('2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z')).status).toBe(400);
    expect((await series('2020-11-20T09:00:00Z', '2026-11-20T09:00:00Z')).status).toBe(400);
  });
});
