import { addDaysTo } from '@vida/contract/core/time.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { monthBefore, monthDays, monthOf, toDay, yearOf } from '../period/calendar-days.ts';
import { isWholeMonth, month, shiftPeriod, WEEK, week } from '../period/make-period.ts';
import { lengthOf, type Period } from '../period/period.ts';
import { monthName, periodTexts } from '../period/period-texts.ts';
import { NUMBER, parseNumber, parseUnit, UNIT, unitDays } from '../period/period-words.ts';
import { LONGEST_FOLLOW_UP } from './parse-question.ts';
import type { Slots } from './slots.ts';

/** Days that are meant, both ends included. */
type Days = Pick<Period, 'fromDay' | 'toDay'>;

/** What is known when words that point at a period are read. */
interface Told {
  readonly period: Period;
  /** The periods that were held against each other. */
  readonly both: readonly Period[];
  readonly today: string;
}

type Refer = (groups: readonly (string | undefined)[], told: Told) => Days | null;

const THAT = '(?:a |d)?(?:ess|est|aquel|el)[ea]s?';
const STRETCH =
  '(?:per[ií]odo|intervalo|espa[cç]o(?: de tempo)?|quinzena|bimestre|trimestre|semestre|[eé]poca|temporada|meio tempo)';
const IN = '(?:(?:n|d)?[oa]s? |com [oa]s? |(?:n|d)?(?:ess|est|aquel)[ea]s? )?';
const LATER = `(?:seguintes?|subsequentes?|posterior(?:es)?|depois(?: (?:${THAT}|disso))?)`;
const EARLIER = `(?:anterior(?:es)?|precedentes?|de antes|antes)(?: (?:${THAT}|disso))?`;
const NUMERAL = `(${NUMBER}|tr[eê]s)`;
const END = '(?![\\p{L}])';

const months: Readonly<Record<string, number>> = { bi: 2, tri: 3, se: 6 };

const pattern = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${source}${END}`, 'iu');

const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const upTo = ({ fromDay, toDay: last }: Days, today: string): Days | null =>
  fromDay > today ? null : { fromDay, toDay: last > today ? today : last };

/** Whole months after or before a period. */
const monthsBeside = (count: number, { period, today }: Told, by: 1 | -1): Days | null => {
  const edge = by === 1 ? period.toDay : period.fromDay;
  const [first, last] = by === 1 ? [1, count] : [-count, -1];
  const from = monthBefore(edge, -first);
  const to = monthBefore(edge, -last);
  return upTo({ fromDay: monthDays(from.year, from.month).fromDay, toDay: monthDays(to.year, to.month).toDay }, today);
};

/** The half of a month after or before one, each from its first or sixteenth day. */
const halfBeside = ({ period, today }: Told, by: 1 | -1): Days | null => {
  const day = by === 1 ? addDaysTo(period.toDay, 1) : addDaysTo(period.fromDay, -1);
  const [year, month] = [yearOf(day), monthOf(day)];
  const [fifteenth, sixteenth] = [toDay(year, month, 15), toDay(year, month, 16)];
  const { fromDay, toDay: last } = monthDays(year, month);
  if (fifteenth === null || sixteenth === null) return null;
  return upTo(day <= fifteenth ? { fromDay, toDay: fifteenth } : { fromDay: sixteenth, toDay: last }, today);
};

/** Of the month that was spoken of, where it was one. */
const halfOf = (place: string, told: Told): Days | null => {
  const { fromDay, toDay: last } = told.period;
  if (fromDay.slice(0, 7) !== last.slice(0, 7)) return null;
  const isFirst = /^p/i.test(place) || (/^o/i.test(place) && fromDay.endsWith('-16'));
  const edge = isFirst ? `${fromDay.slice(0, 7)}-14` : `${fromDay.slice(0, 7)}-16`;
  return halfBeside({ ...told, period: { ...told.period, toDay: addDaysTo(edge, -1) } }, 1);
};

const beside = (unit: string | undefined, told: Told, by: 1 | -1): Days | null => {
  const name = plain(unit ?? '');
  const count = months[name.replace(/mestre$/, '')];
  if (count !== undefined) return monthsBeside(count, told, by);
  return name === 'quinzena' ? halfBeside(told, by) : shiftPeriod(told.period, by, told.today);
};

/** Words that point at a period from the one that was told of. */
const references: readonly (readonly [pattern: RegExp, refer: Refer])[] = [
  [
    pattern(`${IN}(primeira|segunda|[uú]ltima|outra) quinzena(?! d[eo] )(?: del[ea]| desse m[eê]s| do m[eê]s)?`),
    ([, place = ''], told) => halfOf(place, told),
  ],
  [
    pattern(`${IN}${NUMERAL} (${UNIT} )?${EARLIER}`),
    ([, count, unit], { period: { fromDay } }) => {
      const days = parseNumber(plain(count ?? '')) * unitDays[parseUnit(plain(unit ?? 'dias'))];
      return { fromDay: addDaysTo(fromDay, -days), toDay: addDaysTo(fromDay, -1) };
    },
  ],
  [
    pattern(
      `${IN}(primeir[oa]|segund[oa]|[uú]ltim[oa]) (?:per[ií]odo|intervalo` +
        '|m[eê]s|semana|quinzena|d[eo]s dois|d[ae]s duas|del[ea]s)',
    ),
    ([, place = ''], { both }) => (/^p/i.test(place) ? both[0] : both.at(-1)) ?? null,
  ],
  [pattern(`${IN}(quinzena|bimestre|trimestre|semestre) ${LATER}`), ([, unit], told) => beside(unit, told, 1)],
  [
    pattern(`${IN}(m[eê]s|semana) ${LATER}(?! d[aeo]s? )`),
    ([, unit = ''], { period, today }) => {
      const isOfUnit = unit === 'semana' ? lengthOf(period) <= WEEK : isWholeMonth(period);
      return isOfUnit ? shiftPeriod(period, 1, today) : null;
    },
  ],
  [pattern(`${IN}(quinzena|bimestre|trimestre|semestre) ${EARLIER}`), ([, unit], told) => beside(unit, told, -1)],
  [
    pattern(`(?<=(?:que|com|para|pra) )(?:n|d)?[oa] (?:outr[oa]|anterior|de antes)(?: (?:semana|m[eê]s))?(?=\\W*$)`),
    (_, { period, today }) => shiftPeriod(period, -1, today),
  ],
  [
    pattern(`(?<=(?:que|com|contra) )(?:n|d|a )?(?:est[ea]|ness[ea]|(?:[ao]|d[ao]|n[ao]) atual)(?: agora)?(?=\\W*$)`),
    (_, { period, today }) =>
      lengthOf(period) <= WEEK ? week(0, today, '') : month(yearOf(today), monthOf(today), today, ''),
  ],
  // 'E nesse mês, em que dias …?' goes on from a month that was named; 'e nesse mês?' turns to the one that runs.
  [
    pattern(
      `(?:n|d)?esse m[eê]s(?! (?:agora|atual|todo|inteiro))(?=.* (?:quant|qual|quais|que|m[eé]dia|quando|teve|tive))`,
    ),
    (_, { period, today }) =>
      isWholeMonth(period) && period.toDay < today && period.label !== periodTexts.lastMonth ? period : null,
  ],
  [pattern(`(?:n|d)(?:ess|aquel)[ea] (?:mesm[oa] )?(?:${STRETCH}|meio)`), (_, { period }) => period],
  [
    pattern(`${IN}m[eê]s (?:inteiro|todo|completo)`),
    (_, { period, today }) => {
      const isOfOne = period.fromDay.slice(0, 7) === period.toDay.slice(0, 7);
      const isOver = period.fromDay.slice(0, 7) < today.slice(0, 7);
      return isOfOne && isOver && lengthOf(period) > 1
        ? monthDays(yearOf(period.fromDay), monthOf(period.fromDay))
        : null;
    },
  ],
];

const written = (day: string): string => day.split('-').reverse().join('/');

/** A whole month by its name. */
const writtenPeriod = ({ fromDay, toDay: last }: Days): string => {
  const [year, number] = [yearOf(fromDay), monthOf(fromDay)];
  return fromDay === monthDays(year, number).fromDay && last === monthDays(year, number).toDay
    ? `em ${monthName(number)} de ${year}`
    : `de ${written(fromDay)} a ${written(last)}`;
};

/**
 * 'Os 30 anteriores a esses', 'na quinzena seguinte', 'no segundo período' written with the days that are meant,
 * where a period was spoken of before.
 */
export const nameToldPeriod = (message: string, before: Slots | null, today: string): string => {
  const split = before?.conditions?.split;
  const both = split?.kind === 'periods' ? split.periods : [];
  const period = before?.period ?? both[0];
  if (!period || wordsOf(message).length > LONGEST_FOLLOW_UP) return message;
  for (const [words, refer] of references) {
    const match = words.exec(message);
    const days = match && refer(match, { period, both: both.length > 0 ? both : [period], today });
    if (!match || !days) continue;
    const isWhole = /(?:inteir|tod|complet)[oa]$/iu.test(match[0]);
    return message.replace(match[0], `${writtenPeriod(days)}${isWhole ? ' inteiro' : ''}`);
  }
  return message;
};
