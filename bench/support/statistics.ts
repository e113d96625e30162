/** Middle value; the mean of the two middle ones for an even count. Throws on an empty list. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('no values');
  return (lower + upper) / 2;
};

export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});
