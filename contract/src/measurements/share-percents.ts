/**
 * Whole percents of `counts` that sum to 100 (largest remainder; of equal remainders the first), in the same order.
 * All 0 when there is nothing to share.
 */
export const sharePercents = (counts: readonly number[]): number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / total);
  const missing = 100 - exact.reduce((sum, percent) => sum + Math.floor(percent), 0);
  const raised = new Set(
    exact
      .map((percent, index) => ({ index, remainder: percent - Math.floor(percent) }))
      .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return exact.map((percent, index) => Math.floor(percent) + (raised.has(index) ? 1 : 0));
};
