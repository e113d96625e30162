import { TZDate } from '@date-fns/tz';
import { dayOf } from '@vida/contract/core/time.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { format } from 'date-fns';
import { hasTime } from '../metric-types.ts';

/** An instant as the clock on the person's wall: 'yyyy-MM-ddTHH:mm'. */
export const toWallTime = (at: Date, timeZone: string): string =>
  format(new TZDate(at.getTime(), timeZone), "yyyy-MM-dd'T'HH:mm");

/** The instant of a 'yyyy-MM-ddTHH:mm' in the person's zone; null for anything else. */
export const fromWallTime = (wallTime: string, timeZone: string): Date | null => {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/.exec(wallTime);
  if (!match) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = match.slice(1).map(Number);
  return new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime());
};

/** 'Quando' as the form holds it: the wall clock, or the day alone ('yyyy-MM-dd'). */
export const toWhen = (type: MetricType, at: Date, timeZone: string): string =>
  hasTime(type) ? toWallTime(at, timeZone) : dayOf(at, timeZone);

/** The instant of 'Quando', null where it is not filled in. A day alone is its noon, today not later than now. */
export const fromWhen = (type: MetricType, when: string, timeZone: string, now: Date): Date | null => {
  if (hasTime(type)) return fromWallTime(when, timeZone);
  const noon = fromWallTime(`${when}T12:00`, timeZone);
  return noon && when === dayOf(now, timeZone) && noon > now ? now : noon;
};
