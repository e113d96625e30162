const STEPS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
const MOST_STEPS = 4;

/** At most five round levels around the values, which are spread to at least `leastSpan`. */
export const levelsAround = (values: readonly number[], leastSpan: number): number[] => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const missing = Math.max(0, leastSpan - (high - low)) / 2;
  const [from, to] = [low - missing, high + missing];
  const step = STEPS.find((each) => Math.ceil(to / each) - Math.floor(from / each) <= MOST_STEPS) ?? 1000;
  const first = Math.floor(from / step);
  return Array.from({ length: Math.ceil(to / step) - first + 1 }, (_, index) => (first + index) * step);
};
