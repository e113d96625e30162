import { DAY_MS, MINUTE_MS, utcOffsetMinutesAt } from '@vida/contract/core/time.ts';

/**
 * Writes instants as a clock in `timeZone` showed them: '2026-11-21 09:30:00', which a spreadsheet takes for a date.
 * The zone's offset is looked up once for a day, and for every instant only on days when it changes.
 */
export const createLocalTime = (timeZone: string) => {
  const offsets = new Map<number, number | null>();

  const offsetOfDay = (day: number): number | null => {
    const known = offsets.get(day);
    if (known !== undefined) return known;
    const [first, last] = [day * DAY_MS, (day + 1) * DAY_MS - 1].map((ms) =>
      utcOffsetMinutesAt(new Date(ms), timeZone),
    );
    const offset = first !== undefined && first === last ? first : null;
    offsets.set(day, offset);
    return offset;
  };

  return (at: Date): string => {
    const offset = offsetOfDay(Math.floor(at.getTime() / DAY_MS)) ?? utcOffsetMinutesAt(at, timeZone);
    const shown = new Date(at.getTime() + offset * MINUTE_MS);
    return shown.toISOString().slice(0, 19).replace('T', ' ');
  };
};
