import { expect, it } from 'vitest';
import { isUnusualValue } from './usual-values.ts';

it.each([
  ['glucose', 39.9, 40],
  ['glucose', 400.1, 400],
  ['weight', 34.9, 35],
  ['weight', 250.1, 250],
  ['heart_rate', 39, 40],
  ['heart_rate', 151, 150],
  ['hba1c', 4.4, 4.5],
  ['hba1c', 14.1, 14],
] as const)('%s: %d is asked about, %d is not', (metricType, rare, usual) => {
  expect([isUnusualValue({ metricType, value: rare }), isUnusualValue({ metricType, value: usual })]).toEqual([
    true,
    false,
  ]);
});

it.each([
  [79, 50, true],
  [80, 50, false],
  [200, 110, false],
  [201, 110, true],
  [120, 44, true],
  [120, 45, false],
  [170, 130, false],
  [170, 131, true],
  [100, 80, false],
  [99, 80, true],
  [180, 80, false],
  [181, 80, true],
])('%d por %d is asked about: %j', (value, diastolic, expected) => {
  expect(isUnusualValue({ metricType: 'blood_pressure', value, diastolic })).toBe(expected);
});
