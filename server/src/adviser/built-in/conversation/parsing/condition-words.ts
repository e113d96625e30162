import type { DayPart } from '../../../health-query/day-parts.ts';

const partWords: readonly (readonly [pattern: string, part: DayPart])[] = [
  ['madrugada', 'small_hours'],
  ['manha(?: cedo)?|manhas|manhazinha|de dia|cedo|cedinho', 'morning'],
  ['tardes?|depois do meio dia', 'afternoon'],
  ['noites?|noitinha|anoitecer|depois que escurece', 'evening'],
  ['jejum', 'fasting'],
];

/** Pattern of every part of the day that people name. */
export const PART = partWords.map(([pattern]) => pattern).join('|');

/** The part of the day that words of PART name. */
export const partOf = (said = ''): DayPart =>
  partWords.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(said))?.[1] ?? 'morning';

const WEEKDAYS = ['segundas', 'tercas', 'quartas', 'quintas', 'sextas', 'sabados', 'domingos'] as const;

/** Pattern of every weekday. */
export const WEEKDAY = 'segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?';

/** Pattern of days of the week by any name: 'dias úteis', 'sábado e domingo'. */
export const DAYS_NAMED = [
  'dias? (?:uteis|util|de semana)',
  '(?:fim|fins) de semana',
  `(?:${WEEKDAY})(?: (?:e|ou)(?: (?:em|n[oa]s?))? (?:${WEEKDAY}))*`,
].join('|');

/** A weekday by a name of WEEKDAY, Monday 0; -1 for no name. */
export const weekdayOf = (name: string): number =>
  WEEKDAYS.findIndex((day) => name !== '' && day.startsWith(name.replace(/s$/, '')));

/** Every weekday that a folded text names, in its order. */
export const weekdaysIn = (text: string): readonly number[] =>
  [...text.matchAll(new RegExp(`\\b(?:${WEEKDAY})\\b`, 'g'))]
    .map(([name]) => weekdayOf(name))
    .filter((day) => day >= 0);

/** The weekdays from one to another, both included, Monday 0 first: 'de sexta a domingo'. */
export const weekdaysBetween = (from: number, to: number): readonly number[] =>
  Array.from(
    { length: ((to - from + WEEKDAYS.length) % WEEKDAYS.length) + 1 },
    (_, place) => (from + place) % WEEKDAYS.length,
  ).toSorted();
