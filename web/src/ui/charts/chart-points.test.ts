import { DAY_MS, MINUTE_MS } from '@vida/contract/core/time.ts';
import { expect, test } from 'vitest';
import { nextPointIndex } from './chart-keys.ts';
import { type ChartPoint, toColumns, toMarks, toTrend } from './chart-points.ts';
import { timeTicks } from './chart-ticks.ts';
import type { GlucoseRange } from './glucose-range.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

const rangeOf = (value: number): GlucoseRange => {
  if (value < 54) return 'veryLow';
  if (value < 70) return 'low';
  if (value <= 180) return 'target';
  return value <= 250 ? 'high' : 'veryHigh';
};
const at = (minutes: number, value: number, kind: ChartPoint['kind'] = 'sensor'): ChartPoint => ({
  at: now + minutes * MINUTE_MS,
  value,
  kind,
});

test('a sensor that was silent for more than 30 minutes leaves a gap; a finger prick breaks nothing', () => {
  const [xs, sensor, single] = toColumns([at(0, 100), at(5, 110, 'point'), at(30, 105), at(61, 120)]);
  expect(sensor).toEqual([100, undefined, 105, null, 120]);
  expect(single).toEqual([undefined, 110, undefined, undefined, undefined]);
  expect(xs.toSorted((a, b) => a - b)).toEqual(xs);
});

test('a single reading early in the silence keeps the instants ascending', () => {
  const [xs, sensor] = toColumns([at(0, 100), at(10, 90, 'point'), at(80, 105)]);
  expect(sensor).toEqual([100, undefined, null, 105]);
  expect(xs.toSorted((a, b) => a - b)).toEqual(xs);
});

test('the break stands before a single reading that came during the silence', () => {
  const [xs, sensor, single] = toColumns([at(0, 100), at(40, 90, 'point'), at(80, 105)]);
  expect(sensor).toEqual([100, null, undefined, 105]);
  expect(single).toEqual([undefined, undefined, 90, undefined]);
  expect(xs.toSorted((a, b) => a - b)).toEqual(xs);
});

test('marks every single exception, of a sensor stretch only the farthest value, the gravest first', () => {
  const marks = toMarks(
    [at(0, 190), at(5, 230), at(10, 200), at(15, 65), at(20, 50), at(25, 100), at(30, 190, 'point')],
    rangeOf,
  );
  expect(marks.map((mark) => mark.value)).toEqual([50, 230, 190]);
});

test('a long sensor curve has the middle value of each 24 hours, broken where a day is missing', () => {
  const hourly = Array.from({ length: 30 * 48 }, (_, index) => at((index + 1) * 30, index % 2 ? 90 : 110));
  const silent = hourly.filter((point) => {
    const day = Math.floor((hourly.length * 30 - (point.at - now) / MINUTE_MS) / 1440);
    return day !== 10;
  });
  expect(toTrend(silent).map((run) => run.length)).toEqual([19, 10]);
  const [run = []] = toTrend(hourly);
  expect(run).toHaveLength(30);
  expect(run.every(({ value }) => value === 100)).toBe(true);
  expect(run.map((point) => point.at)).toEqual(run.map((point) => point.at).toSorted((a, b) => a - b));
});

test('a curve that can be read, and single readings, need no line through them', () => {
  const week = Array.from({ length: 7 * 288 }, (_, index) => at(index * 5, 100));
  const pricks = Array.from({ length: 1200 }, (_, index) => at(index * 60, 100, 'point'));
  expect([toTrend(week), toTrend(pricks), toTrend([])]).toEqual([[], [], []]);
});

test.each([
  ['ArrowLeft', undefined, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', undefined, 2],
  ['ArrowRight', 1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['PageUp', 2, 1],
  ['PageDown', 0, 1],
  ['a', 1, undefined],
])('%s from %s leads to %s', (key, current, next) => {
  const days = [{ at: now - 2 * DAY_MS }, { at: now - DAY_MS }, { at: now }];
  expect(nextPointIndex(key, days, current)).toBe(next);
});

test.each([0.5, 1, 3, 14, 30, 90])('%d days have at most five labels, inside the chart', (days) => {
  const from = now - days * DAY_MS;
  const ticks = timeTicks(from, now, now, 'hoje', 'America/Sao_Paulo');
  expect(ticks.length).toBeGreaterThan(2);
  expect(ticks.length).toBeLessThanOrEqual(5);
  expect(ticks.every((tick) => tick.at >= from && tick.at <= now)).toBe(true);
});

test('the day is named in the person’s zone, and today by its word', () => {
  const late = Date.parse('2026-11-22T01:00:00Z');
  const ticks = timeTicks(late - 4 * DAY_MS, late, late, 'hoje', 'America/Sao_Paulo');
  expect(ticks.map((tick) => tick.label)).toEqual(['hoje', '20/11', '19/11', '18/11', '17/11']);
});
