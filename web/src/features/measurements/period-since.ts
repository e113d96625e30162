import { daysBetween } from '@vida/contract/core/time.ts';

/**
 * The shortest of some periods up to today, in days and ascending, that reaches back to a day (`yyyy-MM-dd`), or the longest
 * where none does; undefined where an address names no day.
 */
export const periodSince = (day: string | undefined, today: string, periods: readonly number[]): number | undefined => {
  const back = daysBetween(day ?? '', today);
  return Number.isNaN(back) ? undefined : (periods.find((days) => days > back) ?? periods.at(-1));
};
