import { DAY_MS } from '@vida/contract/core/time.ts';

type Instants = readonly { at: number }[];

/** The index of the point nearest to `at`; points ascending, at least one. */
export const nearestIndex = (points: Instants, at: number): number => {
  let low = 0;
  let high = points.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.at ?? at) < at) low = middle + 1;
    else high = middle;
  }
  const before = points[low - 1];
  const after = points[low];
  return before && after && at - before.at < after.at - at ? low - 1 : low;
};

/**
 * Where a key leads: arrows to the neighbour, Page Up and Page Down a day back and on, Home and End to the ends.
 * The first press of an arrow begins at the last point. Undefined for any other key.
 */
export const nextPointIndex = (key: string, points: Instants, current: number | undefined): number | undefined => {
  const end = points.length - 1;
  const index = current ?? end + (key === 'ArrowLeft' ? 1 : key === 'ArrowRight' ? -1 : 0);
  const at = points[Math.min(Math.max(index, 0), end)]?.at ?? 0;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(end, index + 1);
    case 'PageUp':
      return nearestIndex(points, at - DAY_MS);
    case 'PageDown':
      return nearestIndex(points, at + DAY_MS);
    case 'Home':
      return 0;
    case 'End':
      return end;
    default:
      return undefined;
  }
};
