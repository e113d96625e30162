import { dayOf } from '@vida/contract/core/time.ts';
import { fromWallTime, toWallTime } from '@vida/contract/core/wall-time.ts';
import { hasTime, type MetricType } from '@vida/contract/measurements/metric-definitions.ts';
import { formatDay } from '../../../lib/format.ts';

/** 'Quando' as the form holds it: the wall clock, or the day alone ('yyyy-MM-dd'). */
export const toWhen = (type: MetricType, at: Date, timeZone: string): string =>
  hasTime(type) ? toWallTime(at, timeZone) : dayOf(at, timeZone);

/** The instant of 'Quando', null where it is not filled in. A day alone is its noon, today not later than now. */
export const fromWhen = (type: MetricType, when: string, timeZone: string, now: Date): Date | null => {
  if (hasTime(type)) return fromWallTime(when, timeZone);
  const noon = fromWallTime(`${when}T12:00`, timeZone);
  return noon && when === dayOf(now, timeZone) && noon > now ? now : noon;
};

/** 'Quando' as people read it: '21/11/2026, 06:52', or the day alone. */
export const formatWhen = (when: string): string => {
  const [day = '', time] = when.split('T');
  return time ? `${formatDay(day)}, ${time}` : formatDay(day);
};
