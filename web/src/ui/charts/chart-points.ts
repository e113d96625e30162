import { DAY_MS, MINUTE_MS } from '@vida/contract/core/time.ts';
import { type GlucoseRange, isExtreme, rangeSide } from './glucose-range.ts';

/** A reading: `at` in epoch milliseconds; a sensor draws a line, single readings are points. */
export interface ChartPoint {
  at: number;
  value: number;
  /** The lower of two values of one reading, drawn as a second line (a pressure's diastolic). */
  lower?: number;
  kind: 'sensor' | 'point';
}

/** A sensor that was silent for longer than this leaves a gap: nothing is known in between. */
export const SENSOR_GAP_MS = 30 * MINUTE_MS;

/** null breaks a line; undefined belongs to the other column and breaks nothing. */
type Column = (number | null | undefined)[];

/**
 * The columns of the chart, ascending by time: instants, sensor values, single readings, and their lower values where
 * there are any. Where the sensor was silent its line is broken by a null.
 */
export const toColumns = (
  points: readonly ChartPoint[],
): [xs: number[], sensor: Column, single: Column, ...lower: Column[]] => {
  const xs: number[] = [];
  const sensor: Column = [];
  const single: Column = [];
  let lastSensorAt = Number.POSITIVE_INFINITY;
  for (const { at, value, kind } of points) {
    if (at - lastSensorAt > SENSOR_GAP_MS) {
      // Right before this one: single readings since the last of the sensor already stand in the columns.
      xs.push(at - 1);
      sensor.push(null);
      single.push(undefined);
      lastSensorAt = Number.POSITIVE_INFINITY;
    }
    if (kind === 'sensor') lastSensorAt = at;
    xs.push(at);
    sensor.push(kind === 'sensor' ? value : undefined);
    single.push(kind === 'point' ? value : undefined);
  }
  // Only single readings have two values, and they break no line.
  const hasLower = points.some(({ lower }) => lower !== undefined);
  return hasLower ? [xs, sensor, single, points.map(({ lower }) => lower)] : [xs, sensor, single];
};

export interface ChartMark {
  at: number;
  value: number;
  range: GlucoseRange;
}

/**
 * What stands out: every single reading outside the band, and of each stretch that a sensor spent outside it the
 * farthest value. The two outer ranges come first.
 */
export const toMarks = (
  points: readonly ChartPoint[],
  rangeOf: (value: number) => GlucoseRange,
): readonly ChartMark[] => {
  const marks: ChartMark[] = [];
  let stretch: ChartMark | undefined;
  for (const { at, value, kind } of points) {
    const mark = { at, value, range: rangeOf(value) };
    const side = rangeSide(mark.range);
    if (kind === 'point') {
      if (side !== 0) marks.push(mark);
      continue;
    }
    if (stretch && rangeSide(stretch.range) !== side) {
      marks.push(stretch);
      stretch = undefined;
    }
    if (side !== 0 && (!stretch || (value - stretch.value) * side > 0)) stretch = mark;
  }
  if (stretch) marks.push(stretch);
  return marks.toSorted((a, b) => Number(isExtreme(b.range)) - Number(isExtreme(a.range)));
};

/** A curve this long and this full is a block of ink: the middle of each day tells where it went. */
const TREND_FROM_MS = 20 * DAY_MS;
const TREND_FROM_POINTS = 1000;
/** Fewer readings than this do not stand for their 24 hours. */
const TREND_DAY_POINTS = 24;

/** The middle value of 24 hours of a sensor, at their middle. */
export interface TrendPoint {
  at: number;
  value: number;
}

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2;
};

/**
 * The line through a long sensor curve: a median for each 24 hours, counted back from the last point, in runs without
 * a missing day. Empty where the curve itself can be read.
 */
export const toTrend = (points: readonly ChartPoint[]): readonly TrendPoint[][] => {
  const sensor = points.filter(({ kind }) => kind === 'sensor');
  const [first, last] = [sensor[0], sensor.at(-1)];
  if (!first || !last || sensor.length < TREND_FROM_POINTS || last.at - first.at < TREND_FROM_MS) return [];
  const days = new Map<number, number[]>();
  for (const { at, value } of sensor) {
    const day = Math.floor((last.at - at) / DAY_MS);
    const values = days.get(day);
    if (values) values.push(value);
    else days.set(day, [value]);
  }
  const runs: TrendPoint[][] = [];
  let lastDay: number | undefined;
  for (const [day, values] of days) {
    if (values.length < TREND_DAY_POINTS) continue;
    if (lastDay === undefined || lastDay - day > 1) runs.push([]);
    runs.at(-1)?.push({ at: last.at - (day + 0.5) * DAY_MS, value: medianOf(values) });
    lastDay = day;
  }
  return runs;
};
