import { cellOf, loadRows } from './load-rows.ts';
import { remember } from './remember.ts';

const spellingRows = loadRows('spelling.csv');

/**
 * Words of a reader that are found with one letter wrong, added or missing, and words of their own that stand one
 * letter from such a word: 'correndo' is no misspelt 'morrendo'.
 */
export const spellingOf = (reader: 'emergencies' | 'questions' | 'medicines' | 'warnings' | 'speech') => {
  const wordsThat = (wanted: 'mended' | 'own'): readonly string[] =>
    spellingRows.flatMap(({ reader: of, is, words }) => (of === reader && is === wanted ? cellOf(words) : []));
  return { mendable: wordsThat('mended'), ownWords: new Set(wordsThat('own')) };
};

/** The words that some table knows. */
export interface Spelling {
  /** The word as the table spells it, where it is a typing error; else the word itself. */
  readonly correct: (word: string) => string;
  /** What a correct word stands for in the table: itself, and beginnings ('sangr*'). */
  readonly lookUp: (word: string) => readonly string[];
}

/** Shorter words are too easily another word by one letter. */
const SHORTEST_MISSPELT = 5;
const SHORTEST_CORRECTED = 6;
const SHORTEST_STEM = 6;
/** No word of a table is longer; what is longer is noise. */
const LONGEST_WORD = 20;

/** The word with one letter left out, in every way. */
const shortened = (word: string): readonly string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** Whether two words differ by one letter changed, missing, added, or swapped with its neighbour. */
export const isOneEditApart = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  );
};

/** Whether two words differ by one letter two places on: 'estrupou' and 'estuprou'. */
const hasLetterMoved = (one: string, other: string): boolean => {
  const at = Array.from(one).findIndex((letter, place) => letter !== other[place]);
  const moved = [one.slice(at + 2, at + 3) + one.slice(at, at + 2), one.slice(at + 1, at + 3) + one.slice(at, at + 1)];
  return moved.some((middle) => one.slice(0, at) + middle + one.slice(at + 3) === other);
};

const soundHabits: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/s?ch|sh|[ck]s/g, 'x'],
  [/([ln])h/g, '$1i'],
  [/h/g, ''],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/x?s?c(?=[ei])|xs|z/g, 's'],
  [/ck|qu(?=[ei])|[cq]/g, 'k'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/m(?=[^aeiou]|$)/g, 'n'],
  [/(.)\1+/g, '$1'],
  [/l(?=[^aeiou]|$)/g, 'u'],
  [/ou(?!$)/g, 'o'],
  [/(?<=[bdfgjkptvx])[ei]$/, ''],
];

/**
 * How a folded word sounds in Brazil: one for 'azitromicina' and 'azitromissina', 'Cataflam' and 'cataflan',
 * 'Mounjaro' and 'monjaro'.
 */
export const soundOf: (word: string) => string = remember((word) =>
  soundHabits.reduce((sound, [habit, instead]) => sound.replace(habit, instead), word),
);

/** The first of some words that a typing error was meant to be, itself where it is one of them; undefined for none. */
export type Mender = (word: string, isWanted?: (meant: string) => boolean) => string | undefined;

/** Mends towards some words, found by each form that one error can leave them in common with (symmetric deletes). */
export const createMender = (words: Iterable<string>): Mender => {
  const places = new Map([...new Set(words)].map((word, place) => [word, place]));
  const byForm = new Map<string, string[]>();
  for (const word of places.keys())
    for (const form of new Set([word, ...shortened(word)])) {
      const sharing = byForm.get(form);
      if (sharing) sharing.push(word);
      else byForm.set(form, [word]);
    }
  return (word, isWanted = () => true) => {
    if (places.has(word) && isWanted(word)) return word;
    let first: string | undefined;
    for (const form of [word, ...shortened(word)])
      for (const meant of byForm.get(form) ?? [])
        if (
          (first === undefined || (places.get(meant) ?? 0) < (places.get(first) ?? 0)) &&
          (isOneEditApart(meant, word) || hasLetterMoved(meant, word)) &&
          isWanted(meant)
        )
          first = meant;
    return first;
  };
};

/** The word with one doubled letter single, or two neighbours swapped, in every way. */
const rearranged = (word: string): readonly string[] => [
  ...shortened(word).filter((_, at) => word[at] === word[at + 1]),
  ...Array.from(word, (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)),
];

/** How people write who write as they speak: 'sangrano', 'ingasgou', 'isguichando', 'inxada'. */
const byEar: readonly (readonly [RegExp, string])[] = [
  [/([aei])no$/, '$1ndo'],
  [/^i(?=n[cfgtx])/, 'e'],
  [/^i(?=s[tpqgc])/, 'e'],
  [/^dis/, 'des'],
  [/x/g, 'ch'],
];

/** Every way of writing `word` otherwise, one or several of the habits undone. */
const spellings = (word: string): readonly string[] => {
  const ways = [word];
  for (const [habit, instead] of byEar)
    ways.push(...ways.filter((way) => way.search(habit) >= 0).map((way) => way.replace(habit, instead)));
  return ways.slice(1);
};

interface Known {
  /** The words of the table; one that ends in '*' stands for every word that begins so. */
  readonly lexemes: ReadonlySet<string>;
  /** What a word stands for beside what is written: a brand for its substance. Such a word is never mended. */
  readonly meaningsOf: (word: string) => readonly string[];
  /** Words of the table, of six letters or more, that are found with one letter wrong, like those of spelling.csv. */
  readonly mends?: readonly string[];
}

const { mendable, ownWords } = spellingOf('emergencies');
const findMended = createMender(mendable.filter(({ length }) => length >= SHORTEST_CORRECTED));

/** A spelling that mends words towards those of a table. */
export const createSpelling = ({ lexemes, meaningsOf, mends = [] }: Known): Spelling => {
  const findOwn = createMender(mends.filter(({ length }) => length >= SHORTEST_CORRECTED));
  const stemsOf = (word: string): readonly string[] =>
    Array.from(word.slice(0, LONGEST_WORD), (_, at) => `${word.slice(0, at + 1)}*`).filter((stem) => lexemes.has(stem));
  const isWritten = (form: string): boolean =>
    lexemes.has(form) || stemsOf(form).some((stem) => stem.length > SHORTEST_STEM);
  const correct = (word: string): string => {
    if (word.length < SHORTEST_MISSPELT || word.length > LONGEST_WORD) return word;
    if (ownWords.has(word) || isWritten(word) || meaningsOf(word).length > 0) return word;
    const heard = spellings(word).find(isWritten);
    if (heard !== undefined) return heard;
    // Swapping letters of a short word makes another word too often.
    const swapped = word.length < SHORTEST_CORRECTED ? undefined : rearranged(word).find(isWritten);
    return swapped ?? (stemsOf(word).length > 0 ? undefined : (findOwn(word) ?? findMended(word))) ?? word;
  };
  return {
    correct: remember(correct),
    lookUp: remember((word) => [...(lexemes.has(word) ? [word] : []), ...meaningsOf(word), ...stemsOf(word)]),
  };
};
