import type { DateOrder } from '@vida/contract/measurements/import-schemas.ts';
import { type Timestamp, toLocalTime } from './timestamp.ts';

/** `settled` needs no order (the year first, or the month by its name); `ambiguous` must be asked. */
export type FoundOrder = DateOrder | 'settled' | 'ambiguous';

/**
 * So many dates on one side make a single one on the other side a damaged row, and not a second file below the first.
 */
const CLEAR_MAJORITY = 10;

/** The only order in which a date exists; null where it exists in both, or in none. */
const onlyOrderOf = (timestamp: Timestamp): DateOrder | null => {
  if (timestamp.first <= 12 && timestamp.second <= 12) return null;
  if (toLocalTime(timestamp, 'dmy')) return 'dmy';
  return toLocalTime(timestamp, 'mdy') ? 'mdy' : null;
};

/**
 * Finds the one date order of a file, from all its rows: a component above 12 settles it, then dots (day first), else
 * what the person said, else AM/PM (month first). Never from the language: Brazilian accounts export both.
 */
export const createDateOrderFinder = () => {
  let [open, dayFirst, monthFirst, same, dotted, twelveHours] = [0, 0, 0, 0, 0, 0];
  return {
    add: (timestamp: Timestamp): void => {
      if (timestamp.yearFirst) return;
      open += 1;
      const only = onlyOrderOf(timestamp);
      if (only === 'dmy') dayFirst += 1;
      if (only === 'mdy') monthFirst += 1;
      if (timestamp.first === timestamp.second) same += 1;
      if (timestamp.dotted) dotted += 1;
      if (timestamp.twelveHours) twelveHours += 1;
    },
    find: (said: DateOrder | undefined): FoundOrder => {
      if (open === 0) return 'settled';
      if (dayFirst > CLEAR_MAJORITY * monthFirst) return 'dmy';
      if (monthFirst > CLEAR_MAJORITY * dayFirst) return 'mdy';
      if (dayFirst > 0) return said ?? 'ambiguous';
      if (dotted === open) return 'dmy';
      if (said) return said;
      if (twelveHours > 0) return 'mdy';
      return same === open ? 'dmy' : 'ambiguous';
    },
  };
};
