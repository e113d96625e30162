import { addDaysTo, WEEK_DAYS } from '@vida/contract/core/time.ts';
import { weekdayOf } from '../../../health-query/run-health-query.ts';
import { allDays, WEAK_ALWAYS } from './always-rule.ts';
import { MAX_DAYS, since } from './make-period.ts';
import { lengthOf, type Period } from './period.ts';
import { periodRules } from './period-rules.ts';
import { periodTexts } from './period-texts.ts';
import { MONTH, weekdayNames } from './period-words.ts';

/** What may stand as '12/8' or '128/82'; '30/12' and '10/11' are dates. */
const isPressure = (systolic: number, diastolic: number): boolean =>
  systolic > diastolic && (systolic <= 26 || systolic >= 50);

/** '12/11' and '12/11/2026' would lose their strokes when a text is folded: they become words of their own. */
export const markDates = (message: string): string =>
  message
    // A pressure is written the same way: '12/8' after 'pressão' is no date, after 'pressão dia' it is.
    .replace(
      /(press[aã]o(?!\D*\bdia\b)\D{0,12}?)(\d{1,3})\s?\/\s?(\d{1,3})(?![\d/])/giu,
      (whole, lead, systolic, diastolic) =>
        isPressure(Number(systolic), Number(diastolic)) ? `${lead}${systolic} por ${diastolic}` : whole,
    )
    .replace(/(?<![\d/])(\d{1,2})[ºª°o]?\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/g, (_, date, month, year) =>
      [' data', date, month, ...(year === undefined ? [] : [year]), 'fim '].join(' '),
    );

/** A date as `markDates` writes it: one word of a message. */
export const MARKED_DATE = /(?<= )data \d+ \d+ (?:\d+ )?fim /g;

/** A period with the words that name it, from `from` on. */
export interface FoundPeriod {
  readonly period: Period;
  readonly from: number;
  readonly to: number;
}

/** The newest days of a period that is too long to be read, said with its dates. */
const bound = (period: Period, today: string): Period => {
  if (lengthOf(period) <= MAX_DAYS) return period;
  const { toDay } = period;
  const fromDay = addDaysTo(toDay, 1 - MAX_DAYS);
  return { fromDay, toDay, label: periodTexts.between(fromDay, toDay, today) };
};

/** What follows a day or a month that a stretch begins with. */
const ONWARDS =
  /^ (?:(?:pra|para|pro|por) (?:ca|frente|diante|aqui)|ate (?:ja|aqui|a|o)|em diante|adiante|e ate ja|pra ja) /;

/** What comes before it. */
const ON = [
  'desde',
  'a partir d[eoa]',
  'a contar d[eoa]',
  'contando (?:desde|d[eoa]|a partir d[eoa])',
  'comecando (?:em|d[eoa])',
];
const FROM_ON = new RegExp(` (?:${ON.join('|')})(?: [oa])?(?: mes de)?$`);

/** 'De 7 a 20 d setembro': no days are counted. */
const SHORT_OF = new RegExp(`(?<= )d (?=(?:${MONTH}|data) )`, 'g');

const MONTH_AGAIN = new RegExp(`( (?:${MONTH}) (?:.* )?)[nd]esse mes `);

const countWords = (text: string): number => text.split(' ').filter((word) => word !== '').length;

/**
 * What a period in a folded text (dates marked, blanks around it) means on the person's `today`; null for none.
 * `before` is the period that was spoken of before.
 */
export const findPeriod = (folded: string, today: string, before: Period | null = null): FoundPeriod | null => {
  const found = findFirst(folded, today, before);
  if (found?.period.label !== periodTexts.always || !WEAK_ALWAYS.test(folded)) return found;
  // 'Nos últimos 7 dias passou de 180 alguma vez?': what says a time goes before what says any.
  const words = folded.trim().split(' ');
  const rest = words.map((word, at) => (at >= found.from && at < found.to ? '_' : word));
  return findFirst(` ${rest.join(' ')} `, today, before) ?? found;
};

const findFirst = (folded: string, today: string, before: Period | null): FoundPeriod | null => {
  // 'De setembro até hoje' is no day: as many words stand for it.
  const text = folded
    .replace(/ (ate|contando|incluindo) (?:hoje|agora)(?= )/g, ' $1 ja')
    .replace(SHORT_OF, 'de ')
    // 'Outubro foi ruim, quantas nesse mês?' is asked of October.
    .replace(MONTH_AGAIN, '$1 _ _ ');
  for (const [pattern, read] of periodRules) {
    const match = pattern.exec(text);
    const period = match && read(match, today, before);
    if (!match || !period) continue;
    const from = countWords(text.slice(0, match.index));
    const isOpen =
      FROM_ON.test(text.slice(0, match.index)) || ONWARDS.test(text.slice(match.index + match[0].length - 1));
    const isSince = isOpen && period.fromDay <= today;
    return {
      period: bound(isSince ? since(period.fromDay, today) : period, today),
      from,
      to: from + countWords(match[0]),
    };
  }
  return null;
};

/**
 * A single weekday or weekend by its name, as 'no domingo', 'no fds': its days, Monday 0; null for any other period.
 */
export const weekdaysNamedBy = (
  { period, from, to }: FoundPeriod,
  words: readonly string[],
): readonly number[] | null => {
  const named = ` ${words.slice(from, to).join(' ')} `;
  if (/ (?:fds|fim de semana|final de semana) $/.test(named) && lengthOf(period) <= 2) return [5, 6];
  const isOne = period.fromDay === period.toDay && weekdayNames.some((name) => named.includes(` ${name} `));
  return isOne ? [weekdayOf(period.fromDay)] : null;
};

/** 'A primeira segunda em que a balança mostrou menos de 84': of all Mondays. */
const isOneOfAll = (words: readonly string[], from: number, to: number): boolean =>
  /^(?:primeir|ultim)[ao]$/.test(words[from - 1] ?? '') &&
  /^(?:feira )?(?:em )?que /.test(`${words.slice(to, to + 3).join(' ')} `);

/**
 * 'O açúcar de domingo, de setembro pra cá': the longer period beside a weekday's name, which then means all of them.
 */
export const findWider = (
  words: readonly string[],
  { from, to }: FoundPeriod,
  today: string,
  before: Period | null,
): FoundPeriod | null => {
  const others = words.map((word, at) => (at >= from && at < to ? '_' : word));
  const wider = findPeriod(` ${others.join(' ')} `, today, before);
  if (wider && lengthOf(wider.period) > WEEK_DAYS) return wider;
  return isOneOfAll(words, from, to) ? { period: allDays(today), from, to } : null;
};
