import { addDaysTo } from '@vida/contract/core/time.ts';
import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';
import type { Point } from './points.ts';

const MONDAY = '2026-11-16';

/** Records of days in a row from a Monday on, each with what it differs in. */
const points = (...values: readonly (number | Partial<Point>)[]): readonly Point[] =>
  values.map((given, index) => ({
    day: addDaysTo(MONDAY, index),
    at: index,
    minute: 600,
    value: typeof given === 'number' ? given : 0,
    second: null,
    rangeFlag: null,
    weight: 1,
    kind: null,
    context: null,
    use: null,
    ...(typeof given === 'number' ? {} : given),
  }));

describe('amounts of nothing', () => {
  it.each(['training', 'alcohol'] as const)('are no record, no day, no first and no last time: %s', (series) => {
    const figures = figuresOf(series, points(0, 30, 10, 0), null);
    expect(figures).toMatchObject({
      records: 2,
      count: 2,
      days: 2,
      mean: 20,
      sum: 40,
      lowest: { value: 10 },
    });
    expect([figures.first?.value, figures.last?.value]).toEqual([30, 10]);
    expect(figuresOf(series, points(0, 0), null)).toMatchObject({
      records: 0,
      count: 0,
      mean: null,
      first: null,
      last: null,
      highest: null,
    });
  });

  it('count where nothing is a good figure', () => {
    expect(figuresOf('night_wakings', points(0, 2), null)).toMatchObject({
      records: 2,
      mean: 1,
      first: { value: 0 },
    });
  });
});

describe('a limit', () => {
  const high = { value: 400, rangeFlag: 'high' } as const;
  const low = { value: 40, rangeFlag: 'low' } as const;

  it.each([
    ['above', 400, false, 1],
    ['above', 400, true, 2],
    ['above', 401, false, 0],
    ['below', 400, true, 3],
    ['below', 40, false, 1],
    ['below', 40, true, 2],
    ['below', 39, false, 0],
    ['above', 40, true, 3],
  ] as const)('%s %i (or equal: %s) has %i of LO, 40, 400 and HI', (side, value, orEqual, count) => {
    const figures = figuresOf('glucose', points(low, 40, 400, high), { side, value, orEqual });
    expect(figures.beyond).toMatchObject({ count, days: count, share: count / 4 });
  });

  it('tells the first and the last beyond it, and their share by weight', () => {
    const weighed = points({ value: 200, weight: 5 }, { value: 150, weight: 15 }, { value: 190, weight: 5 });
    expect(figuresOf('glucose', weighed, { side: 'above', value: 180, orEqual: false }).beyond).toEqual({
      count: 2,
      days: 2,
      share: 0.4,
      first: weighed[0],
      last: weighed[2],
    });
    expect(figuresOf('glucose', [], { side: 'above', value: 180, orEqual: false }).beyond).toEqual({
      count: 0,
      days: 0,
      share: 0,
      first: null,
      last: null,
    });
    expect(figuresOf('glucose', weighed, null).beyond).toBeNull();
  });
});
