import { utcOffsetMinutesAt } from '@vida/contract/core/time.ts';
import type { LocalTime } from './timestamp.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface ResolvedTime {
  readonly at: Date;
  readonly utcOffsetMinutes: number;
}

/**
 * Wall clock readings of one zone as instants. An hour that happens twice (clocks set back) is the earlier one,
 * or the later for a second occurrence; one that never happens (set forward) counts on from before the jump.
 */
export const createTimeResolver = (timeZone: string) => {
  const offsetsOfDay = new Map<number, readonly [before: number, after: number]>();

  const offsetsAround = (localMs: number): readonly [number, number] => {
    const dayMs = Math.floor(localMs / DAY_MS) * DAY_MS;
    const known = offsetsOfDay.get(dayMs);
    if (known) return known;
    const offsets = [
      utcOffsetMinutesAt(new Date(dayMs - DAY_MS), timeZone),
      utcOffsetMinutesAt(new Date(dayMs + 2 * DAY_MS), timeZone),
    ] as const;
    offsetsOfDay.set(dayMs, offsets);
    return offsets;
  };

  return (local: LocalTime, occurrence = 1): ResolvedTime => {
    const localMs = Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute, local.second);
    const [before, after] = offsetsAround(localMs);
    const withOffset = (offset: number): ResolvedTime => ({
      at: new Date(localMs - offset * MINUTE_MS),
      utcOffsetMinutes: offset,
    });
    if (before === after) return withOffset(before);
    const fitting = [before, after]
      .map(withOffset)
      .filter(({ at, utcOffsetMinutes }) => utcOffsetMinutesAt(at, timeZone) === utcOffsetMinutes);
    const chosen = fitting[occurrence > 1 ? fitting.length - 1 : 0];
    if (chosen) return chosen;
    const { at } = withOffset(before);
    return { at, utcOffsetMinutes: utcOffsetMinutesAt(at, timeZone) };
  };
};

export type TimeResolver = ReturnType<typeof createTimeResolver>;
