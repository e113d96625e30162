import { describe, expect, it } from 'vitest';
import { checkMetric } from './check-metric.ts';
import type { MetricType } from './metric-kinds.ts';

const isPossible = (metricType: MetricType, value: number, rest: { unit?: string; diastolic?: number } = {}) =>
  checkMetric({ metricType, value, ...rest }).length === 0;

describe('possible values', () => {
  it.each([
    ['glucose', 9.9, 10, { unit: 'mg/dL' }],
    ['glucose', 33.3, 33.4, {}],
    ['glucose', 1000.1, 1000, {}],
    ['glucose', 0.5, 0.6, { unit: 'mmol/L' }],
    ['glucose', 55.6, 55.4, { unit: 'mmol/L' }],
    ['hba1c', 2.9, 3, {}],
    ['hba1c', 20.1, 20, {}],
    ['heart_rate', 19, 20, {}],
    ['heart_rate', 251, 250, {}],
    ['weight', 19.9, 20, {}],
    ['weight', 400.1, 400, {}],
    ['blood_pressure', 49, 50, { diastolic: 30 }],
    ['blood_pressure', 301, 300, { diastolic: 80 }],
    ['blood_pressure', 80, 81, { diastolic: 80 }],
  ] as const)('%s: %d is refused, %d is not', (metricType, refused, accepted, rest) => {
    expect([isPossible(metricType, refused, rest), isPossible(metricType, accepted, rest)]).toEqual([false, true]);
  });

  it('want a diastolic between 20 and 200', () => {
    const diastolics = [19, 20, 200, 201].map((diastolic) => isPossible('blood_pressure', 250, { diastolic }));
    expect(diastolics).toEqual([false, true, true, false]);
  });
});
