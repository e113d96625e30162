import { addDaysTo, daysBetween } from '@vida/contract/core/time.ts';
import { weekdayOf } from '../../movement/day-focus.ts';
import { latestDate, latestDayOfMonth, monthBefore, monthDays, monthOf, toDay, yearOf } from './calendar-days.ts';
import { lengthOf, type Period } from './period.ts';
import { type PeriodUnit, periodTexts as texts } from './period-texts.ts';
import { parseMonth, unitDays } from './period-words.ts';

/** Looking back further than this answers nothing more. */
export const MAX_DAYS = 366;

/** From a day until today. */
export const since = (fromDay: string, today: string): Period => ({
  fromDay,
  toDay: today,
  label: texts.since(fromDay, today),
});

/** One day; null for none. */
export const single = (day: string | null, today: string, label = day && texts.on(day, today)): Period | null =>
  day === null || label === null ? null : { fromDay: day, toDay: day, label };

/** 'Dia 15' beside a stretch of days is the one that lies within it, where the newest such day does not. */
export const dayWithin = (day: Period, stretch: Period, today: string): Period => {
  const isOfMonth = day.fromDay === day.toDay && day.label === texts.on(day.fromDay, today);
  const isWithin = (date: string): boolean => date >= stretch.fromDay && date <= stretch.toDay;
  if (!isOfMonth || isWithin(day.fromDay)) return day;
  const dates = [stretch.toDay, stretch.fromDay].map((edge) => `${edge.slice(0, 8)}${day.fromDay.slice(8)}`);
  return single(dates.find(isWithin) ?? null, today) ?? day;
};

/** 'Dia 16' of the one month that was spoken of, where that day is over; else the newest such day. */
export const dayOfMonth = (date: number, before: Period | null, today: string): string | null => {
  const isOfOne = before !== null && before.fromDay.slice(0, 7) === before.toDay.slice(0, 7);
  const day = isOfOne ? toDay(yearOf(before.fromDay), monthOf(before.fromDay), date) : null;
  return day !== null && day <= today ? day : latestDayOfMonth(date, today);
};

/** From one day to another; null where they are none, or the wrong way round. */
export const between = (fromDay: string | null, toDay: string | null, today: string): Period | null =>
  fromDay === null || toDay === null || fromDay > toDay
    ? null
    : { fromDay, toDay, label: texts.between(fromDay, toDay, today) };

/** The day so many days ago, or to come. */
export const daysAgo = (count: number, today: string, label: string): Period => {
  const day = addDaysTo(today, -count);
  return { fromDay: day, toDay: day, label };
};

/** The last days of so many units, today included. */
export const lastUnits = (count: number, unit: PeriodUnit, today: string): Period | null => {
  const days = Math.min(count * unitDays[unit], MAX_DAYS);
  if (!(days >= 1)) return null;
  return { fromDay: addDaysTo(today, 1 - days), toDay: today, label: texts.last(count, unit) };
};

/** A week from Monday on, so many weeks ago. */
export const week = (back: number, today: string, label: string): Period => {
  const fromDay = addDaysTo(today, -weekdayOf(today) - 7 * back);
  return { fromDay, toDay: back === 0 ? today : addDaysTo(fromDay, 6), label };
};

/** A month up to today. */
export const month = (year: number, number: number, today: string, label: string): Period => {
  const days = monthDays(year, number);
  return { ...days, toDay: days.toDay > today ? today : days.toDay, label };
};

/** The newest such month, or the one of a year; null for one to come. */
export const namedMonth = (name: string | undefined, year: string | undefined, today: string): Period | null => {
  const number = parseMonth(name);
  const newest = number > monthOf(today) ? yearOf(today) - 1 : yearOf(today);
  const known = year === undefined ? newest : Number(year);
  const found = month(known, number, today, texts.month(number, known, today));
  return found.fromDay > today ? null : found;
};

/** '12/11' or '12/11/2026' as `markDates` writes it. */
export const parseDate = (
  date: string | undefined,
  number: string | undefined,
  year: string | undefined,
  today: string,
) => {
  if (year === undefined) return latestDate(Number(number), Number(date), today);
  return toDay(Number(year.length === 2 ? `20${year}` : year), Number(number), Number(date));
};

/** `before` is the period that was spoken of before: 'naquele mês', 'na anterior'. */
export type PeriodRule = readonly [
  RegExp,
  (groups: readonly (string | undefined)[], today: string, before: Period | null) => Period | null,
];

/** The whole months from one name to another, the newest such stretch. */
export const monthSpan = (one: string | undefined, other: string | undefined, today: string): Period | null => {
  const [first, last] = [namedMonth(one, undefined, today), namedMonth(other, undefined, today)];
  return first && last ? between(first.fromDay, last.toDay, today) : null;
};

/** '5 de novembro', the newest one without a year. */
export const dateNamed = (
  date: string | undefined,
  name: string | undefined,
  year: string | undefined,
  today: string,
): string | null => {
  const number = date === 'primeiro' ? 1 : Number(date);
  return year === undefined
    ? latestDate(parseMonth(name), number, today)
    : toDay(Number(year), parseMonth(name), number);
};

/** Days of a month by their numbers, the last one at most its end. */
export const partOfMonth = (name: string | undefined, from: number, to: number, today: string): Period | null => {
  const found = namedMonth(name, undefined, today);
  if (!found) return null;
  const whole = monthDays(yearOf(found.fromDay), monthOf(found.fromDay));
  const start = from > 0 ? from - 1 : Number(whole.toDay.slice(8)) + from;
  const fromDay = addDaysTo(found.fromDay, start);
  const toDay = to > 0 ? addDaysTo(found.fromDay, to - 1) : whole.toDay;
  return between(fromDay, toDay > today ? today : toDay, today);
};

/** Whether a period is a month, or what has passed of it. */
export const isWholeMonth = ({ fromDay, toDay }: Period): boolean =>
  fromDay.endsWith('-01') && fromDay.slice(0, 7) === toDay.slice(0, 7) && daysBetween(fromDay, toDay) > WEEK;

/** Days. */
export const WEEK = 7;

/** The period `by` steps (1 later, -1 earlier) from another: a month from a month, else as many days. */
export const shiftPeriod = (period: Period, by: 1 | -1, today: string): Period | null => {
  if (isWholeMonth(period)) {
    const { year, month: number } = monthBefore(period.fromDay, -by);
    const days = monthDays(year, number);
    return days.fromDay > today
      ? null
      : { ...days, toDay: days.toDay > today ? today : days.toDay, label: texts.month(number, year, today) };
  }
  // Of a weekend that runs only its first day may be over.
  if (period.label === texts.weekend) {
    const fromDay = addDaysTo(period.fromDay, by * WEEK);
    return fromDay > today ? null : between(fromDay, addDaysTo(fromDay, 1), today);
  }
  // A running week is followed and preceded by whole ones.
  const isWeek = weekdayOf(period.fromDay) === 0 && lengthOf(period) <= WEEK && lengthOf(period) > 2;
  const length = isWeek || isWeekend(period) ? WEEK : lengthOf(period);
  const fromDay = addDaysTo(period.fromDay, by * length);
  const toDay = addDaysTo(fromDay, (isWeek ? WEEK : lengthOf(period)) - 1);
  if (fromDay > today) return null;
  return lengthOf(period) === 1 ? single(fromDay, today) : between(fromDay, toDay > today ? today : toDay, today);
};

/** Whether a period is a weekend. */
export const isWeekend = (period: Period): boolean =>
  weekdayOf(period.fromDay) >= 4 && weekdayOf(period.toDay) === 6 && lengthOf(period) <= 3;
