import { expect, it } from 'vitest';
import { HOUR_MS } from '../core/time.ts';
import { reachedSleepGoal } from './sleep-goal-rules.ts';
import type { Night } from './sleep-rules.ts';

const TODAY = '2026-11-21';

/** A night that ended at 7 in São Paulo, `daysAgo`. */
const nightOf = (daysAgo: number, hours: number): Night => {
  const wakeAt = new Date('2026-11-21T07:00:00-03:00').getTime() - daysAgo * 24 * HOUR_MS;
  return {
    bed: { at: new Date(wakeAt - hours * HOUR_MS), utcOffsetMinutes: -180 },
    wake: { at: new Date(wakeAt), utcOffsetMinutes: -180 },
    fallAsleepMinutes: 15,
    quality: 7,
  };
};
const week = (hours: readonly number[]): Night[] => hours.map((each, daysAgo) => nightOf(daysAgo, each));
const seven = (hours: number) => week(Array<number>(7).fill(hours));

it.each([
  ['exactly the goal', seven(8), 8],
  ['more', seven(8.5), 8.5],
  ['good nights beside a short one', week([5, 8.5, 8.5, 8.5, 8.5, 8.5, 8.5]), 8],
  ['7,95, which is shown as 8', seven(7.95), 8],
])('a mean of %s reaches it', (_, nights, meanHours) =>
  expect(reachedSleepGoal(nights, TODAY, 8)).toEqual({ meanHours, goalHours: 8 }),
);

it.each([
  ['less', seven(7.94)],
  ['six nights', seven(9).slice(0, 6)],
  ['a day left out', [...seven(9).slice(0, 3), ...seven(9).slice(4), nightOf(7, 9)]],
  ['a night twice in place of another', [...seven(9).slice(0, 6), nightOf(0, 9)]],
  ['a week that ended yesterday', seven(9).map((_, daysAgo) => nightOf(daysAgo + 1, 9))],
  ['none at all', []],
])('%s does not', (_, nights) => expect(reachedSleepGoal(nights, TODAY, 8)).toBeNull());

it('goes by the person’s own goal', () => {
  expect(reachedSleepGoal(seven(6), TODAY, 6)).toEqual({ meanHours: 6, goalHours: 6 });
  expect(reachedSleepGoal(seven(8), TODAY, 8.1)).toBeNull();
});
