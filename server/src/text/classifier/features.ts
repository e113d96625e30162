import type { Word } from '../tokenize.ts';

/** Longest part of a word that counts: 'desmaiou' and 'desmaiando' are one. */
const STEM_LENGTH = 5;
/** Upper bounds of the classes of numbers: doses, glucose, ages and pressures part here. */
const numberClasses = [20, 54, 70, 180, 300] as const;
const plainOf = ({ text }: Pick<Word, 'text'>): string => {
  if (!/^\d/.test(text)) return text;
  const value = Number(text.replace(',', '.'));
  const at = numberClasses.findIndex((bound) => value < bound);
  return `#${at < 0 ? numberClasses.length : at}`;
};

/** A number of 32 bits for a name, always the same (FNV-1a, mixed): two names share one as good as never. */
const hashOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
};

/**
 * What words consist of, as numbers, none twice: the words, their beginnings, beginnings that are neighbours (the
 * ends of the text too), and beginnings with one word between. Linear in their number.
 */
export const featuresOf = (words: readonly Pick<Word, 'text'>[]): readonly number[] => {
  const plain = words.map(plainOf);
  const stems = plain.map((word) => word.slice(0, STEM_LENGTH));
  const bounded = ['<', ...stems, '>'];
  const names = [
    ...plain.map((word) => `w:${word}`),
    ...stems.map((stem) => `s:${stem}`),
    ...bounded.slice(1).map((stem, at) => `b:${bounded[at]} ${stem}`),
    ...stems.slice(2).map((stem, at) => `k:${stems[at]} ${stem}`),
  ];
  return [...new Set(names.map(hashOf))];
};
