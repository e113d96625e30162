import { DAY_MINUTES } from '@vida/contract/core/time.ts';
import type { Hours } from '../../../health-query/day-parts.ts';
import { NUMBER, parseNumber } from '../period/period-words.ts';

/** 'Das 18 às 24' with the words that say it. */
export interface FoundHours {
  readonly hours: Hours;
  readonly side: 'between' | 'after' | 'before';
  readonly match: RegExpExecArray;
}

/** An hour as people say it: '22', '22 h', '22 30', 'oito da noite', 'meia noite'. */
const HOUR =
  `(?:(?:${NUMBER})(?: ?h(?:oras?)?| horas?)?(?: (?:e )?(?:meia|[0-5]\\d))?(?: ` +
  '(?:da|de) (?:madrugada|manha|tarde|noite))?|meia noite|meio dia)';
const AS = '(?:d?as|d?a|de|o|do)';

const between = new RegExp(` (?:entre |de |d?as |d?a |do )+(${HOUR}) (?:e |ate |a |as |o |pra |para )+(${HOUR}) `);
const after = new RegExp(` (?:depois|apos|a partir|passad[ao]|passando) (?:${AS} )?(${HOUR}) `);
const before = new RegExp(` (?:antes|ate) (?:${AS} )(${HOUR}) `);
/** What makes a number an hour: its unit, its part of the day, or the article of the hours. */
const SURE = /(?: \d+ ?h(?:oras?)? | horas? | da (?:madrugada|manha|tarde|noite) | meia noite | meio dia )/;
const ARTICLE = / (?:d?as|apos as|ate as) \S+ /;

const NOON = 12;
const HOURS_OF_DAY = 24;
const MINUTES = 60;
const SMALL_HOURS = 6 * MINUTES;

/** Minutes since midnight; null for no hour, and for one that may be of the morning or of the evening. */
const minutesOf = (said: string): number | null => {
  if (said.startsWith('meia noite')) return 0;
  if (said.startsWith('meio dia')) return NOON * MINUTES;
  const [first = '', ...more] = said.split(' ');
  const number = parseNumber(first.replace(/h(?:oras?)?$/, ''));
  if (Number.isNaN(number) || number > HOURS_OF_DAY) return null;
  const rest = ` ${more.join(' ')} `;
  const isLate = / (?:tarde|noite) /.test(rest) && number < NOON;
  const isAmbiguous =
    number > 0 &&
    number < NOON &&
    !isLate &&
    !/ (?:h|horas?|manha|madrugada) /.test(` ${first.replace(/\d+h$/, 'h')}${rest}`);
  if (isAmbiguous) return null;
  const minutes = / meia /.test(rest) ? MINUTES / 2 : Number(/ (\d\d) /.exec(rest)?.[1] ?? 0);
  return ((number + (isLate ? NOON : 0)) * MINUTES + minutes) % DAY_MINUTES;
};

/** The same beside another hour, which tells the morning from the evening: 'das 6 às 12'. */
const pairOf = (one: string, other: string): Hours | null => {
  const plain = (said: string): number => (/^\d{1,2}$/.test(said) ? Number(said) * MINUTES : Number.NaN);
  const [from, until] = [minutesOf(one) ?? plain(one), minutesOf(other) ?? plain(other)];
  if (Number.isNaN(from) || Number.isNaN(until) || from > DAY_MINUTES || until > DAY_MINUTES) return null;
  return from === until ? null : [from % DAY_MINUTES, until % DAY_MINUTES];
};

/** The hours that a folded text with blanks around it names, where they can be nothing else; null for none. */
export const findHours = (text: string): FoundHours | null => {
  const pair = between.exec(text);
  if (pair && (SURE.test(pair[0]) || / (?:d?as) \S+ (?:as|ate as|e as) /.test(pair[0]))) {
    const hours = pairOf(pair[1] ?? '', pair[2] ?? '');
    if (hours) return { hours, side: 'between', match: pair };
  }
  for (const [pattern, isAfter] of [
    [after, true],
    [before, false],
  ] as const) {
    const match = pattern.exec(text);
    if (!match || !(SURE.test(match[0]) || ARTICLE.test(match[0]))) continue;
    const minutes = minutesOf(match[1] ?? '');
    // After midnight is the small hours, before midnight the whole day.
    if (minutes === null || (!isAfter && minutes === 0)) continue;
    return isAfter
      ? { hours: [minutes, minutes === 0 ? SMALL_HOURS : 0], side: 'after', match }
      : { hours: [0, minutes], side: 'before', match };
  }
  return null;
};
