import { HOUR_MS } from '@vida/contract/core/time.ts';
import type { GlucoseBand } from '@vida/contract/measurements/glucose-rules.ts';

export interface WeekPoint {
  /** Epoch milliseconds. */
  readonly at: number;
  /** mg/dL. */
  readonly value: number;
}

/** More marks than this do not fit the small chart. */
const MOST_POINTS = 28;
const BUCKET_MS = 8 * HOUR_MS;

/** How far outside the band; lows weigh more, since 20 below is worse than 20 above. */
const LOW_WEIGHT = 3;
const distanceOf = (value: number, { from, to }: GlucoseBand): number =>
  Math.max(LOW_WEIGHT * (from - value), value - to, 0);

/**
 * A week that fits the small chart: all of a few readings; of a sensor, from every eight hours the reading farthest
 * outside the band (else the middle one), so that no low or high is lost, and always the last reading.
 */
export const thinWeek = (points: readonly WeekPoint[], band: GlucoseBand): WeekPoint[] => {
  const last = points.at(-1);
  if (!last || points.length <= MOST_POINTS) return [...points];
  const buckets = new Map<number, WeekPoint[]>();
  for (const point of points.slice(0, -1)) {
    const key = Math.floor((last.at - point.at) / BUCKET_MS);
    const bucket = buckets.get(key);
    if (bucket) bucket.push(point);
    else buckets.set(key, [point]);
  }
  const chosen = [...buckets.values()].map((bucket) => {
    const middle = bucket[Math.floor(bucket.length / 2)] ?? last;
    return bucket.reduce(
      (found, each) => (distanceOf(each.value, band) > distanceOf(found.value, band) ? each : found),
      middle,
    );
  });
  return [...chosen, last];
};
