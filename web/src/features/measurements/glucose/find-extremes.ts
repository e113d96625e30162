import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';

type Extreme = NonNullable<GlucoseSummary['lowest']>;

/** Where a reading stands among others, in mg/dL; 'LO' and 'HI' lie beyond every number. */
const rankOf = ({ value, rangeFlag }: Extreme): number =>
  value ?? (rangeFlag === 'low' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);

const isExtreme = (extreme: Extreme | null): extreme is Extreme => extreme !== null;

/**
 * The lowest and the highest of all readings of a period, of a sensor and beside it: a finger-prick of 48 must not hide
 * behind a sensor that saw 120. Null where there are none.
 */
export const findExtremes = ({ basis, readingCount, lowest, highest, contexts }: GlucoseSummary) => {
  const [least] = [lowest, ...contexts.map((each) => each.lowest)]
    .filter(isExtreme)
    .sort((a, b) => rankOf(a) - rankOf(b));
  const [most] = [highest, ...contexts.map((each) => each.highest)]
    .filter(isExtreme)
    .sort((a, b) => rankOf(b) - rankOf(a));
  if (!least || !most) return null;
  const besideCount = contexts.reduce((sum, each) => sum + each.readingCount, 0);
  const count = basis === 'sensor' ? readingCount + besideCount : readingCount;
  return { lowest: least, highest: most, isOnce: count === 1 };
};
