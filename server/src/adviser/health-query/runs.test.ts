import { addDaysTo } from '@vida/contract/core/time.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rounds } from '../../testing/rounds.ts';
import { longestRun, stepsOf } from './runs.ts';
import { ask, noons } from './testing/ask-query.ts';

const START = '2026-02-20';

/** Every stretch of days tried, the longest kept. */
const naiveRun = (days: readonly string[]): number => {
  for (let length = 40; length > 0; length -= 1)
    for (const day of days) {
      const stretch = Array.from({ length }, (_, place) => addDaysTo(day, place));
      if (stretch.every((each) => days.includes(each))) return length;
    }
  return 0;
};

it('finds the longest run that anybody finds by trying', () =>
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 30 })), (offsets) => {
      const days = offsets.toSorted((a, b) => a - b).map((offset) => addDaysTo(START, offset));
      const run = longestRun(days);
      expect(run?.days ?? 0).toBe(naiveRun(days));
      if (run) expect(addDaysTo(run.fromDay, run.days - 1)).toBe(run.toDay);
    }),
    { numRuns: rounds(300, 5000), seed: 20_261_121 },
  ));

it('counts a day once, however many records it has, and of equal runs takes the newest', () => {
  expect(longestRun(['2026-03-01', '2026-03-01', '2026-03-05'])).toEqual({
    fromDay: '2026-03-05',
    toDay: '2026-03-05',
    days: 1,
  });
});

it('steps from each record to the next, which add up to the whole change', async () => {
  const { arms } = await ask({ readings: { weight: noons(82, 83, 80) } }, 'weight');
  const points = arms[0]?.points ?? [];
  expect(stepsOf(points).map(({ change, days }) => [change, days])).toEqual([
    [3, 1],
    [-1, 1],
  ]);
  expect(stepsOf(points.slice(0, 1))).toEqual([]);
});
