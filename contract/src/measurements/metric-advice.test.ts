import { expect, it } from 'vitest';
import type { CareGroup } from '../profile/care-rules.ts';
import { adviseOnMetric } from './metric-advice.ts';
import type { MetricType } from './metric-kinds.ts';

const advise = (metricType: MetricType, value: number | null, rest: { diastolic?: number; group?: CareGroup } = {}) =>
  adviseOnMetric(
    { metricType, value, diastolic: rest.diastolic ?? null, rangeFlag: value === null ? 'high' : null },
    rest.group ?? 'adult',
  );

it.each([
  ['glucose', 69, {}, 'low_rule_of_15'],
  ['glucose', 70, {}, null],
  ['glucose', null, {}, 'high_emergency'],
  ['blood_pressure', 180, { diastolic: 90 }, 'pressure_crisis'],
  ['blood_pressure', 180, {}, null],
  ['blood_pressure', 139, { diastolic: 89, group: 'pregnant' }, null],
  ['blood_pressure', 139, { diastolic: 90, group: 'pregnant' }, 'pressure_pregnancy'],
  ['blood_pressure', 160, { diastolic: 90, group: 'pregnant' }, 'pressure_pregnancy_urgent'],
  ['blood_pressure', 140, { diastolic: 90, group: 'adult' }, null],
  ['blood_pressure', 89, { diastolic: 60, group: 'adult' }, 'pressure_low'],
  ['blood_pressure', 89, { diastolic: 60, group: 'minor' }, null],
  ['heart_rate', 121, {}, 'heart_rate_high'],
  ['heart_rate', 121, { group: 'minor' }, null],
  ['heart_rate', 151, { group: 'minor' }, 'heart_rate_emergency'],
  ['heart_rate', null, {}, null],
  ['weight', 39, {}, null],
  ['hba1c', 12, {}, null],
] as const)('%s %j %j: %j', (metricType, value, rest, expected) => {
  expect(advise(metricType, value, rest)).toBe(expected);
});
