import { addHealthMetrics, listHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import type { HealthMetric, NewHealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

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

const add = (body: NewHealthMetric | NewHealthMetric[]) => app.callLoosely(addHealthMetrics, { body }, { token });

const addOne = async (body: NewHealthMetric): Promise<HealthMetric> => {
  const answer = await add(body);
  if (answer.status !== 201) throw new Error(answer.error.message);
  return answer.body as HealthMetric;
};

const list = async (query: Parameters<typeof app.call<typeof listHealthMetrics>>[1]['query'] = {}) =>
  app.call(listHealthMetrics, { query }, { token });

describe('adding readings', () => {
  it('fills in everything that a minimal client leaves out', async () => {
    expect(await addOne({ metricType: 'glucose', value: 112 })).toMatchObject({
      metricType: 'glucose',
      value: 112,
      unit: 'mg/dL',
      measuredAt: now.toISOString(),
      utcOffsetMinutes: -180,
      kind: 'manual',
      context: null,
      source: 'manual',
      importId: null,
    });
  });

  it('stores mmol/L as mg/dL and keeps the original', async () => {
    const metric = await addOne({ metricType: 'glucose', value: 5.5, unit: 'mmol/L', context: 'jejum' });
    expect(metric).toMatchObject({
      value: 99.1001,
      unit: 'mg/dL',
      originalValue: 5.5,
      originalUnit: 'mmol/L',
    });
  });

  it('takes a list and answers it in order', async () => {
    const answer = await add([
      { metricType: 'weight', value: 82.4 },
      { metricType: 'blood_pressure', value: 122, diastolic: 78 },
      { metricType: 'glucose', rangeFlag: 'low' },
    ]);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject([
      { value: 82.4, unit: 'kg' },
      { value: 122, diastolic: 78, unit: 'mmHg' },
      { value: null, rangeFlag: 'low' },
    ]);
  });

  it('keeps the offset that the moment was written with', async () => {
    const metric = await addOne({
      metricType: 'glucose',
      value: 100,
      measuredAt: '2026-11-20T08:00:00+01:00',
    });
    expect(metric).toMatchObject({ measuredAt: '2026-11-20T07:00:00.000Z', utcOffsetMinutes: 60 });
  });

  it('stores a known source key once', async () => {
    const body = { metricType: 'glucose', value: 100, source: 'medidor', sourceKey: 'a1' } as const;
    const first = await addOne(body);
    expect((await addOne({ ...body, value: 101 })).id).toBe(first.id);
    expect((await list()).body).toHaveLength(1);
  });

  it.each([
    [
      { metricType: 'glucose', value: 5.5 },
      'value',
      'Valor pode estar em mg/dL ou em mmol/L. Informe também a unidade.',
    ],
    [
      { metricType: 'glucose', value: 5.5, unit: 'mg/dL' },
      'value',
      'Valor em mg/dL precisa ser no mínimo 10. Se estiver em mmol/L, informe essa unidade.',
    ],
    [{ metricType: 'glucose', value: 1001 }, 'value', 'Valor precisa ser no máximo 1.000.'],
    [{ metricType: 'glucose' }, 'value', 'Valor precisa ser preenchido.'],
    [{ metricType: 'glucose', value: 112, rangeFlag: 'high' }, 'value', /não acompanha/],
    [{ metricType: 'glucose', value: 112, unit: 'kg' }, 'unit', 'Unidade não combina com o tipo da medição.'],
    [{ metricType: 'weight', value: 19 }, 'value', 'Valor precisa ser no mínimo 20.'],
    [{ metricType: 'hba1c', value: 21 }, 'value', 'Valor precisa ser no máximo 20.'],
    [{ metricType: 'heart_rate', value: 19 }, 'value', 'Valor precisa ser no mínimo 20.'],
    [{ metricType: 'blood_pressure', value: 120 }, 'diastolic', 'Valor diastólico precisa ser preenchido.'],
    [{ metricType: 'blood_pressure', value: 80, diastolic: 80 }, 'value', /maior que a diastólica/],
    [{ metricType: 'glucose', value: 112, measuredAt: '2026-11-21T12:06:00Z' }, 'measuredAt', /futuro/],
    [{ metricType: 'glucose', value: 112, measuredAt: '1989-12-31T23:59:59Z' }, 'measuredAt', /1990 ou depois/],
    [{ metricType: 'glucose', value: 112, extra: 1 }, 'extra', '"extra" não é um campo conhecido.'],
    [{ metricType: 'steps', value: 112 }, 'metricType', /^Tipo de medição precisa ser um destes/],
  ])('refuses %j', async (body, field, message) => {
    const answer = await app.callLoosely(addHealthMetrics, { body }, { token });
    expect(answer.status).toBe(400);
    expect(answer.error.details).toContainEqual({ field, message: expect.stringMatching(message) });
    expect((await list()).body).toEqual([]);
  });

  it('accepts a dangerous 25 mg/dL once its unit is said, and a clock five minutes ahead', async () => {
    const body = {
      metricType: 'glucose',
      value: 25,
      unit: 'mg/dL',
      measuredAt: '2026-11-21T12:04:00Z',
    } as const;
    expect((await add(body)).status).toBe(201);
  });

  it('refuses more than 1000 at once and stores none of a list with one bad reading', async () => {
    const many = Array.from({ length: 1001 }, () => ({ metricType: 'glucose', value: 100 }) as const);
    expect((await add(many)).status).toBe(400);
    const answer = await add([...many.slice(0, 2), { metricType: 'glucose', value: 9999 }]);
    expect(answer.error.details?.[0]).toEqual({
      field: '2.value',
      message: 'Item 3, Valor precisa ser no máximo 1.000.',
    });
    expect((await list()).body).toEqual([]);
  });
});

describe('listing readings', () => {
  it('pages through everything, newest first, also among equal moments', async () => {
    await add(
      Array.from({ length: 7 }, (_, index) => ({
        metricType: 'glucose' as const,
        value: 100 + index,
        measuredAt: `2026-11-20T0${Math.floor(index / 3)}:00:00Z`,
      })),
    );
    const seen: (number | null)[] = [];
    let cursor: string | undefined;
    do {
      const answer = await list({ limit: 2, ...(cursor !== undefined && { cursor }) });
      seen.push(...answer.body.map(({ value }) => value));
      cursor = answer.headers['x-next-cursor'] as string | undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([106, 105, 104, 103, 102, 101, 100]);
  });

  it('answers a hundred where nothing is said, and up to 5000 where they are asked for', async () => {
    await add(Array.from({ length: 101 }, () => ({ metricType: 'glucose', value: 100 }) as const));
    const usual = await list();
    expect(usual.body).toHaveLength(100);
    expect(usual.headers['x-next-cursor']).toBeTypeOf('string');
    const all = await list({ limit: 5000 });
    expect(all.body).toHaveLength(101);
    expect(all.headers['x-next-cursor']).toBeUndefined();
  });

  it('filters by type and by a period whose end is outside', async () => {
    await add([
      { metricType: 'glucose', value: 101, measuredAt: '2026-11-20T00:00:00Z' },
      { metricType: 'glucose', value: 102, measuredAt: '2026-11-21T00:00:00Z' },
      { metricType: 'weight', value: 80, measuredAt: '2026-11-20T12:00:00Z' },
    ]);
    const query = {
      metricType: 'glucose',
      from: '2026-11-20T00:00:00Z',
      to: '2026-11-21T00:00:00Z',
    } as const;
    expect((await list(query)).body.map(({ value }) => value)).toEqual([101]);
  });

  it('filters by moment and by origin', async () => {
    await add([
      { metricType: 'glucose', value: 101, context: 'jejum' },
      { metricType: 'glucose', value: 102, context: 'jejum', kind: 'sensor' },
      { metricType: 'glucose', value: 103, kind: 'sensor' },
    ]);
    const valuesOf = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).body.map(({ value }) => value).toSorted();
    expect(await valuesOf({ context: 'jejum' })).toEqual([101, 102]);
    expect(await valuesOf({ kind: 'sensor' })).toEqual([102, 103]);
    expect(await valuesOf({ context: 'jejum', kind: 'sensor' })).toEqual([102]);
  });

  it.each([
    { limit: '0' },
    { limit: '5001' },
    { from: 'ontem' },
    { cursor: 'x' },
    { cursor: '999999999999999_01890000-0000-7000-8000-000000000000' },
    { metricType: 'steps' },
    { context: 'manha' },
    { kind: 'relogio' },
  ])('refuses %j', async (query) => {
    expect((await app.callLoosely(listHealthMetrics, { query }, { token })).status).toBe(400);
  });
});
