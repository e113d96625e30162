import type { Serving } from '../../../food/food.ts';
import { parseLabel } from '../menu/portions.ts';

const pluralOf = (word: string): string => {
  if (/[sx]$/.test(word)) return word;
  if (word.endsWith('ão')) return `${word.slice(0, -2)}ões`;
  if (word.endsWith('m')) return `${word.slice(0, -1)}ns`;
  if (word.endsWith('l')) return `${word.slice(0, -1)}is`;
  return /[rz]$/.test(word) ? `${word}es` : `${word}s`;
};
const singularOf = (word: string): string => {
  if (word === 'colheres') return 'colher';
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/**
 * Changes a noun and its adjectives, not what stands behind 'de' or 'com' nor in brackets: 'colheres de sopa cheias'.
 */
const inflect = (words: string, change: (word: string) => string): string => {
  let isFixed = false;
  let isBracket = false;
  return words
    .split(' ')
    .map((word) => {
      const wasFixed = isFixed;
      isFixed = word === 'de' || word === 'com';
      isBracket = isBracket || word.startsWith('(');
      return wasFixed || isFixed || isBracket ? word : change(word);
    })
    .join(' ');
};

/** Whole, or with a half; null where kitchens do not measure it. */
const countWords = (count: number): string | null => {
  const halves = Math.round(count * 2);
  if (halves < 1 || Math.abs(count * 2 - halves) > 0.15) return null;
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return `${whole}`;
  return whole === 0 ? '1/2' : `${whole} e 1/2`;
};

/** As measured in a kitchen: '5 colheres de sopa cheias', '1/2 concha média'; grams where no household measure fits. */
export const householdPortion = ({ food, grams }: Serving): string => {
  const label = parseLabel(food);
  const count = label === null ? null : countWords((grams / food.portionGrams) * label.count);
  if (label === null || count === null) {
    return Math.abs(grams - food.portionGrams) < 1 ? food.portionLabel : `${Math.round(grams)} g`;
  }
  const isOne = count === '1' || count === '1/2' || count === '1 e 1/2';
  const wasOne = label.count <= 1;
  if (isOne === wasOne) return `${count} ${label.words}`;
  return `${count} ${inflect(label.words, isOne ? singularOf : pluralOf)}`;
};
