import type { Limit, Series } from './health-query.ts';
import { isSummedByDay, judgedPoints, type Point } from './points.ts';

/** What some records of one series say; values in the unit of the series. */
export interface Figures {
  /** Records as they were written down, without amounts of nothing. */
  readonly records: number;
  /** Records as they are judged: nights, days of drinking, readings. */
  readonly count: number;
  /** Calendar days with at least one. */
  readonly days: number;
  /** Weighted; null without records, as all below. */
  readonly mean: number | null;
  readonly secondMean: number | null;
  readonly median: number | null;
  readonly sum: number;
  /** Standard deviation of single values, weighted; null below two. */
  readonly spread: number | null;
  readonly first: Point | null;
  readonly last: Point | null;
  /** The newest of equal ones. */
  readonly highest: Point | null;
  readonly lowest: Point | null;
  /** Records on the asked side of the limit; null where none was asked for. */
  readonly beyond: Beyond | null;
}

/** What lies beyond a limit. */
export interface Beyond {
  readonly count: number;
  readonly days: number;
  /** Of what was counted, by weight: 0 to 1. */
  readonly share: number;
  readonly first: Point | null;
  readonly last: Point | null;
}

const weightOf = (points: readonly Point[]): number => points.reduce((sum, { weight }) => sum + weight, 0);

/** In one pass: a sensor has tens of thousands of points. */
const meanOf = (points: readonly Point[], of: 'value' | 'second'): number | null => {
  let [sum, weights] = [0, 0];
  for (const point of points) {
    const number = point[of];
    if (number === null) continue;
    sum += number * point.weight;
    weights += point.weight;
  }
  return weights === 0 ? null : sum / weights;
};

const medianOf = (points: readonly Point[]): number | null => {
  // Numbers alone are sorted many times faster than by a comparison.
  const values = new Float64Array(points.map(({ value }) => value)).sort();
  const middle = values.length / 2;
  const [low, high] = [values[Math.ceil(middle) - 1], values[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

const spreadOf = (points: readonly Point[], mean: number | null): number | null => {
  if (mean === null || points.length < 2) return null;
  const squares = points.reduce((sum, { value, weight }) => sum + weight * (value - mean) ** 2, 0);
  return Math.sqrt((squares / weightOf(points)) * (points.length / (points.length - 1)));
};

/** The point with most (side 1) or least (side -1), the newest of equal ones. */
const extremeOf = (points: readonly Point[], side: 1 | -1): Point | null =>
  points.reduce<Point | null>((found, each) => (found && side * (each.value - found.value) < 0 ? found : each), null);

/** Points of one day mostly stand together: it is looked up where it changes. */
const countDays = (points: readonly Point[]): number => {
  const days = new Set<string>();
  let last = '';
  for (const { day } of points) {
    if (day === last) continue;
    days.add(day);
    last = day;
  }
  return days.size;
};

/** Whether a value lies on the asked side of a limit. */
export const isBeyond = (value: number, { side, value: limit, orEqual, upTo }: Limit): boolean =>
  ((orEqual && value === limit) || (side === 'above' ? value > limit : value < limit)) &&
  (upTo === undefined || value <= upTo);

/** HI is more than the edge that stands for it, and LO less; by how much nobody knows. */
const PAST_EDGE = { low: -0.5, high: 0.5 } as const;

const isBeyondBoth = (isFirst: boolean, isSecond: boolean, { second, isEither }: Limit): boolean => {
  if (second === undefined) return isFirst;
  return isEither ? isFirst || isSecond : isFirst && isSecond;
};

/** Whether a record lies on the asked side of a limit. */
export const isPointBeyond = ({ value, second, rangeFlag }: Point, limit: Limit): boolean =>
  isBeyondBoth(
    isBeyond(rangeFlag ? value + PAST_EDGE[rangeFlag] : value, limit),
    second !== null && limit.second !== undefined && isBeyond(second, limit.second),
    limit,
  );

const beyondOf = (points: readonly Point[], limit: Limit): Beyond => {
  const hits = points.filter((point) => isPointBeyond(point, limit));
  const weight = weightOf(points);
  return {
    count: hits.length,
    days: countDays(hits),
    share: weight === 0 ? 0 : weightOf(hits) / weight,
    first: hits.at(0) ?? null,
    last: hits.at(-1) ?? null,
  };
};

/** The figures of records of a series, ascending. */
export const figuresOf = (series: Series, records: readonly Point[], limit: Limit | null): Figures => {
  const points = judgedPoints(series, records);
  const mean = meanOf(points, 'value');
  // A training that was listed and not done, and a drink that was none, are written down, and are no last time.
  const done = isSummedByDay(series) ? records.filter(({ value }) => value > 0) : records;
  return {
    records: done.length,
    count: points.length,
    days: countDays(points),
    mean,
    secondMean: meanOf(points, 'second'),
    // Of many points it takes longer than all the others together, and is seldom asked for.
    get median() {
      return medianOf(points);
    },
    sum: points.reduce((sum, { value }) => sum + value, 0),
    spread: spreadOf(points, mean),
    first: done.at(0) ?? null,
    last: done.at(-1) ?? null,
    highest: extremeOf(points, 1),
    lowest: extremeOf(points, -1),
    beyond: limit && beyondOf(points, limit),
  };
};
