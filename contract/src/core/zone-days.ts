import { addDaysTo, DAY_MS, dayOf, MINUTE_MS, startOfDayAt, utcOffsetMinutesAt, WEEK_MS } from './time.ts';

/** The days of a zone for many instants (epoch milliseconds). */
export interface ZoneDays {
  /** Minutes that the clock is ahead of UTC, as `utcOffsetMinutesAt` tells them. */
  readonly offsetAt: (at: number) => number;
  /** The first instant of the calendar day after that of `at`, as `startOfDayAt` tells it. */
  readonly endOfDay: (at: number) => number;
}

/** The instants `[from, to)` in which a clock is not changed. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

/** A zone is asked for its offset once a week, and again only where its clock is changed. */
export const createZoneDays = (timeZone: string): ZoneDays => {
  const offsets = new Map<number, number>();
  const look = (at: number): number => utcOffsetMinutesAt(new Date(at), timeZone);
  const lookOnce = (at: number): number => {
    const known = offsets.get(at);
    if (known !== undefined) return known;
    const offset = look(at);
    offsets.set(at, offset);
    return offset;
  };
  const findStretch = (at: number, length: number): Stretch | null => {
    const from = Math.floor(at / length) * length;
    const offset = lookOnce(from);
    return offset === lookOnce(from + length) ? { from, to: from + length, offset } : null;
  };
  let last: Stretch | null = null;
  const stretchOf = (at: number): Stretch | null => {
    if (last && at >= last.from && at < last.to) return last;
    // Between two instants a week apart at which it shows the same no clock is changed.
    last = findStretch(at, WEEK_MS) ?? findStretch(at, DAY_MS);
    return last;
  };
  return {
    offsetAt: (at) => stretchOf(at)?.offset ?? look(at),
    endOfDay: (at) => {
      const offset = stretchOf(at)?.offset;
      if (offset !== undefined) {
        const ahead = offset * MINUTE_MS;
        const end = (Math.floor((at + ahead) / DAY_MS) + 1) * DAY_MS - ahead;
        if (stretchOf(end)?.offset === offset) return end;
      }
      return startOfDayAt(addDaysTo(dayOf(new Date(at), timeZone), 1), timeZone).getTime();
    },
  };
};
