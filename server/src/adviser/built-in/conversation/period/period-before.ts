import { addDaysTo, daysBetween } from '@vida/contract/core/time.ts';
import { monthBefore, monthDays } from './calendar-days.ts';
import { lastUnits } from './make-period.ts';
import { lengthOf, type Period } from './period.ts';
import { periodTexts as texts } from './period-texts.ts';

const WEEK = 7;

const weekAfter = ({ fromDay }: Period, label: string): Period => ({
  fromDay: addDaysTo(fromDay, WEEK),
  toDay: addDaysTo(fromDay, 2 * WEEK - 1),
  label,
});

const upTo = (period: Period, today: string): Period => (period.toDay > today ? { ...period, toDay: today } : period);

/** 'Compare com a semana passada' names the earlier of the two. */
const laterOf: Readonly<Record<string, (before: Period, today: string) => Period>> = {
  [texts.lastWeek]: (before, today) => upTo(weekAfter(before, texts.thisWeek), today),
  [texts.weekBefore]: (before, today) => upTo(weekAfter(before, texts.lastWeek), today),
  [texts.lastMonth]: (_, today) => ({
    fromDay: `${today.slice(0, 8)}01`,
    toDay: today,
    label: texts.thisMonth,
  }),
  [texts.yesterday]: (_, today) => ({ fromDay: today, toDay: today, label: texts.today }),
  [texts.dayBefore]: ({ fromDay }) => {
    const day = addDaysTo(fromDay, 1);
    return { fromDay: day, toDay: day, label: texts.yesterday };
  },
};

/**
 * A period and the one before it to compare with: of a day the day before, of a week or month the whole one before,
 * else as many days. Without a period the last `days` days.
 */
export const periodBefore = (
  asked: Period | null,
  today: string,
  days: number,
): { readonly now: Period; readonly before: Period } => {
  const now = asked ?? lastUnits(days, 'day', today) ?? { fromDay: today, toDay: today, label: texts.today };
  if (now.label === texts.thisWeek) {
    const fromDay = addDaysTo(now.fromDay, -WEEK);
    return { now, before: { fromDay, toDay: addDaysTo(fromDay, WEEK - 1), label: texts.lastWeek } };
  }
  if (now.label === texts.thisMonth) {
    const { year, month } = monthBefore(now.fromDay, 1);
    return { now, before: { ...monthDays(year, month), label: texts.lastMonth } };
  }
  const later = laterOf[now.label];
  if (later) return { now: later(now, today), before: now };
  const length = lengthOf(now);
  const fromDay = addDaysTo(now.fromDay, -length);
  const toDay = addDaysTo(now.fromDay, -1);
  const isYesterday = length === 1 && daysBetween(toDay, today) === 1;
  return {
    now,
    before: {
      fromDay,
      toDay,
      label: isYesterday ? texts.yesterday : length === 1 ? texts.on(toDay, today) : texts.before,
    },
  };
};
