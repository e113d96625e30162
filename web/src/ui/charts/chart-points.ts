import { type GlucoseRange, isExtreme, rangeSide } from './glucose-range.ts';

/** A reading: `at` in epoch milliseconds, `value` in mg/dL; a sensor draws a line, single readings are points. */
export interface ChartPoint {
  at: number;
  value: number;
  kind: 'sensor' | 'point';
}

/** A sensor that was silent for longer than this leaves a gap: nothing is known in between. */
export const SENSOR_GAP_MS = 30 * 60_000;

/** null breaks a line; undefined belongs to the other column and breaks nothing. */
type Column = (number | null | undefined)[];

/**
 * The columns of the chart, ascending by time: instants, sensor values, single readings. Where the sensor was silent
 * its line is broken by a null.
 */
export const toColumns = (points: readonly ChartPoint[]): [xs: number[], sensor: Column, single: Column] => {
  const xs: number[] = [];
  const sensor: Column = [];
  const single: Column = [];
  let lastSensorAt = Number.POSITIVE_INFINITY;
  for (const { at, value, kind } of points) {
    if (at - lastSensorAt > SENSOR_GAP_MS) {
      xs.push(lastSensorAt + 1);
      sensor.push(null);
      single.push(undefined);
      lastSensorAt = Number.POSITIVE_INFINITY;
    }
    if (kind === 'sensor') lastSensorAt = at;
    xs.push(at);
    sensor.push(kind === 'sensor' ? value : undefined);
    single.push(kind === 'point' ? value : undefined);
  }
  return [xs, sensor, single];
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
