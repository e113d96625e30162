import { sendChatMessage } from '@vida/contract/chat/chat-endpoints.ts';
import { DAY_MS, MINUTE_MS } from '@vida/contract/core/time.ts';
import {
  addHealthMetrics,
  getGlucoseSeries,
  getGlucoseSummary,
  listHealthMetrics,
} from '@vida/contract/measurements/measurements-endpoints.ts';
import type { NewHealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import { generateRecommendations } from '@vida/contract/recommendations/recommendations-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Midnight in São Paulo: 14 whole days end at the start of the 22nd. */
const START = Date.parse('2026-11-08T03:00:00Z');
const PER_POST = 1000;

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(new Date('2026-11-22T02:59:59.999Z'));
  token = (await app.signUp()).token;
});

const add = async (metrics: readonly NewHealthMetric[]) => {
  for (let start = 0; start < metrics.length; start += PER_POST) {
    const body = metrics.slice(start, start + PER_POST);
    const answer = await app.call(addHealthMetrics, { body }, { token });
    if (answer.status !== 201) throw new Error(answer.error.message);
  }
};

const sensed = (at: number, value: number | null, source: string): NewHealthMetric => ({
  metricType: 'glucose',
  value,
  rangeFlag: value === null ? 'low' : null,
  kind: 'sensor',
  source,
  measuredAt: new Date(at).toISOString(),
});

/** Every `step` minutes of some days. */
const every = (
  step: number,
  [fromDay, toDay]: readonly [number, number],
  valueAt: (minutes: number) => number,
  source: string,
): NewHealthMetric[] =>
  Array.from({ length: ((toDay - fromDay) * 1440) / step }, (_, index) =>
    sensed(START + fromDay * DAY_MS + index * step * MINUTE_MS, valueAt(index * step), source),
  );

const summary = async (days = 14) => (await app.call(getGlucoseSummary, { query: { days } }, { token })).body;
const series = async (from: number, to: number) => {
  const query = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  return (await app.call(getGlucoseSeries, { query }, { token })).body;
};
const list = async () => (await app.call(listHealthMetrics, { query: { metricType: 'glucose' } }, { token })).body;

describe('one timeline', () => {
  it('tells mixed sampling by time', async () => {
    await add([...every(5, [0, 7], () => 200, 'libreview'), ...every(1, [7, 14], () => 100, 'nightscout')]);
    const figures = await summary();
    expect(figures).toMatchObject({ meanMgDl: 150, readingCount: 7 * 288 + 7 * 1440, otherSourceDays: 0 });
    expect(figures.rangePercents.target).toBe(50);
    expect(figures.activePercent).toBeGreaterThan(99.9);
    expect(figures.sufficient).toBe(true);
  });

  it('is the chat’s and the tips’ too', async () => {
    await add([
      ...every(5, [0, 7], () => 200, 'libreview'),
      ...every(1, [7, 14], () => 100, 'nightscout'),
      ...every(15, [0, 14], () => 300, 'dexcom').filter((_, index) => index % 4 > 0),
    ]);
    const ask = async (message: string) => {
      const { body } = await app.call(sendChatMessage, { body: { message } }, { token });
      return body.response;
    };
    expect(await ask('média da glicose nos últimos 14 dias')).toContain('150 mg/dL');
    expect(await ask('tempo no alvo nos últimos 14 dias')).toContain('50% do tempo');
    const tips = await app.call(generateRecommendations, { body: { category: 'general' } }, { token });
    expect(tips.body.flatMap(({ why }) => why).join('\n')).toContain('média de 150 mg/dL');
  });

  it('has one source a day where a file and an upload tell the same sensor', async () => {
    const valueAt = (minutes: number) => Math.round(130 + 55 * Math.sin(minutes / 173));
    const file = every(15, [0, 14], valueAt, 'libreview');
    const upload = every(5, [0, 14], valueAt, 'nightscout');
    await add(file);
    const coarse = await summary();
    const other = (await app.signUp()).token;
    [token] = [other];
    await add(upload);
    const fine = await summary();
    await add(file);
    const both = await summary();
    for (const alone of [coarse, fine]) {
      expect(Math.abs((both.meanMgDl ?? 0) - (alone.meanMgDl ?? 0))).toBeLessThan(0.5);
      expect(Math.abs(both.rangePercents.target - alone.rangePercents.target)).toBeLessThan(0.5);
      expect(Math.abs((both.activePercent ?? 0) - (alone.activePercent ?? 0))).toBeLessThan(0.5);
    }
    expect(both).toMatchObject({ readingCount: 14 * 288, otherSourceDays: 14 });
    const curve = await series(START, START + DAY_MS);
    expect(curve.sensor.values).toHaveLength(288);
  });

  it('keeps a change of sensor at noon in the list, marked, and its smaller part out of the rest', async () => {
    const noon = START + 13 * 60 * MINUTE_MS;
    const day = every(5, [0, 1], () => 100, 'libreview');
    await add([
      ...day.filter(({ measuredAt }) => Date.parse(measuredAt ?? '') < noon),
      ...day
        .filter(({ measuredAt }) => Date.parse(measuredAt ?? '') >= noon)
        .map((each) => ({ ...each, value: 250, source: 'nightscout' })),
      sensed(noon + 1000, null, 'nightscout'),
    ]);
    expect(await summary()).toMatchObject({
      readingCount: 156,
      meanMgDl: 100,
      otherSourceDays: 1,
      rangeCounts: { veryLow: 0, target: 156 },
    });
    const rows = await list();
    expect(rows).toHaveLength(100);
    for (const { source, isOtherSource } of rows) expect(isOtherSource).toBe(source === 'nightscout');
  });

  it('asks of a part of a day for the source of the whole day', async () => {
    const night = every(5, [0, 1], () => 100, 'libreview').slice(0, 200);
    await add([...night, ...every(15, [0, 1], () => 190, 'nightscout').slice(80)]);
    const evening = START + 20 * 60 * MINUTE_MS;
    expect((await series(evening, evening + 60 * MINUTE_MS)).sensor.values).toEqual([]);
    expect((await series(START, START + 10 * MINUTE_MS)).sensor.values).toEqual([100, 100]);
  });

  it('counts a finger-prick once that was typed and imported', async () => {
    const at = (seconds: number) => new Date(START + seconds * 1000).toISOString();
    await add([
      { metricType: 'glucose', value: 112, kind: 'capillary', source: 'accu_chek', measuredAt: at(0) },
      { metricType: 'glucose', value: 112, kind: 'manual', context: 'jejum', measuredAt: at(40) },
      { metricType: 'glucose', value: 160, kind: 'capillary', source: 'accu_chek', measuredAt: at(7200) },
    ]);
    expect(await summary()).toMatchObject({ readingCount: 2, meanMgDl: 136 });
    expect((await series(START, START + DAY_MS)).single.values).toEqual([112, 160]);
    expect((await list()).map(({ kind, isOtherSource }) => [kind, isOtherSource])).toEqual([
      ['capillary', false],
      ['manual', false],
      ['capillary', true],
    ]);
  });

  it('rings for a low of another source, once', async () => {
    const now = START + 13.5 * DAY_MS;
    app.setNow(new Date(now));
    await add(every(5, [13, 13.5], () => 110, 'libreview'));
    const kinds = async () => {
      const { body } = await app.call(listNotifications, {}, { token });
      return body.map(({ kind }) => kind);
    };
    expect(await kinds()).toEqual(['welcome']);
    await add([sensed(now - 2 * MINUTE_MS, 61, 'nightscout'), sensed(now, 108, 'libreview')]);
    await add([sensed(now - MINUTE_MS, 62, 'nightscout')]);
    expect(await kinds()).toEqual(['glucose_low', 'welcome']);
    expect(await summary()).toMatchObject({ lowest: { value: 108 } });
    await add([sensed(now - 500, 51, 'nightscout')]);
    app.setNow(new Date(now + MINUTE_MS));
    const tips = await app.call(generateRecommendations, { body: { category: 'general' } }, { token });
    expect(tips.body[0]?.title).toBe('Depois de uma queda forte: o dia pede cuidado');
  });
});
