import { fromWallTime, toWallTime } from '@vida/contract/core/wall-time.ts';
import { newHealthMetricSchema } from '@vida/contract/measurements/metric-schemas.ts';
import { describe, expect, it } from 'vitest';
import { checkMeasurement } from './check-measurement.ts';
import { blankDraft, measurementSchema, OUT_OF_RANGE } from './measurement-draft.ts';
import { toNewMetric } from './to-metric.ts';
import { fromWhen } from './when.ts';

const ZONE = 'America/Sao_Paulo';

describe('a typed glucose', () => {
  it.each([
    [5.5, 'mg/dL', null, 'ask_unit'],
    [1.1, 'mg/dL', null, 'ask_unit'],
    [33.3, 'mg/dL', null, 'ask_unit'],
    [33.4, 'mg/dL', null, ['rare']],
    [39.9, 'mg/dL', null, ['rare']],
    [40, 'mg/dL', null, []],
    [400, 'mg/dL', null, []],
    [401, 'mg/dL', null, ['rare']],
    [1001, 'mg/dL', null, 'refuse'],
    [1, 'mg/dL', null, 'refuse'],
    [5.5, 'mg/dL', 'mmol/L', []],
    [25, 'mg/dL', 'mg/dL', ['rare']],
    [5.5, 'mg/dL', 'mg/dL', 'refuse'],
    [5.5, 'mmol/L', null, []],
    [112, 'mmol/L', null, 'ask_unit'],
    [112, 'mmol/L', 'mg/dL', []],
    [25, 'mmol/L', null, ['rare']],
  ] as const)('%d with %s and answer %s: %j', (value, own, said, expected) => {
    const check = checkMeasurement('glucose', { value, diastolic: null }, own, said);
    expect(check.step === 'ready' ? check.remarks : check.step).toEqual(expected);
  });
});

describe('other typed numbers', () => {
  const check = (type: 'blood_pressure' | 'weight' | 'heart_rate' | 'hba1c', value: number, diastolic?: number) =>
    checkMeasurement(type, { value, diastolic: diastolic ?? null }, 'mg/dL', null);

  it.each([
    ['blood_pressure', 120, 80, []],
    ['blood_pressure', 12, 8, ['short_pressure']],
    ['blood_pressure', 21, 9, ['short_pressure', 'rare']],
    ['blood_pressure', 201, 110, ['rare']],
    ['weight', 34.9, undefined, ['rare']],
    ['weight', 78.4, undefined, []],
    ['heart_rate', 151, undefined, ['rare']],
    ['hba1c', 7.2, undefined, []],
    ['hba1c', 14.1, undefined, ['rare']],
  ] as const)('%s %d %j is shown back for %j', (type, value, diastolic, remarks) => {
    expect(check(type, value, diastolic)).toMatchObject({ step: 'ready', remarks });
  });

  it('keep the numbers as meant', () => {
    expect(check('blood_pressure', 13.5, 8)).toMatchObject({
      values: { value: 135, diastolic: 80, unit: 'mmHg', rangeFlag: null },
    });
  });

  it.each([
    ['blood_pressure', 49, 40, 'value', 'A máxima (sistólica) precisa estar entre 50 e 300 mmHg.'],
    ['blood_pressure', 120, 8, 'diastolic', 'A mínima (diastólica) precisa estar entre 20 e 200 mmHg.'],
    ['blood_pressure', 80, 120, 'value', 'A máxima precisa ser maior que a mínima.'],
    ['blood_pressure', 120.5, 80, 'value', 'A máxima (sistólica) precisa ser um número inteiro.'],
    ['blood_pressure', 120, 80.5, 'diastolic', 'A mínima (diastólica) precisa ser um número inteiro.'],
    ['weight', 401, undefined, 'value', 'O peso precisa estar entre 20 e 400 kg.'],
    ['heart_rate', 251, undefined, 'value', 'O número de batimentos precisa estar entre 20 e 250 bpm.'],
    ['heart_rate', 72.5, undefined, 'value', 'O número de batimentos precisa ser um número inteiro.'],
    ['hba1c', 2.9, undefined, 'value', 'A HbA1c precisa estar entre 3 e 20%.'],
  ] as const)('%s %d %j is refused under %s', (type, value, diastolic, field, message) => {
    expect(check(type, value, diastolic)).toEqual({
      step: 'refuse',
      field,
      message: expect.stringContaining(message),
    });
  });
});

it('goes from the wall clock to the instant and back', () => {
  const at = new Date('2026-11-21T09:52:00.000Z');
  expect(toWallTime(at, ZONE)).toBe('2026-11-21T06:52');
  expect(fromWallTime('2026-11-21T06:52', ZONE)).toEqual(at);
  expect(fromWallTime('', ZONE)).toBeNull();
});

it.each([
  ['2026-11-20', '2026-11-20T15:00:00.000Z'],
  ['2026-11-21', '2026-11-21T09:52:00.000Z'],
  ['2026-11-22', '2026-11-22T15:00:00.000Z'],
])('a laboratory value of %s is of %s: the noon, today not later than now', (day, at) => {
  const now = new Date('2026-11-21T09:52:00.000Z');
  expect(fromWhen('hba1c', day, ZONE, now)?.toISOString()).toBe(at);
  expect(fromWhen('hba1c', '', ZONE, now)).toBeNull();
});

it.each([
  ['LO', 'low'],
  ['HI', 'high'],
] as const)('takes the meter’s %s as a reading without a value', (word, rangeFlag) => {
  const typed = measurementSchema('glucose', ZONE).parse({
    ...blankDraft('glucose', ZONE),
    value: OUT_OF_RANGE[word],
  });
  const check = checkMeasurement('glucose', typed, 'mg/dL', null);
  if (check.step !== 'ready') throw new Error(check.step);
  const metric = toNewMetric({
    type: 'glucose',
    typed,
    values: check.values,
    at: new Date(),
    touched: { value: true },
  });
  expect(metric).toEqual({ metricType: 'glucose', rangeFlag, context: null });
  expect(newHealthMetricSchema.safeParse(metric).success).toBe(true);
});
