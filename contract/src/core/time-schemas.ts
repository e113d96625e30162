import { z } from 'zod';

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

const isPlausibleYear = (text: string): boolean => Math.abs(new Date(text).getUTCFullYear() - 2050) <= 150;

/** An instant on the wire: ISO 8601 with `Z` or an offset, between 1900 and 2200, answered in UTC. */
export const instantSchema = z.iso.datetime({ offset: true }).refine(isPlausibleYear, { params: { reason: 'year' } });

/**
 * A moment as clients write it: an instant, or the wall clock of the person's zone without an offset
 * ('2026-11-20T22:00'); `readMoment` in wall-time.ts reads it.
 */
export const momentSchema = z.iso
  .datetime({ offset: true, local: true })
  .refine(isPlausibleYear, { params: { reason: 'year' } });

/** No clock is further ahead of UTC, or behind it. */
const MAX_OFFSET_MINUTES = 18 * 60;

/** Minutes that a clock was ahead of UTC. */
export const utcOffsetSchema = z.number().int().min(-MAX_OFFSET_MINUTES).max(MAX_OFFSET_MINUTES);
