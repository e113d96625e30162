import { DAY_MS, MINUTE_MS } from '@vida/contract/core/time.ts';
import { createZoneDays } from '@vida/contract/core/zone-days.ts';

/** What a clock showed. */
export interface Shown {
  /** `yyyy-MM-dd` */
  readonly day: string;
  /** Minutes since midnight. */
  readonly minute: number;
}

/** A result for each argument, made once. */
export const remember = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined || made.has(key)) return known as V;
    const value = make(key);
    made.set(key, value);
    return value;
  };
};

/** The clock of a zone for many instants (ms), as `toWallTime` reads it: readings of one day come together. */
export const createDayClock = (timeZone: string): ((at: number) => Shown) => {
  const { offsetAt } = createZoneDays(timeZone);
  let [last, lastName] = [Number.NaN, ''];
  return (at) => {
    const local = at + offsetAt(at) * MINUTE_MS;
    const day = Math.floor(local / DAY_MS);
    if (day !== last) [last, lastName] = [day, new Date(day * DAY_MS).toISOString().slice(0, 10)];
    return { day: lastName, minute: Math.floor((local - day * DAY_MS) / MINUTE_MS) };
  };
};
