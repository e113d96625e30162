import { expect, it } from 'vitest';
import { levelsAround } from './chart-ticks.ts';

it.each([
  [[78.4], 4],
  [[74.7, 82.3], 4],
  [[7.1, 8.2, 7], 2],
  [[60, 190], 4],
  [[0, 2400], 240],
])('around %j stand at most five levels', (values, span) => {
  const levels = levelsAround(values, span);
  expect(levels.length).toBeLessThanOrEqual(5);
  expect(levels.length).toBeGreaterThan(2);
  expect(levels[0]).toBeLessThanOrEqual(Math.min(...values));
  expect(levels.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
});
