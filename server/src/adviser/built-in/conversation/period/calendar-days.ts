import { addDaysTo } from '@vida/contract/core/time.ts';
import { weekdayOf } from '../../movement/day-focus.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

/** '2026-11-05' of its numbers; null for a day that no calendar has. */
export const toDay = (year: number, month: number, date: number): string | null => {
  const day = `${year}-${pad(month)}-${pad(date)}`;
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day ? null : day;
};

export const yearOf = (day: string): number => Number(day.slice(0, 4));
export const monthOf = (day: string): number => Number(day.slice(5, 7));

/** First and last day of a month. */
export const monthDays = (year: number, month: number): { readonly fromDay: string; readonly toDay: string } => {
  const fromDay = `${year}-${pad(month)}-01`;
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${pad(month + 1)}-01`;
  return { fromDay, toDay: addDaysTo(next, -1) };
};

/** The month `back` months before the one of `day`. */
export const monthBefore = (day: string, back: number): { readonly year: number; readonly month: number } => {
  const months = yearOf(day) * 12 + monthOf(day) - 1 - back;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
};

/** How far back a day or month without a year is looked for. */
const YEARS_BACK = 8;
const MONTHS_BACK = 12;

/** The newest such day of a month that is not after `today`; 29 February may lie years back. */
export const latestDate = (month: number, date: number, today: string): string | null => {
  for (let year = yearOf(today); year >= yearOf(today) - YEARS_BACK; year -= 1) {
    const day = toDay(year, month, date);
    if (day !== null && day <= today) return day;
  }
  return null;
};

/** The newest day with this number that is not after `today`. */
export const latestDayOfMonth = (date: number, today: string): string | null => {
  for (let back = 0; back <= MONTHS_BACK; back += 1) {
    const { year, month } = monthBefore(today, back);
    const day = toDay(year, month, date);
    if (day !== null && day <= today) return day;
  }
  return null;
};

/** The newest day with this number on this weekday (Monday 0) that is not after `today`: 'sexta 13'. */
export const latestWeekdayDate = (weekday: number, date: number, today: string): string | null => {
  for (let back = 0; back <= MONTHS_BACK; back += 1) {
    const { year, month } = monthBefore(today, back);
    const day = toDay(year, month, date);
    if (day !== null && day <= today && weekdayOf(day) === weekday) return day;
  }
  return null;
};
