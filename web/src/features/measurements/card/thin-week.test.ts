import { expect, it } from 'vitest';
import { thinWeek } from './thin-week.ts';

const sensor = (count: number, valueAt: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ({ at: index * 300_000, value: valueAt(index) }));

it('leaves a few readings alone', () => {
  const few = sensor(28, () => 100);
  expect(thinWeek(few)).toEqual(few);
  expect(thinWeek([])).toEqual([]);
});

it('fits a sensor week and loses no low, no high, and not the last reading', () => {
  const week = sensor(2016, (index) => (index === 500 ? 48 : index === 1500 ? 300 : 100));
  const thin = thinWeek(week);
  expect(thin.length).toBeLessThanOrEqual(28);
  expect(thin.map(({ value }) => value)).toEqual(expect.arrayContaining([48, 300]));
  expect(thin.at(-1)).toEqual(week.at(-1));
  expect(thin.map(({ at }) => at)).toEqual(thin.map(({ at }) => at).toSorted((a, b) => a - b));
});
