import { PREGNANCY_BAND } from '@vida/contract/measurements/glucose-goals.ts';
import { STANDARD_BAND } from '@vida/contract/measurements/glucose-rules.ts';
import { expect, it } from 'vitest';
import { thinWeek } from './thin-week.ts';

const sensor = (count: number, valueAt: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ({ at: index * 300_000, value: valueAt(index) }));

it('leaves a few readings alone', () => {
  const few = sensor(28, () => 100);
  expect(thinWeek(few, STANDARD_BAND)).toEqual(few);
  expect(thinWeek([], STANDARD_BAND)).toEqual([]);
});

it('fits a sensor week and loses no low, no high, and not the last reading', () => {
  const week = sensor(2016, (index) => (index === 500 ? 48 : index === 1500 ? 300 : 100));
  const thin = thinWeek(week, STANDARD_BAND);
  expect(thin.length).toBeLessThanOrEqual(28);
  expect(thin.map(({ value }) => value)).toEqual(expect.arrayContaining([48, 300]));
  expect(thin.at(-1)).toEqual(week.at(-1));
  expect(thin.map(({ at }) => at)).toEqual(thin.map(({ at }) => at).toSorted((a, b) => a - b));
});

it('looks for exceptions from the person’s own band', () => {
  const week = sensor(2016, (index) => (index === 500 ? 150 : 100));
  const holds150 = (thin: { value: number }[]) => thin.some(({ value }) => value === 150);
  expect(holds150(thinWeek(week, PREGNANCY_BAND))).toBe(true);
  expect(holds150(thinWeek(week, STANDARD_BAND))).toBe(false);
});
