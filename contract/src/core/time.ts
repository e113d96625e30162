import { TZDate, tzOffset } from '@date-fns/tz';
// One by one: the whole package is hundreds of files, which alone took Node over two seconds to start.
import { startOfDay } from 'date-fns/startOfDay';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const DAY_MINUTES = 24 * 60;
export const WEEK_DAYS = 7;
export const WEEK_MS = WEEK_DAYS * DAY_MS;

/** The time zone of an account that never told us another. */
export const DEFAULT_TIME_ZONE = 'America/Sao_Paulo';

/** How far a device's clock may be ahead: what is later than that is in the future, and refused. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

// A module of their own, so that a page without a form does not load Zod for the calendar below.
export { daySchema, instantSchema, isTimeZone, timeZoneSchema } from './time-schemas.ts';

/** Minutes that local time in `timeZone` is ahead of UTC at `instant` (São Paulo: -180). */
export const utcOffsetMinutesAt = (instant: Date, timeZone: string): number =>
  // In whole minutes, also of long ago; 0 instead of -0.
  Math.trunc(tzOffset(timeZone, instant)) + 0;

/** The day of a moment in UTC; of a day alone (`yyyy-MM-dd` counts as its midnight in UTC) the day itself. */
const utcDayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The calendar day of an instant for a person in `timeZone`. */
export const dayOf = (instant: Date, timeZone: string): string =>
  utcDayOf(instant.getTime() + utcOffsetMinutesAt(instant, timeZone) * MINUTE_MS);

/** The first instant of a calendar day in `timeZone`; where midnight does not exist, the first that does. */
export const startOfDayAt = (day: string, timeZone: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(startOfDay(new TZDate(year, month - 1, date, 12, timeZone)).getTime());
};

/** Calendar arithmetic on `yyyy-MM-dd`, independent of any zone. */
export const addDaysTo = (day: string, days: number): string => utcDayOf(Date.parse(day) + days * DAY_MS);

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Whole calendar months from one day to a later one. */
export const monthsBetween = (from: string, to: string): number => {
  const [fromYear = 0, fromMonth = 0, fromDate = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDate = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDate < fromDate ? 1 : 0);
};

/**
 * The instants `[from, to)` that cover the last `days` calendar days of a person, today included. `to` is the first
 * instant of tomorrow, so that readings of later today count.
 */
export const lastDaysRange = (days: number, now: Date, timeZone: string): { from: Date; to: Date } => {
  const today = dayOf(now, timeZone);
  return {
    from: startOfDayAt(addDaysTo(today, 1 - days), timeZone),
    to: startOfDayAt(addDaysTo(today, 1), timeZone),
  };
};
