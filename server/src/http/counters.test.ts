import { expect, it } from 'vitest';
import { createCounters } from './counters.ts';

const startCounters = (maxKeys?: number) => {
  let nowMs = 1_000_000;
  const counters = createCounters({
    points: 2,
    seconds: 60,
    clock: () => new Date(nowMs),
    ...(maxKeys !== undefined && { maxKeys }),
  });
  return {
    counters,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
};

it('lets a key do so much in a window that begins with the first, and says how long to wait', () => {
  const { counters, pass } = startCounters();
  counters.count('a');
  pass(10_000);
  expect(counters.waitSeconds('a')).toBe(0);
  counters.count('a');
  expect(counters.waitSeconds('a')).toBe(50);
  expect(counters.waitSeconds('b')).toBe(0);
  pass(49_900);
  expect(counters.waitSeconds('a')).toBe(1);
  pass(100);
  expect(counters.waitSeconds('a')).toBe(0);
  counters.count('a');
  expect(counters.waitSeconds('a')).toBe(0);
});

it('takes back one, or all', () => {
  const { counters } = startCounters();
  for (let used = 0; used < 3; used += 1) counters.count('a');
  counters.giveBack('a');
  expect(counters.waitSeconds('a')).toBe(60);
  counters.giveBack('a');
  expect(counters.waitSeconds('a')).toBe(0);
  counters.count('a');
  counters.clear('a');
  counters.giveBack('a');
  counters.count('a');
  expect(counters.waitSeconds('a')).toBe(0);
});

it('waits no longer because the clock was set back', () => {
  const { counters, pass } = startCounters();
  counters.count('a');
  counters.count('a');
  pass(-3_600_000);
  expect(counters.waitSeconds('a')).toBe(0);
});

it('forgets what was asked for longest ago rather than grow', () => {
  const { counters } = startCounters(3);
  for (const key of ['a', 'a', 'b', 'b', 'c', 'c']) counters.count(key);
  expect(counters.waitSeconds('a')).toBe(60);
  counters.count('d');
  expect(['a', 'b', 'c'].map(counters.waitSeconds)).toEqual([60, 0, 60]);
});

it('counts the refusals of a window', () => {
  const { counters, pass } = startCounters();
  counters.count('a');
  expect([counters.countRefusal('a'), counters.countRefusal('a')]).toEqual([1, 2]);
  pass(60_000);
  counters.count('a');
  expect(counters.countRefusal('a')).toBe(1);
});
