import { TZDate } from '@date-fns/tz';
import { addDays, differenceInCalendarDays, format, parse, startOfDay } from 'date-fns';
import { z } from 'zod';

/** The time zone of an account that never told us another. */
export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo';

/** Whether the running platform knows the IANA zone. */
export const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return /^[A-Za-z]/.test(zone);
  } catch {
    return false;
  }
};

export const timeZoneSchema = z
  .string()
  .max(64)
  .refine(isTimeZone, { params: { reason: 'time_zone' } });

/** A calendar day, `yyyy-MM-dd`. */
export const daySchema = z.iso.date();

/** An instant on the wire: ISO 8601 with `Z` or an offset, between 1900 and 2200, answered in UTC. */
export const instantSchema = z.iso
  .datetime({ offset: true })
  .refine((text) => Math.abs(new Date(text).getUTCFullYear() - 2050) <= 150, { params: { reason: 'year' } });

/** The calendar day of an instant for a person in `timeZone`. */
export const dayOf = (instant: Date, timeZone: string): string =>
  format(new TZDate(instant.getTime(), timeZone), 'yyyy-MM-dd');

/** The first instant of a calendar day in `timeZone`; where midnight does not exist, the first that does. */
export const startOfDayAt = (day: string, timeZone: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(startOfDay(new TZDate(year, month - 1, date, 12, timeZone)).getTime());
};

/** Calendar arithmetic on `yyyy-MM-dd`, independent of any zone. */
export const addDaysTo = (day: string, days: number): string =>
  format(addDays(parse(day, 'yyyy-MM-dd', new Date(0)), days), 'yyyy-MM-dd');

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  differenceInCalendarDays(parse(to, 'yyyy-MM-dd', new Date(0)), parse(from, 'yyyy-MM-dd', new Date(0)));

/**
 * The instants `[from, to)` that cover the last `days` calendar days of a person, today included.
 * `to` is the first instant of tomorrow, so that readings of later today count.
 */
export const lastDaysRange = (days: number, now: Date, timeZone: string): { from: Date; to: Date } => {
  const today = dayOf(now, timeZone);
  return {
    from: startOfDayAt(addDaysTo(today, 1 - days), timeZone),
    to: startOfDayAt(addDaysTo(today, 1), timeZone),
  };
};

/** Minutes that local time in `timeZone` is ahead of UTC at `instant` (São Paulo: -180). */
export const utcOffsetMinutesAt = (instant: Date, timeZone: string): number => {
  const offset = new TZDate(instant.getTime(), timeZone).getTimezoneOffset();
  return offset === 0 ? 0 : -offset;
};
