import { TZDate } from '@date-fns/tz';
import { MINUTE_MS, utcOffsetMinutesAt } from './time.ts';

/** An instant with the minutes that the person's clock was ahead of UTC (São Paulo: -180). */
export interface Moment {
  readonly at: Date;
  readonly utcOffsetMinutes: number;
}

/** '-03:00' at the end of an instant as written, in minutes; `undefined` for `Z` and for a wall clock. */
export const writtenOffsetMinutes = (text: string): number | undefined => {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) + 0;
};

/** The wall clock of an instant in `timeZone`, `yyyy-MM-ddTHH:mm`: what a field for date and time shows. */
export const toWallTime = (at: Date, timeZone: string): string =>
  wallTimeThen({ at, utcOffsetMinutes: utcOffsetMinutesAt(at, timeZone) });

/**
 * The instant at which the clock in `timeZone` shows `yyyy-MM-ddTHH:mm` (seconds are allowed and dropped), `null` for
 * anything else. A time that summer time skips moves on; of one that it repeats the first is meant.
 */
export const fromWallTime = (wallTime: string, timeZone: string): Date | null => {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(wallTime);
  if (!match) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = match.slice(1, 6).map(Number);
  return new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime());
};

/** Reads a moment of the wire; what has no offset of its own is on the clock of `timeZone`. */
export const readMoment = (text: string, timeZone: string): Moment => {
  const at = fromWallTime(text, timeZone) ?? new Date(text);
  return { at, utcOffsetMinutes: writtenOffsetMinutes(text) ?? utcOffsetMinutesAt(at, timeZone) };
};

/** What the person's own clock showed then, `yyyy-MM-ddTHH:mm`, wherever they are now. */
export const wallTimeThen = ({ at, utcOffsetMinutes }: Moment): string =>
  new Date(at.getTime() + utcOffsetMinutes * MINUTE_MS).toISOString().slice(0, 16);

/** A moment as `readMoment` reads it back, with its own offset: '2026-11-20T22:00:00.000-03:00'. */
export const writeMoment = ({ at, utcOffsetMinutes }: Moment): string => {
  const minutes = Math.abs(utcOffsetMinutes);
  const offset = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const wall = new Date(at.getTime() + utcOffsetMinutes * MINUTE_MS).toISOString().slice(0, -1);
  return `${wall}${utcOffsetMinutes < 0 ? '-' : '+'}${offset}`;
};
