import { expect, it } from 'vitest';
import { exitCodeOf, measure } from './goal.ts';

const answers = (count: number, status: number, ms: number) =>
  Array.from({ length: count }, () => ({ what: 'GET /api/health-profile', status, ms }));
const good = measure(answers(100, 200, 900));
const calm = { victims: { near: good, far: good }, plans: undefined, memory: { before: 200, peak: 299 } };

it.each([
  ['all is well', {}, 0],
  ['the system tells no memory', { memory: { before: Number.NaN, peak: Number.NaN } }, 0],
  ['memory grows by more than half', { memory: { before: 200, peak: 301 } }, 1],
  [
    'one victim of a hundred hears no',
    { victims: { near: good, far: measure([...answers(98, 200, 9), ...answers(2, 503, 9)]) } },
    1,
  ],
  [
    'one in fifty waits for longer than a second',
    { victims: { near: measure([...answers(98, 200, 9), ...answers(2, 200, 1001)]) } },
    1,
  ],
  ['a victim asked nothing', { victims: { near: measure([]) } }, 1],
  ['plans are refused', { plans: measure([...answers(9, 200, 4000), ...answers(1, 503, 9)]) }, 1],
])('where %s the benchmark ends accordingly', (_, change, code) => {
  expect(exitCodeOf([calm, { ...calm, ...change }, calm])).toBe(code);
});
