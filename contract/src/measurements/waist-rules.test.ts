import { expect, it } from 'vitest';
import { classifyWaist } from './waist-rules.ts';

it.each([
  ['female', 79.9, 'usual'],
  ['female', 80, 'raised'],
  ['female', 87.9, 'raised'],
  ['female', 88, 'high'],
  ['male', 93.9, 'usual'],
  ['male', 94, 'raised'],
  ['male', 101.9, 'raised'],
  ['male', 102, 'high'],
] as const)('%s, %d cm: %s', (sex, waistCm, waistClass) => {
  expect(classifyWaist(waistCm, sex)).toBe(waistClass);
});
