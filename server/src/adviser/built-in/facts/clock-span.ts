const DAY_MINUTES = 24 * 60;

/** The stretch of the clock that holds some times of day, minutes since midnight; it may go over midnight. */
export interface ClockSpan {
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly spreadMinutes: number;
  /** How many times it holds. */
  readonly count: number;
}

/** The shortest stretch with all of `minutes` (minutes since midnight): what the widest gap between them leaves. */
export const spanOf = (minutes: readonly number[]): ClockSpan | null => {
  const sorted = minutes.toSorted((a, b) => a - b);
  const [first] = sorted;
  if (first === undefined) return null;
  const [widest] = sorted
    .map((toMinute, index) => {
      const next = sorted[index + 1] ?? first + DAY_MINUTES;
      return { fromMinute: next % DAY_MINUTES, toMinute, gap: next - toMinute };
    })
    .toSorted((a, b) => b.gap - a.gap);
  if (!widest) return null;
  const { gap, ...ends } = widest;
  return { ...ends, spreadMinutes: DAY_MINUTES - gap, count: sorted.length };
};
