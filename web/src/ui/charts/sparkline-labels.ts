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
/** Nearer to the edge of the drawing than this share of its height there is no room for a second value. */
const EDGE = 0.35;

/** The point farthest up (1) or down (-1). */
const farthestOf = (points: readonly SparklinePoint[], side: -1 | 1): SparklinePoint | undefined =>
  points.toSorted((a, b) => side * (b.value - a.value))[0];

/**
 * The only values a small chart writes: the highest and the lowest exception before the last point, and the last
 * point, away from the line that comes to it where there is room. An exception gives way to a last point that is
 * beside it and farther out.
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
  const exceptions = ([1, -1] as const).flatMap((side) => {
    const point = farthestOf(
      before.filter(({ value }) => rangeSide(rangeOf(value)) === side),
      side,
    );
    return point ? [{ point, side }] : [];
  });
  const isNearLast = ({ at }: SparklinePoint) => (last.at - at) / (last.at - first.at || 1) < NEAR;
  const isFarther = ({ point, side }: SparklineLabel) => (point.value - last.value) * side > 0;

  const sideOfLast = (): -1 | 1 => {
    const values = [band.from, band.to, ...points.map(({ value }) => value)];
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const height = (last.value - low) / (high - low);
    const isRising = last.value >= (before.at(-1)?.value ?? last.value);
    if (!isRising) {
      const isLowest = rangeSide(rangeOf(last.value)) === -1 && last.value === low;
      return height < EDGE && !isLowest ? 1 : -1;
    }
    const isUnderHigher = exceptions.some((each) => each.side === 1 && isNearLast(each.point) && isFarther(each));
    return height > 1 - EDGE && isUnderHigher ? -1 : 1;
  };
  const lastSide = sideOfLast();
  const kept = exceptions.filter((each) => each.side !== lastSide || !isNearLast(each.point) || isFarther(each));
  return [...kept, { point: last, side: lastSide }];
};
