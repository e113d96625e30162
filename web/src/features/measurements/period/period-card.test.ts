import { expect, it } from 'vitest';
import { periodSince } from './period-card.tsx';

it.each([
  ['2026-11-21', 7],
  ['2026-11-15', 7],
  ['2026-11-14', 14],
  ['2026-10-23', 30],
  ['2026-10-22', 90],
  ['2025-01-01', 90],
  [undefined, undefined],
  ['ontem', undefined],
])('of 7, 14, 30 and 90 days up to 21/11, back to %s reach %s', (day, days) => {
  expect(periodSince(day, '2026-11-21', [7, 14, 30, 90])).toBe(days);
});
