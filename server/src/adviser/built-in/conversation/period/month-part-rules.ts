import { monthBefore, monthOf } from './calendar-days.ts';
import { isWholeMonth, type PeriodRule, partOfMonth, WEEK } from './make-period.ts';
import type { Period } from './period.ts';
import { MONTH, monthNames, NUMBER, parseNumber } from './period-words.ts';

/** A month by its name, or the one that runs, that was spoken of, or that is over. */
const OF_NAMED = `(?:de |do mes de |d[eo] |em )(${MONTH})`;
const OF_THIS = 'd(?:o|est?e|ess?e) mes(?! de)( passado| anterior| que passou| retrasado)?';
const OF_MONTH = `(?:${OF_NAMED}|${OF_THIS})`;
/** As many days are the first and the last ones of a month. */
const EDGE = 10;
const HALF = 15;

/** Days of a month by their numbers, negative ones from its end. */
type Days = (groups: readonly (string | undefined)[]) => readonly [from: number, to: number];

/** The name of a month that `OF_MONTH` found. */
const monthNamed = (
  name: string | undefined,
  which: string | undefined,
  today: string,
  before: Period | null,
): string | undefined => {
  if (name !== undefined) return name;
  if (which === undefined && before && isWholeMonth(before)) return monthNames[monthOf(before.fromDay) - 1];
  const back = which === undefined ? 0 : which === ' retrasado' ? 2 : 1;
  return monthNames[monthBefore(today, back).month - 1];
};

/** What says a part of a month; the month's groups follow those of `said`. */
const partRule = (said: string, days: Days): PeriodRule => [
  new RegExp(` ${said} ${OF_MONTH} `),
  (groups, today, before) => {
    const [name, which] = groups.slice(-2);
    const [from, to] = days(groups);
    return partOfMonth(monthNamed(name, which, today, before), from, to, today);
  },
];

/** 'Na primeira semana de agosto, de 1 a 7'. */
const DAYS_AGAIN = '(?: (?:de |do dia )?\\d{1,2} (?:a|ate) \\d{1,2})?';

const fromEdge = (edge: string | undefined, days: number): readonly [from: number, to: number] =>
  edge?.startsWith('p') ? [1, days] : [-days, -1];

/** Parts of a month: its halves, its first days, its end. */
export const monthPartRules: readonly PeriodRule[] = [
  // 'De primeiro de outubro até o fim do mês'.
  [
    new RegExp(` (\\d{1,2}|primeiro) de (${MONTH}) (?:a|ate)(?: o)? (?:fim|final) d(?:o|este|esse) (?:mes|mesmo mes) `),
    ([, date, name], today) => partOfMonth(name, date === 'primeiro' ? 1 : Number(date), -1, today),
  ],
  // 'E no fim do mês?': of the month that was spoken of.
  [
    / (?:no|o) (fim|final|comeco|inicio) dele /,
    ([, side = ''], today, before) => {
      if (!before || !isWholeMonth(before)) return null;
      const name = monthNames[monthOf(before.fromDay) - 1];
      return side.startsWith('f') ? partOfMonth(name, -EDGE, -1, today) : partOfMonth(name, 1, EDGE, today);
    },
  ],
  [
    new RegExp(` (primeira|ultima) semana (?:inteira |completa )?(?:de|do mes de|d[eo]) (${MONTH})${DAYS_AGAIN} `),
    ([, which, name], today) => partOfMonth(name, ...fromEdge(which, WEEK), today),
  ],
  partRule('(primeira|ultima) semana', ([, which]) => fromEdge(which, WEEK)),
  partRule(`(primeir[oa]s?|ultim[oa]s?) (${NUMBER}) (dias|semanas)`, ([, which, count, unit]) =>
    fromEdge(which, parseNumber(count) * (unit === 'semanas' ? WEEK : 1)),
  ),
  partRule(`(${NUMBER}) (primeir[oa]s?|ultim[oa]s?) (dias|semanas)`, ([, count, which, unit]) =>
    fromEdge(which, parseNumber(count) * (unit === 'semanas' ? WEEK : 1)),
  ),
  partRule('(primeiro|ultimo) dia', ([, which]) => fromEdge(which, 1)),
  partRule('(?:primeira|1) (?:metade|quinzena)', () => [1, HALF]),
  partRule('(?:segunda|ultima|2) (?:metade|quinzena)', () => [HALF + 1, -1]),
  partRule('(?:comeco|comecinho|inicio)', () => [1, EDGE]),
  partRule('(?:fim|finzinho|final)', () => [-EDGE, -1]),
];
