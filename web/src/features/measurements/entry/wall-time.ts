import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';

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
