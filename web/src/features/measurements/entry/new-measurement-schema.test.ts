import { newHealthMetricSchema } from '@vida/contract/measurements/metric-schemas.ts';
import { describe, expect, it } from 'vitest';
import {
  checkTypedValue,
  newMeasurementSchema,
  OUT_OF_RANGE,
  toNewMetric,
} from './new-measurement-schema.ts';
import { fromWallTime, toWallTime } from './wall-time.ts';

describe('a typed number', () => {
  it.each([
    [5.5, 'mg/dL', null, 'ask_unit'],
    [1.1, 'mg/dL', null, 'ask_unit'],
    [33.3, 'mg/dL', null, 'ask_unit'],
    [33.4, 'mg/dL', null, 'confirm'],
    [39.9, 'mg/dL', null, 'confirm'],
    [40, 'mg/dL', null, 'save'],
    [400, 'mg/dL', null, 'save'],
    [401, 'mg/dL', null, 'confirm'],
    [1001, 'mg/dL', null, 'refuse'],
    [1, 'mg/dL', null, 'refuse'],
    [5.5, 'mg/dL', 'mmol/L', 'save'],
    [25, 'mg/dL', 'mg/dL', 'confirm'],
    [5.5, 'mg/dL', 'mg/dL', 'refuse'],
    [5.5, 'mmol/L', null, 'save'],
    [112, 'mmol/L', null, 'ask_unit'],
    [112, 'mmol/L', 'mg/dL', 'save'],
    [25, 'mmol/L', null, 'confirm'],
  ] as const)('%d with %s and answer %s: %s', (value, own, said, step) => {
    expect(checkTypedValue(value, own, said).step).toBe(step);
  });
});

it('goes from the wall clock to the instant and back', () => {
  const at = new Date('2026-11-21T09:52:00.000Z');
  expect(toWallTime(at, 'America/Sao_Paulo')).toBe('2026-11-21T06:52');
  expect(fromWallTime('2026-11-21T06:52', 'America/Sao_Paulo')).toEqual(at);
  expect(fromWallTime('', 'America/Sao_Paulo')).toBeNull();
});

it.each([
  ['LO', 'low'],
  ['HI', 'high'],
] as const)('takes the meter’s %s as a reading without a value', (word, rangeFlag) => {
  const value = OUT_OF_RANGE[word];
  const typed = newMeasurementSchema('America/Sao_Paulo').parse({
    value,
    context: '',
    when: '2026-11-20T08:00',
  });
  expect(checkTypedValue(typed.value, 'mg/dL', null)).toEqual({ step: 'save' });
  const metric = toNewMetric(typed, 'mg/dL', 'America/Sao_Paulo', true);
  expect(metric).toEqual({ metricType: 'glucose', rangeFlag, context: null });
  expect(newHealthMetricSchema.safeParse(metric).success).toBe(true);
});
