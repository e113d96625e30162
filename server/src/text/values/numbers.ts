import type { Word } from '../tokenize.ts';
import { setOf, wordsOfClass } from '../word-classes.ts';

export const pressureWords = wordsOfClass('pressure');
export const saturationWords = wordsOfClass('saturation');
export const feverWords = wordsOfClass('fever');
/** What a number counts when it is no reading. */
export const otherUnits = wordsOfClass('unit');

/** The number that a word writes, with a comma or a point; null where it writes none. */
export const numberOf = (word: Word | undefined): number | null =>
  word !== undefined && /^\d/.test(word.text)
    ? Number(word.text.replace(/^(\d{1,2})\.(\d{3})$/, '$1$2').replace(',', '.'))
    : null;

/** Whether one of `names` stands in the same segment, up to `ahead` words after `at` or `back` before it. */
export const has = (
  words: readonly Word[],
  at: number,
  names: ReadonlySet<string>,
  ahead: number,
  back: number,
): boolean =>
  words
    .slice(Math.max(0, at - back), at + ahead + 1)
    .some(({ text, segment }) => segment === words[at]?.segment && names.has(text));

const months = setOf('janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro');
const LAST_OF_MONTH = 31;
/** 'Entre 10 e 25 de outubro': so many words stand between the first day and the month. */
const TO_MONTH = 5;
const betweenDays = /^(?:(?:e|a|ao|ate)(?: o)?(?: dia)? \d{1,2} )?(?:de|d|do mes de) $/;

/** Whether the number at `at` is a day of a month that is named after it, and no reading. */
export const isDayOfMonth = (words: readonly Word[], at: number): boolean => {
  const value = numberOf(words[at]);
  if (value === null || value < 1 || value > LAST_OF_MONTH || !Number.isInteger(value)) return false;
  const ahead = words.slice(at + 1, at + 2 + TO_MONTH).map(({ text }) => text);
  const month = ahead.findIndex((text) => months.has(text));
  return month > 0 && betweenDays.test(`${ahead.slice(0, month).join(' ')} `);
};
