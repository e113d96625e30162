import { createMender } from '../../../text/spelling.ts';
import { shorthand } from '../../../text/tokenize.ts';
import { wordsOfClass } from '../../../text/word-classes.ts';
import { medicineNamedBy } from '../../medicines/name-index.ts';
import { knownWords, medicineClasses, subjectWordsOf, termsOfWord } from './subject-words.ts';

/** Shorter words have too many neighbours one letter away. */
const SHORTEST_MISTYPED = 5;
const otherSubjects = wordsOfClass('other_subject');

/** A word of a question. */
export interface AskedWord {
  /** The stems to find it by: any of them will do. */
  readonly terms: readonly string[];
  /** 'corrected': taken for a word one letter away. 'other': of a field that our articles do not have. */
  readonly kind: 'usual' | 'corrected' | 'other';
}

/**
 * The subject words that the articles or the table of synonyms have, and what to make of a word that is not among them;
 * `titleWords` are those of the articles' titles.
 */
export const createVocabulary = (subjectWords: readonly string[], titleWords: ReadonlySet<string>) => {
  const terms = new Map(subjectWords.map((word) => [word, termsOfWord(word)]));
  const inArticles = new Set([...terms.values()].flat());
  const isInArticles = (term: string): boolean => inArticles.has(term);
  // A word of the table ('caqui') is found by its kind ('fruta') where no article has the word itself.
  for (const word of knownWords) terms.set(word, termsOfWord(word).filter(isInArticles));
  const mend = createMender([...terms.keys()].filter(({ length }) => length >= SHORTEST_MISTYPED));

  /** A brand ('Aradois') is found by its substance or its group where an article speaks of them. */
  const termsOfMedicine = (word: string): readonly string[] | undefined => {
    const named = medicineNamedBy(word);
    if (named === undefined) return undefined;
    const own = named.substances.flatMap(({ name }) => subjectWordsOf(name)).filter((each) => titleWords.has(each));
    const ofClass = medicineClasses.find(([name]) => named.classes.has(name))?.[1] ?? [];
    const meant = (own.length > 0 ? own : ofClass).flatMap(termsOfWord);
    return meant.some(isInArticles) ? meant : undefined;
  };

  const askFor = (word: string): AskedWord => {
    if (otherSubjects.has(word)) return { terms: [], kind: 'other' };
    const known = terms.get(word) ?? termsOfMedicine(word) ?? terms.get(shorthand.get(word) ?? '');
    if (known !== undefined) return { terms: known, kind: 'usual' };
    const found = word.length < SHORTEST_MISTYPED ? undefined : terms.get(mend(word) ?? '');
    return found === undefined ? { terms: termsOfWord(word), kind: 'usual' } : { terms: found, kind: 'corrected' };
  };

  return {
    isInArticles,

    /** The stems that known words are found by. */
    termsOf: (words: readonly string[]): readonly string[] => words.flatMap((word) => terms.get(word) ?? []),

    /** What to look for, without figures that no article has: they say nothing about the subject. */
    askFor: (words: readonly string[]): readonly AskedWord[] =>
      [...new Set(words)].filter((word) => terms.has(word) || !/^\d/.test(word)).map(askFor),
  };
};

export type Vocabulary = ReturnType<typeof createVocabulary>;
