import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { remember } from './remember.ts';

const listed: readonly { is: 'mended' | 'own'; words: string }[] = parse(
  readFileSync(new URL('../../knowledge/spelling.csv', import.meta.url)),
  { columns: true, comment: '#', comment_no_infix: true },
);
const wordsThat = (wanted: 'mended' | 'own'): readonly string[] =>
  listed.flatMap(({ is, words }) => (is === wanted ? words.split('|') : []));

/** Words that are found with one letter wrong, added or missing, where a table knows them. */
const mendable = wordsThat('mended');
/** Words of their own that stand one letter from such a word: 'correndo' is no misspelt 'morrendo'. */
const ownWords: ReadonlySet<string> = new Set(wordsThat('own'));

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

/** The word with one doubled letter single, or two neighbours swapped, in every way. */
const rearranged = (word: string): readonly string[] => [
  ...shortened(word).filter((_, at) => word[at] === word[at + 1]),
  ...Array.from(
    word,
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ),
];

/** How people write who write as they speak: 'sangrano', 'ingasgou', 'isguichando', 'inxada'. */
const byEar: readonly (readonly [RegExp, string])[] = [
  [/([aei])no$/, '$1ndo'],
  [/^i(?=n[cfgtx])/, 'e'],
  [/^i(?=s[tpqgc])/, 'e'],
  [/^dis/, 'des'],
  [/x/g, 'ch'],
];
const isByEar = /[aei]no$|^i[ns]|^dis|x/;

/** Every way of writing `word` otherwise, one or several of the habits undone. */
const spellings = (word: string): readonly string[] => {
  if (!isByEar.test(word)) return [];
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
}

/** Mendable words by each form that one typing error can leave them in common with (symmetric deletes). */
const misspelt = new Map<string, string>();
for (const word of mendable)
  for (const form of [word, ...shortened(word)]) if (!misspelt.has(form)) misspelt.set(form, word);

const findMended = (word: string): string | undefined =>
  [word, ...shortened(word)]
    .map((form) => misspelt.get(form))
    .find(
      (found) =>
        found !== undefined &&
        Math.abs(found.length - word.length) <= 1 &&
        found.length >= SHORTEST_CORRECTED,
    );

/** A spelling that mends words towards those of a table. */
export const createSpelling = ({ lexemes, meaningsOf }: Known): Spelling => {
  const stemsOf = (word: string): readonly string[] =>
    Array.from(word.slice(0, LONGEST_WORD), (_, at) => `${word.slice(0, at + 1)}*`).filter((stem) =>
      lexemes.has(stem),
    );
  const isWritten = (form: string): boolean =>
    lexemes.has(form) || stemsOf(form).some((stem) => stem.length > SHORTEST_STEM);
  const correct = (word: string): string => {
    if (word.length < SHORTEST_MISSPELT || word.length > LONGEST_WORD) return word;
    if (ownWords.has(word) || isWritten(word) || meaningsOf(word).length > 0) return word;
    const heard = spellings(word).find(isWritten);
    if (heard !== undefined) return heard;
    // Swapping letters of a short word makes another word too often.
    const swapped = word.length < SHORTEST_CORRECTED ? undefined : rearranged(word).find(isWritten);
    return swapped ?? (stemsOf(word).length > 0 ? undefined : findMended(word)) ?? word;
  };
  return {
    correct: remember(correct),
    lookUp: remember((word) => [...(lexemes.has(word) ? [word] : []), ...meaningsOf(word), ...stemsOf(word)]),
  };
};
