import { wordsOfClass } from '../word-classes.ts';
import type { Word } from '../words.ts';

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
