/** Tenths of a percent in the whole. */
const TENTHS = 1000;

/**
 * Percents of `counts` with one decimal that sum to 100 (largest remainder; of equal remainders the first), in the same
 * order. All 0 when there is nothing to share. Whole percents would bend small shares too far: 0.35 and 0.35 became 0
 * and 1, and the goal for the lowest is below 1.
 */
export const sharePercents = (counts: readonly number[]): number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * TENTHS) / total);
  const missing = TENTHS - exact.reduce((sum, tenths) => sum + Math.floor(tenths), 0);
  const raised = new Set(
    exact
      .map((tenths, index) => ({ index, remainder: tenths - Math.floor(tenths) }))
      .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return exact.map((tenths, index) => (Math.floor(tenths) + (raised.has(index) ? 1 : 0)) / 10);
};
