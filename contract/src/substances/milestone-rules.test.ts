import { expect, it } from 'vitest';
import { milestoneOf } from './milestone-rules.ts';

it.each([
  [0, null],
  [1, 1],
  [2, 1],
  [3, 3],
  [6, 3],
  [7, 7],
  [13, 7],
  [14, 14],
  [29, 14],
  [30, 30],
  [60, 60],
  [90, 90],
  [180, 180],
  [364, 180],
  [365, 365],
  [729, 365],
  [730, 730],
  [3650, 3650],
])('after %d days: %s reached', (days, reached) => {
  expect(milestoneOf(days)).toBe(reached);
});
