import { DAY_MS, MINUTE_MS, utcOffsetMinutesAt } from '@vida/contract/core/time.ts';
import type { LocalTime } from './timestamp.ts';

export interface ResolvedTime {
  readonly at: Date;
  readonly utcOffsetMinutes: number;
}

/** The instants of a clock reading, the earlier one first: two in the hour that the end of summer time repeats. */
export type PossibleTimes = readonly [ResolvedTime, ResolvedTime?];

/** Times in one zone. Offsets are looked up once a day: the calendar's look-up is slow. */
export const createTimeResolver = (timeZone: string) => {
  const offsetsOfDay = new Map<number, readonly [before: number, after: number]>();

  /** The offsets a day before and a day after the day of these milliseconds, local or not. */
  const offsetsAround = (ms: number): readonly [number, number] => {
    const dayMs = Math.floor(ms / DAY_MS) * DAY_MS;
    const known = offsetsOfDay.get(dayMs);
    if (known) return known;
    const offsets = [
      utcOffsetMinutesAt(new Date(dayMs - DAY_MS), timeZone),
      utcOffsetMinutesAt(new Date(dayMs + 2 * DAY_MS), timeZone),
    ] as const;
    offsetsOfDay.set(dayMs, offsets);
    return offsets;
  };

  return {
    /** Minutes ahead of UTC at an instant. */
    offsetAt: (at: Date): number => {
      const [before, after] = offsetsAround(at.getTime());
      return before === after ? before : utcOffsetMinutesAt(at, timeZone);
    },

    /** A reading that no clock showed (set forward) counts on from before the jump. */
    resolve: (local: LocalTime): PossibleTimes => {
      const localMs = Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute, local.second);
      const [before, after] = offsetsAround(localMs);
      const withOffset = (offset: number): ResolvedTime => ({
        at: new Date(localMs - offset * MINUTE_MS),
        utcOffsetMinutes: offset,
      });
      if (before === after) return [withOffset(before)];
      const [earlier, later] = [before, after]
        .map(withOffset)
        .filter(({ at, utcOffsetMinutes }) => utcOffsetMinutesAt(at, timeZone) === utcOffsetMinutes);
      if (earlier) return later ? [earlier, later] : [earlier];
      const { at } = withOffset(before);
      return [{ at, utcOffsetMinutes: utcOffsetMinutesAt(at, timeZone) }];
    },
  };
};

export type TimeResolver = ReturnType<typeof createTimeResolver>;
