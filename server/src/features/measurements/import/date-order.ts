import type { DateOrder } from '@vida/contract/measurements/import-schemas.ts';
import type { Timestamp } from './timestamp.ts';

/** `year_first` needs no order; `ambiguous` must be asked. */
export type FoundOrder = DateOrder | 'year_first' | 'ambiguous';

/**
 * The one date order of a file, from all its rows: a component above 12 settles it, else what the person said, else
 * AM/PM (month first). Never from the language: Brazilian accounts export both.
 */
export const findDateOrder = (timestamps: readonly Timestamp[], said: DateOrder | undefined): FoundOrder => {
  const open = timestamps.filter(({ yearFirst }) => !yearFirst);
  if (open.length === 0) return 'year_first';
  const dayFirst = open.filter(({ first }) => first > 12).length;
  const monthFirst = open.filter(({ second }) => second > 12).length;
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'dmy' : 'mdy';
  if (said) return said;
  if (open.some(({ twelveHours }) => twelveHours)) return 'mdy';
  return open.every(({ first, second }) => first === second) ? 'dmy' : 'ambiguous';
};
