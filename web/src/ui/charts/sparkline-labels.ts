import { type GlucoseRange, rangeSide } from './glucose-range.ts';

export interface SparklinePoint {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly value: number;
}

/** A value written over (1) or under (-1) its point. */
export interface SparklineLabel {
  readonly point: SparklinePoint;
  readonly side: -1 | 1;
}

/** Two values closer than this share of the chart's width would touch on a phone. */
const NEAR = 0.14;

const highestOf = (points: readonly SparklinePoint[]): SparklinePoint | undefined =>
  points.reduce<SparklinePoint | undefined>(
    (best, each) => (best && best.value >= each.value ? best : each),
    undefined,
  );
const lowestOf = (points: readonly SparklinePoint[]): SparklinePoint | undefined =>
  points.reduce<SparklinePoint | undefined>(
    (best, each) => (best && best.value <= each.value ? best : each),
    undefined,
  );

/** Nearer to the edge of the drawing than this share of its height, a value inwards only. */
const EDGE = 0.35;

/**
 * The last value goes where there is room: outwards when nothing is farther out, else away from the line that comes
 * to it, else away from the edge.
 */
const sideOfLast = (last: SparklinePoint, range: GlucoseRange, others: readonly number[]): -1 | 1 => {
  const side = rangeSide(range);
  const isFarthest = others.every((value) => (last.value - value) * side >= 0);
  if (side !== 0 && isFarthest) return side;
  const [low, high] = [Math.min(last.value, ...others), Math.max(last.value, ...others)];
  const height = (last.value - low) / (high - low);
  if (height < EDGE) return 1;
  if (height > 1 - EDGE) return -1;
  return last.value < (others.at(-1) ?? last.value) ? -1 : 1;
};

/**
 * The only values a small chart writes: the highest and the lowest exception before the last point, and the last
 * point. An exception gives way to a last point that is beside it and farther out.
 */
export const chooseLabels = (
  points: readonly SparklinePoint[],
  rangeOf: (value: number) => GlucoseRange,
  band: { readonly from: number; readonly to: number },
): SparklineLabel[] => {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return [];
  const before = points.slice(0, -1);
  const onSide = (side: -1 | 1) => before.filter(({ value }) => rangeSide(rangeOf(value)) === side);
  const lastSide = sideOfLast(last, rangeOf(last.value), [
    band.from,
    band.to,
    ...before.map(({ value }) => value),
  ]);
  const isNearLast = ({ at }: SparklinePoint) => (last.at - at) / (last.at - first.at || 1) < NEAR;
  const exceptions = [
    { point: highestOf(onSide(1)), side: 1 as const },
    { point: lowestOf(onSide(-1)), side: -1 as const },
  ].flatMap(({ point, side }) => (point ? [{ point, side }] : []));
  const isOvertaken = ({ point, side }: SparklineLabel) =>
    side === lastSide && isNearLast(point) && (last.value - point.value) * side >= 0;
  return [...exceptions.filter((each) => !isOvertaken(each)), { point: last, side: lastSide }];
};
