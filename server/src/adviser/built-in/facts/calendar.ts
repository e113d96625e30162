export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Whole calendar months from one day to a later one, both `yyyy-MM-dd`. */
export const monthsBetween = (from: string, to: string): number => {
  const [fromYear = 0, fromMonth = 0, fromDate = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDate = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDate < fromDate ? 1 : 0);
};

/** Whether a moment (epoch milliseconds) is at most so long before `now`. */
export const isWithin =
  (ms: number, now: Date) =>
  ({ at }: { readonly at: number }): boolean =>
    now.getTime() - at <= ms;
