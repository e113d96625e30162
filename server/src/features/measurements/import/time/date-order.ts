import type { DateOrder } from '@vida/contract/measurements/import-schemas.ts';
import type { Timestamp } from './timestamp.ts';

/** `settled` needs no order (the year first, or the month by its name); `ambiguous` must be asked. */
export type FoundOrder = DateOrder | 'settled' | 'ambiguous';

/**
 * The one date order of a file, from all its rows: a component above 12 settles it, then dots (day first), else what
 * the person said, else AM/PM (month first). Never from the language: Brazilian accounts export both.
 */
export const findDateOrder = (timestamps: Iterable<Timestamp>, said: DateOrder | undefined): FoundOrder => {
  let [open, dayFirst, monthFirst, same, dotted, twelveHours] = [0, 0, 0, 0, 0, 0];
  for (const timestamp of timestamps) {
    if (timestamp.yearFirst) continue;
    open += 1;
    if (timestamp.first > 12) dayFirst += 1;
    if (timestamp.second > 12) monthFirst += 1;
    if (timestamp.first === timestamp.second) same += 1;
    if (timestamp.dotted) dotted += 1;
    if (timestamp.twelveHours) twelveHours += 1;
  }
  if (open === 0) return 'settled';
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? 'dmy' : 'mdy';
  if (dotted === open) return 'dmy';
  if (said) return said;
  if (twelveHours > 0) return 'mdy';
  return same === open ? 'dmy' : 'ambiguous';
};
