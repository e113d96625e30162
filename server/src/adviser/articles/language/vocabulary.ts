import { isOneEditApart } from '../../guardrails/food/one-edit.ts';
import { medicineNamedBy } from '../../medicines/name-index.ts';
import { meaningsOfMedicine } from './medicine-meanings.ts';
import { OTHER_SUBJECTS } from './other-subjects.ts';
import { termsOfWord } from './read-terms.ts';
import { knownWords } from './word-meanings.ts';

/** Shorter words have too many neighbours one letter away. */
const SHORTEST_MISTYPED = 5;

/** Cheap to ask first: one edit leaves the first or the last letter as it was. */
const mayBeMeant = (word: string, known: string): boolean =>
  Math.abs(word.length - known.length) <= 1 &&
  (word.charCodeAt(0) === known.charCodeAt(0) ||
    word.charCodeAt(word.length - 1) === known.charCodeAt(known.length - 1));

/** A word of a question. */
export interface AskedWord {
  /** The stems to find it by: any of them will do. */
  readonly terms: readonly string[];
  /** 'corrected': taken for a word one letter away. 'other': of a field that our articles do not have. */
  readonly kind: 'usual' | 'corrected' | 'other';
}

/** The subject words that the articles or the table of synonyms have, and what to make of a word that is not among them. */
export const createVocabulary = (subjectWords: readonly string[]) => {
  const terms = new Map(subjectWords.map((word) => [word, [] as readonly string[]]));
  for (const word of terms.keys()) terms.set(word, termsOfWord(word));
  const inArticles = new Set([...terms.values()].flat());
  // A word of the table ('caqui') is found by its kind ('fruta') where no article has the word itself.
  for (const word of knownWords) {
    terms.set(
      word,
      termsOfWord(word).filter((term) => inArticles.has(term)),
    );
  }
  const neighbours = [...terms.keys()].filter((word) => word.length >= SHORTEST_MISTYPED);

  /** A brand ('Aradois') is found by its substance or its group where an article speaks of them. */
  const termsOfMedicine = (word: string): readonly string[] | undefined => {
    const named = medicineNamedBy(word);
    const meant = named && meaningsOfMedicine(named).flatMap(termsOfWord);
    return meant?.some((term) => inArticles.has(term)) ? meant : undefined;
  };

  const askFor = (word: string): AskedWord => {
    if (OTHER_SUBJECTS.has(word)) return { terms: [], kind: 'other' };
    const known = terms.get(word) ?? termsOfMedicine(word);
    if (known !== undefined) return { terms: known, kind: 'usual' };
    const meant =
      word.length < SHORTEST_MISTYPED
        ? undefined
        : neighbours.find((near) => mayBeMeant(word, near) && isOneEditApart(word, near));
    const found = meant === undefined ? undefined : terms.get(meant);
    return found === undefined
      ? { terms: termsOfWord(word), kind: 'usual' }
      : { terms: found, kind: 'corrected' };
  };

  return {
    /** The stems that known words are found by. */
    termsOf: (words: readonly string[]): readonly string[] => words.flatMap((word) => terms.get(word) ?? []),

    /** What to look for, without figures that no article has: they say nothing about the subject. */
    askFor: (words: readonly string[]): readonly AskedWord[] =>
      [...new Set(words)].filter((word) => terms.has(word) || !/^\d/.test(word)).map(askFor),
  };
};
