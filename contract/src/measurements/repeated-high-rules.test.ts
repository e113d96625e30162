import { expect, it } from 'vitest';
import type { TimedReading } from './glucose-figures.ts';
import { isRepeatedHigh } from './repeated-high-rules.ts';

const now = Date.UTC(2026, 10, 21, 12);
const hoursAgo = (hours: number, value: number | null): TimedReading => ({
  at: now - hours * 3_600_000,
  value,
  rangeFlag: value === null ? 'high' : null,
});

it.each([
  [1.99, 260, false],
  [2, 260, true],
  [24, 260, true],
  [24.01, 260, false],
  [3, 250, false],
  [3, 250.1, true],
  [3, null, true],
  [-3, 260, false],
])('%d hours before, %j: %j', (hours, value, expected) => {
  expect(isRepeatedHigh([hoursAgo(hours, value)], hoursAgo(0, 251))).toBe(expected);
});

it('asks nothing about a newest value of 250', () => {
  expect(isRepeatedHigh([hoursAgo(3, 300)], hoursAgo(0, 250))).toBe(false);
  expect(isRepeatedHigh([], hoursAgo(0, 300))).toBe(false);
});
