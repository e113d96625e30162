import { addDaysTo } from '@vida/contract/core/time.ts';
import { weekdayOf } from '../../movement/day-focus.ts';
import {
  latestDate,
  latestDayOfMonth,
  monthBefore,
  monthDays,
  monthOf,
  toDay,
  yearOf,
} from './calendar-days.ts';
import type { Period } from './period.ts';
import { type PeriodUnit, periodTexts as texts } from './period-texts.ts';
import {
  MONTH,
  NUMBER,
  readMonth,
  readNumber,
  readUnit,
  UNIT,
  unitDays,
  weekdayNames,
} from './period-words.ts';

/** Looking back further than this answers nothing more. */
export const MAX_DAYS = 366;

const single = (day: string | null, today: string, label = day && texts.on(day, today)): Period | null =>
  day === null || label === null ? null : { fromDay: day, toDay: day, label };

const between = (fromDay: string | null, toDay: string | null, today: string): Period | null =>
  fromDay === null || toDay === null || fromDay > toDay
    ? null
    : { fromDay, toDay, label: texts.between(fromDay, toDay, today) };

const daysAgo = (count: number, today: string, label: string): Period => {
  const day = addDaysTo(today, -count);
  return { fromDay: day, toDay: day, label };
};

/** The last days of so many units, today included. */
export const lastUnits = (count: number, unit: PeriodUnit, today: string): Period | null => {
  const days = Math.min(count * unitDays[unit], MAX_DAYS);
  if (!(days >= 1)) return null;
  return { fromDay: addDaysTo(today, 1 - days), toDay: today, label: texts.last(count, unit) };
};

const week = (back: number, today: string, label: string): Period => {
  const fromDay = addDaysTo(today, -weekdayOf(today) - 7 * back);
  return { fromDay, toDay: back === 0 ? today : addDaysTo(fromDay, 6), label };
};

const month = (year: number, number: number, today: string, label: string): Period => {
  const days = monthDays(year, number);
  return { ...days, toDay: days.toDay > today ? today : days.toDay, label };
};

const namedMonth = (name: string | undefined, year: string | undefined, today: string): Period | null => {
  const number = readMonth(name);
  const newest = number > monthOf(today) ? yearOf(today) - 1 : yearOf(today);
  const known = year === undefined ? newest : Number(year);
  const found = month(known, number, today, texts.month(number, known, today));
  return found.fromDay > today ? null : found;
};

/** '12/11' or '12/11/2026' as `markDates` writes it. */
const readDate = (
  date: string | undefined,
  number: string | undefined,
  year: string | undefined,
  today: string,
) => {
  if (year === undefined) return latestDate(Number(number), Number(date), today);
  return toDay(Number(year.length === 2 ? `20${year}` : year), Number(number), Number(date));
};

type PeriodRule = readonly [
  RegExp,
  (groups: readonly (string | undefined)[], today: string) => Period | null,
];

const UNIT_OR_WEEKDAY = [UNIT, ...weekdayNames].join('|');

const DATE = String.raw`data (\d{1,2}) (\d{1,2})(?: (\d{2}|\d{4}))? fim`;

/** Found in a folded text with blanks around it; the first that fits is taken. */
export const periodRules: readonly PeriodRule[] = [
  [
    new RegExp(` ${DATE} (?:a|ate|e) (?:o dia |dia )?${DATE} `),
    ([, d1, m1, y1, d2, m2, y2], today) =>
      between(readDate(d1, m1, y1 ?? y2, today), readDate(d2, m2, y2, today), today),
  ],
  [
    new RegExp(String.raw` (\d{1,2}) (?:a|ate|e) (\d{1,2}) de (${MONTH})(?: de (\d{4}))? `),
    ([, d1, d2, name, year], today) => {
      const found = namedMonth(name, year, today);
      if (!found) return null;
      const [y, m] = [yearOf(found.fromDay), monthOf(found.fromDay)];
      return between(toDay(y, m, Number(d1)), toDay(y, m, Number(d2)), today);
    },
  ],
  [
    new RegExp(String.raw` (\d{1,2}|primeiro) de (${MONTH})(?: (?:de )?(\d{4}))? `),
    ([, date, name, year], today) => {
      const number = date === 'primeiro' ? 1 : Number(date);
      const day =
        year === undefined
          ? latestDate(readMonth(name), number, today)
          : toDay(Number(year), readMonth(name), number);
      return single(day, today);
    },
  ],
  [
    new RegExp(` ${DATE} `),
    ([, date, number, year], today) => single(readDate(date, number, year, today), today),
  ],
  [/ dia (\d{1,2}) /, ([, date], today) => single(latestDayOfMonth(Number(date), today), today)],
  [/ depois de amanha /, (_, today) => daysAgo(-2, today, texts.dayAfter)],
  [
    new RegExp(
      ` (?:(?:${UNIT_OR_WEEKDAY})(?: feira)? que vem|proxim[oa]s? (?:(?:${NUMBER}) )?(?:${UNIT_OR_WEEKDAY})) `,
    ),
    (_, today) => daysAgo(-1, today, texts.ahead),
  ],
  [
    new RegExp(` (?:ha|faz) (${NUMBER}) (${UNIT}) (?:atras )?`),
    ([, count, unit], today) =>
      single(addDaysTo(today, -readNumber(count) * unitDays[readUnit(unit)]), today),
  ],
  [
    new RegExp(` (${NUMBER}) (${UNIT}) atras `),
    ([, count, unit], today) =>
      single(addDaysTo(today, -readNumber(count) * unitDays[readUnit(unit)]), today),
  ],
  [
    new RegExp(` (?:ultim[oa]s?|passad[oa]s) (${NUMBER}) (?:ultim[oa]s )?(${UNIT}) `),
    ([, count, unit], today) => lastUnits(readNumber(count), readUnit(unit), today),
  ],
  [
    new RegExp(` (${NUMBER}) (?:ultim[oa]s )?(dias|d|semanas|meses) `),
    ([, count, unit], today) => lastUnits(readNumber(count), readUnit(unit), today),
  ],
  [new RegExp(` ultim[oa]s (${NUMBER}) $`), ([, count], today) => lastUnits(readNumber(count), 'day', today)],
  [/ (\d{1,3})d /, ([, count], today) => lastUnits(Number(count), 'day', today)],
  [/ ultimos dias | esses dias | nesses dias | nestes dias /, (_, today) => lastUnits(7, 'day', today)],
  [/ ultima semana /, (_, today) => lastUnits(7, 'day', today)],
  [/ ultimo mes /, (_, today) => lastUnits(30, 'day', today)],
  [/ ultimo ano /, (_, today) => lastUnits(365, 'day', today)],
  [/ (?:anteontem|antes de ontem|antiontem|anti ontem) /, (_, today) => daysAgo(2, today, texts.dayBefore)],
  [
    / (?:hoje|meu dia|do dia(?= $)|noite passada|ultima noite|(?:essa|esta|nessa|nesta) (?:noite|madrugada|manha|tarde)) /,
    (_, today) => daysAgo(0, today, texts.today),
  ],
  [/ ontem /, (_, today) => daysAgo(1, today, texts.yesterday)],
  [/ amanha /, (_, today) => daysAgo(-1, today, texts.tomorrow)],
  [/(?<!fim de) semana (?:retrasada|antepassada) /, (_, today) => week(2, today, texts.weekBefore)],
  [/ (?:(?:es[st]a|nes[st]a|des[st]a) semana|semana atual) /, (_, today) => week(0, today, texts.thisWeek)],
  [/(?<!fim de) semana (?:passada|anterior|que passou) /, (_, today) => week(1, today, texts.lastWeek)],
  [
    / (?:(?:es[st]e|nes[st]e|des[st]e) mes|mes atual) /,
    (_, today) => month(yearOf(today), monthOf(today), today, texts.thisMonth),
  ],
  [
    / mes (?:passado|anterior|que passou) /,
    (_, today) => {
      const before = monthBefore(today, 1);
      return month(before.year, before.month, today, texts.lastMonth);
    },
  ],
  [
    / (?:fim|final) de semana | fds /,
    (_, today) => {
      const saturday = addDaysTo(today, -((weekdayOf(today) + 2) % 7));
      const sunday = addDaysTo(saturday, 1);
      return { fromDay: saturday, toDay: sunday > today ? today : sunday, label: texts.weekend };
    },
  ],
  [
    / (?:(?:es[st]e|nes[st]e|des[st]e|no|do) ano(?! passado)(?! de)) /,
    (_, today) => ({ fromDay: `${yearOf(today)}-01-01`, toDay: today, label: texts.thisYear }),
  ],
  [
    / ano passado /,
    (_, today) => ({
      fromDay: `${yearOf(today) - 1}-01-01`,
      toDay: `${yearOf(today) - 1}-12-31`,
      label: texts.lastYear,
    }),
  ],
  [
    // 'De sexta pra sábado' is the night that ended on Saturday.
    new RegExp(` de (?:${weekdayNames.join('|')}) (?:pra|para|a) (${weekdayNames.join('|')}) `),
    ([, name = ''], today) => {
      const back = (weekdayOf(today) - weekdayNames.indexOf(name) + 7) % 7;
      return single(addDaysTo(today, -back), today);
    },
  ],
  [
    new RegExp(` (${weekdayNames.join('|')})(?: feira)?(?: passad[oa])? `),
    ([, name = ''], today) => {
      const back = (weekdayOf(today) - weekdayNames.indexOf(name) + 7) % 7;
      const day = addDaysTo(today, -(back === 0 ? 7 : back));
      return single(
        day,
        today,
        `${texts.weekday(weekdayNames.indexOf(name))} (${texts.on(day, today).slice(3)})`,
      );
    },
  ],
  [
    new RegExp(` (${MONTH})(?: (?:de |do ano de )?(\\d{4}))? `),
    ([, name, year], today) => namedMonth(name, year, today),
  ],
  [
    / (?:em|de|no ano de|no ano) (20\d\d) /,
    ([, year = ''], today) => {
      const toDay = `${year}-12-31` > today ? today : `${year}-12-31`;
      return `${year}-01-01` > today ? null : { fromDay: `${year}-01-01`, toDay, label: texts.year(year) };
    },
  ],
  [/ (?:na|da|a|minha) semana /, (_, today) => week(0, today, texts.thisWeek)],
  [/ (?:no|do|o|meu) mes /, (_, today) => month(yearOf(today), monthOf(today), today, texts.thisMonth)],
];
