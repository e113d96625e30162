import { addDaysTo, dayOf, daysBetween, HOUR_MS, MINUTE_MS } from '@vida/contract/core/time.ts';
import { libMessages } from './lib-messages.ts';

const RELATIVE_DAYS = 7;

/** '2026-11-21' → '21/11/2026' */
export const formatDay = (day: string): string => day.split('-').reverse().join('/');

/** '2026-11-21' → '21/11' */
export const formatDayShort = (day: string): string => formatDay(day).slice(0, 5);

/** '2026-11-21' → 'sábado' */
export const formatWeekday = (day: string): string =>
  new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** '2026-11-21' → 'sábado, 21/11/2026' */
export const formatDayLong = (day: string): string => `${formatWeekday(day)}, ${formatDay(day)}`;

/** Making one takes longer than a row of a table does; a person has one zone. */
const timeFormats = new Map<string, Intl.DateTimeFormat>();

const timeFormatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = timeFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone });
  timeFormats.set(timeZone, made);
  return made;
};

/** An instant in the person's zone: '06:52' */
export const formatTime = (at: string, timeZone: string): string => timeFormatOf(timeZone).format(new Date(at));

/** An instant in the person's zone: '21/11 06:52' */
export const formatDateTime = (at: string, timeZone: string): string =>
  `${formatDayShort(dayOf(new Date(at), timeZone))} ${formatTime(at, timeZone)}`;

/** How long ago: 'agora', 'há 5 min', 'há 2 h', 'ontem', 'há 3 dias', then the date. */
export const formatRelative = (at: string, now: Date, timeZone: string): string => {
  const agoMs = now.getTime() - new Date(at).getTime();
  if (agoMs < MINUTE_MS) return libMessages.now;
  if (agoMs < HOUR_MS) return libMessages.minutesAgo(Math.floor(agoMs / MINUTE_MS));
  const day = dayOf(new Date(at), timeZone);
  const today = dayOf(now, timeZone);
  if (day === today) return libMessages.hoursAgo(Math.floor(agoMs / HOUR_MS));
  if (day === addDaysTo(today, -1)) return libMessages.yesterday;
  const days = daysBetween(day, today);
  return days <= RELATIVE_DAYS ? libMessages.daysAgo(days) : formatDay(day);
};

/** '21/11/2026, 09:00' in the person's zone. */
export const formatDayAndTime = (at: string, timeZone: string): string =>
  `${formatDay(dayOf(new Date(at), timeZone))}, ${formatTime(at, timeZone)}`;
