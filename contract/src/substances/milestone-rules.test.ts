import { expect, it } from 'vitest';
import { milestoneOf, nextMilestoneAfter } from './milestone-rules.ts';

it.each([
  [0, null, 1],
  [1, 1, 3],
  [2, 1, 3],
  [3, 3, 7],
  [6, 3, 7],
  [7, 7, 14],
  [13, 7, 14],
  [14, 14, 30],
  [29, 14, 30],
  [30, 30, 60],
  [60, 60, 90],
  [90, 90, 180],
  [180, 180, 365],
  [364, 180, 365],
  [365, 365, 730],
  [729, 365, 730],
  [730, 730, 1095],
  [3650, 3650, 4015],
])('after %d days: %s reached, %d next', (days, reached, next) => {
  expect(milestoneOf(days)).toBe(reached);
  expect(nextMilestoneAfter(days)).toBe(next);
});
