import { addDaysTo, daysBetween, WEEK_DAYS } from '@vida/contract/core/time.ts';
import { isMetricType, metricDefinitions } from '@vida/contract/measurements/metric-definitions.ts';
import { ANYWHERE, type Arm, type HealthQuery, type Series, type Where } from '../../../health-query/health-query.ts';
import { isOfNights } from '../../../health-query/points.ts';
import { type Figure, NO_CONDITIONS } from '../parsing/slots.ts';
import { monthOf, yearOf } from '../period/calendar-days.ts';
import { dayWords } from '../period/day-words.ts';
import { dayWithin, month } from '../period/make-period.ts';
import { lengthOf, type Period } from '../period/period.ts';
import { periodBefore } from '../period/period-before.ts';
import { periodTexts } from '../period/period-texts.ts';
import type { Asking } from './asking.ts';
import { periodOr } from './asking.ts';
import { limitOf } from './limit-of.ts';
import { queryTexts as texts } from './query-texts.ts';
import { companionWords } from './say-series.ts';

/** An arm, and how a sentence names what tells it from the others: 'nos fins de semana'. */
export interface NamedArm extends Arm {
  readonly label: string;
  readonly days: Period;
}

/** A question as the engine takes it, with what the answer says of it. */
export interface Asked {
  readonly query: HealthQuery;
  readonly arms: readonly NamedArm[];
  /** What all arms share, in words; empty for nothing: 'em jejum', 'aos sábados'. */
  readonly shared: string;
  /** Whether the arms are two periods, each of which its label names. */
  readonly comparesPeriods: boolean;
}

const NIGHT_DAYS = 14;
const HABIT_DAYS = 7;

/** The screens' periods at first, in days. */
const screenDaysOf = (series: Series): number => {
  if (isOfNights(series)) return NIGHT_DAYS;
  const metric = series === 'diastolic' ? 'blood_pressure' : series;
  return isMetricType(metric) ? metricDefinitions[metric].days : HABIT_DAYS;
};
const ALL_DAYS = 366;

/** Figures that look for one record among all. */
const ofAllTimes: readonly (Figure | null)[] = ['first', 'since', 'streak', 'run', 'steps', 'last_low'];
/** Of these no other days are told beside: 'a primeira segunda com menos de 84 kg'. */
const ofSingleRecords: readonly (Figure | null)[] = ['first', 'last', 'since', 'list'];

/** The last of things that are seldom recorded may lie far back. */
const daysOf = ({ slots }: Asking, series: Series): number => {
  if (ofAllTimes.includes(slots.figure) || (slots.figure === 'last' && slots.limit !== null)) return ALL_DAYS;
  const isExtreme = slots.figure === 'highest' || slots.figure === 'lowest';
  if (isExtreme && !slots.conditions) return ALL_DAYS;
  // What is one kind of many, or of some hours, may lie far back.
  if (slots.figure === 'last' && slots.conditions) return ALL_DAYS;
  // 'Lista os dias em que passei de 200': all of them.
  if (slots.figure === 'list' && slots.limit !== null) return ALL_DAYS;
  const hasConditions =
    slots.conditions !== null && (slots.conditions.split !== null || slots.conditions.weekdays !== null);
  // Whoever asks for a habit and names no time asks for all of it.
  return hasConditions ? ALL_DAYS : screenDaysOf(series);
};

/** The period of the question; a year without one is all that there is. */
const periodOf = (asking: Asking, days: number): Period => {
  const period = periodOr(asking, days);
  return asking.slots.period === null && days === ALL_DAYS ? { ...period, label: periodTexts.always } : period;
};

const otherWeekdays = (weekdays: readonly number[]): readonly number[] =>
  [0, 1, 2, 3, 4, 5, 6].filter((weekday) => !weekdays.includes(weekday));

/** Single values of these say enough to be held against each other. */
const singly: readonly Series[] = ['weight', 'hba1c'];
/** Shorter periods are compared with the one before, longer ones half by half. */
const HALVED_DAYS = 28;

const halve = ({ fromDay, toDay }: Period, today: string): readonly [Period, Period] => {
  const middle = addDaysTo(fromDay, Math.floor(daysBetween(fromDay, toDay) / 2));
  const name = (from: string, to: string): Period => ({
    fromDay: from,
    toDay: to,
    label: periodTexts.between(from, to, today),
  });
  return [name(fromDay, middle), name(addDaysTo(middle, 1), toDay)];
};

/** The first and the last of several whole months: 'o jejum caiu de julho até novembro?'. */
const monthsAtEnds = ({ fromDay, toDay }: Period, today: string): readonly [Period, Period] | null => {
  const first = month(yearOf(fromDay), monthOf(fromDay), today, '');
  const last = month(yearOf(toDay), monthOf(toDay), today, '');
  if (first.fromDay !== fromDay || last.toDay !== toDay || first.fromDay === last.fromDay) return null;
  const named = (days: Period): Period => ({
    ...days,
    label: periodTexts.month(monthOf(days.fromDay), yearOf(days.fromDay), today),
  });
  return [named(first), named(last)];
};

/** The arms of a question, what was asked for first. */
const armsOf = (asking: Asking, series: Series, period: Period, where: Where): readonly NamedArm[] => {
  const { slots, say, today } = asking;
  const { weekdays, split } = slots.conditions ?? NO_CONDITIONS;
  const arm = (label: string, more: Partial<Where> = {}, days = period): NamedArm => ({
    label,
    days,
    where: { ...where, ...more },
  });
  switch (split?.kind) {
    case 'companion': {
      const sides = [split.rule, { ...split.rule, isWith: !split.rule.isWith }];
      return sides.map((rule) => arm(companionWords(rule, isOfNights(series)), { companion: rule }));
    }
    case 'weekdays':
      return split.sets.map((set) => arm(texts.weekdays(set), { weekdays: set }));
    case 'day_parts':
      return split.parts.map((part) => arm(texts.part(part), { dayPart: part }));
    case 'drinks':
      return split.drinks.map((drink) => arm(texts.ofDrink(drink), { drink }));
    case 'periods':
      return split.periods.map((days) => arm(say.period(days), {}, days));
    case 'group':
      return [arm('')];
    default:
  }
  if (weekdays && !ofSingleRecords.includes(slots.figure))
    return [arm(texts.weekdays(weekdays), { weekdays }), arm(texts.otherDays, { weekdays: otherWeekdays(weekdays) })];
  if (slots.figure !== 'compare' && slots.figure !== 'change') return [arm('')];
  if (slots.figure === 'change' && (singly.includes(series) || lengthOf(period) >= HALVED_DAYS)) {
    if (singly.includes(series)) return [arm('')];
    const [earlier, later] = monthsAtEnds(period, today) ?? halve(period, today);
    return [arm(say.period(later), {}, later), arm(say.period(earlier), {}, earlier)];
  }
  const { now, before } = periodBefore(slots.period, today, WEEK_DAYS);
  return [arm(say.period(now), {}, now), arm(say.period(before), {}, before)];
};

/** Whoever went to bed yesterday woke today. */
const nightOf = (period: Period, series: Series, { slots, today }: Asking): Period => {
  const isEvening = series === 'bed_time' || (isOfNights(series) && slots.dayPart === 'evening');
  if (!isEvening || lengthOf(period) > 1 || period.toDay >= today) return period;
  const day = addDaysTo(period.toDay, 1);
  return { fromDay: day, toDay: day, label: texts.nightBefore(dayWords(day, today)) };
};

/** What a question about a series asks of the engine. */
export const toQuery = (asking: Asking, series: Series): Asked => {
  const { slots } = asking;
  const { weekdays, split } = slots.conditions ?? NO_CONDITIONS;
  const isTimeless = slots.figure === 'goal' || slots.figure === 'body_mass';
  const asked =
    isTimeless && slots.period && lengthOf(slots.period) === 1
      ? { ...asking, slots: { ...slots, period: null } }
      : asking;
  const period = nightOf(periodOf(asked, daysOf(asked, series)), series, asking);
  // 'Dormi de noite': the night itself.
  const isNight = isOfNights(series) && slots.dayPart !== 'morning' && slots.dayPart !== 'afternoon';
  const isShared =
    weekdays !== null && (split === null ? ofSingleRecords.includes(slots.figure) : split.kind !== 'weekdays');
  const { hours, notPart, notDays: leftOut, drink } = slots.conditions ?? NO_CONDITIONS;
  const notDays = leftOut && dayWithin(leftOut, period, asking.today);
  const isClock = series === 'bed_time' || series === 'wake_time';
  const where: Where = {
    ...ANYWHERE,
    dayPart: split?.kind === 'day_parts' || isNight ? null : slots.dayPart,
    meal: slots.meal,
    weekdays: isShared ? weekdays : null,
    hours: isClock ? null : hours,
    notPart,
    notDays,
    drink: series === 'alcohol' ? drink : null,
  };
  const arms = armsOf(asking, series, period, where);
  return {
    query: {
      series,
      arms: arms.map(({ days: { fromDay, toDay }, where: own }) => ({
        days: { fromDay, toDay },
        where: own,
      })),
      limit: limitOf(asking, series),
      by: split?.kind === 'group' ? split.by : null,
    },
    arms,
    shared: [
      where.dayPart || where.meal ? texts.momentOf(where.dayPart, where.meal) : '',
      isShared ? texts.weekdays(weekdays) : '',
      where.hours ? texts.hours(where.hours) : '',
      where.drink ? texts.onlyDrink(where.drink) : '',
      notPart ? texts.without(texts.part(notPart)) : '',
      notDays ? texts.without(notDays.label.replace(/^(?:em |n(?=[ao]s? ))/, '')) : '',
    ]
      .filter((words) => words !== '')
      .join(' '),
    comparesPeriods: new Set(arms.map(({ days }) => days)).size > 1,
  };
};
