import { scanStretches } from '../../../../text/phrases.ts';
import { createMender, spellingOf } from '../../../../text/spelling.ts';
import { wordsOfClass } from '../../../../text/word-classes.ts';
import { foldText, foldTyped, shorthandOfQuestions, wordsOf } from '../../../../text/words.ts';
import { type Cue, cueOf, cueWords, LONGEST_PHRASE, singularOf } from './lexicon.ts';

/** Longer words may have one slip of the keyboard. */
const SLIP_FROM_LETTERS = 5;
/** A question longer than this is a story: the rest is not read for cues. */
const MAX_WORDS = 60;

/** Words that say nothing more in a question about data. */
export const plainWords = wordsOfClass('plain', 'period_word');
/** Somebody else: what follows 'minha' or 'meu' is not the asker's own. */
export const otherPeople = wordsOfClass('other_person');
const { mendable, ownWords } = spellingOf('questions');
const mend = createMender(mendable);

const isKnown = (word: string): boolean =>
  cueWords.has(word) ||
  plainWords.has(word) ||
  otherPeople.has(word) ||
  ownWords.has(word) ||
  /\d/.test(word);

/** A folded word as the tables have it: shorthand written out, plurals in the singular, one slip mended. */
const mendWord = (written: string): string => {
  if (isKnown(written)) return written;
  const word = shorthandOfQuestions.get(written) ?? written;
  const singular = singularOf(word);
  if (isKnown(word)) return word;
  if (cueWords.has(singular)) return singular;
  return word.length < SLIP_FROM_LETTERS ? word : (mend(word) ?? mend(singular) ?? word);
};

/** Folded words of a message with their slips mended, at most so many as are read; 'bom diaaa' is 'bom dia'. */
export const mendWords = (message: string): readonly string[] =>
  wordsOf(foldTyped(message)).slice(0, MAX_WORDS).map(mendWord);

/** A cue with the words it was found in, the second place exclusive. */
export interface FoundCue extends Cue {
  readonly from: number;
  readonly until: number;
}

/** The cues of a question from left to right, the longest phrase first; `words` come from `mendWords`. */
export const findCues = (words: readonly string[]): readonly FoundCue[] =>
  scanStretches(
    words.length,
    () => LONGEST_PHRASE,
    (from, until) => cueOf(words.slice(from, until).join(' ')),
  ).map(({ says, from, until }) => ({ ...says, from, until }));

const askingKnowledge = [...wordsOfClass('asks_knowledge')].map(foldText);
const judging = [...wordsOfClass('judges')].map(foldText);

/** Whether a question, folded with blanks around it, asks for knowledge or advice instead of the person's figures. */
export const asksForKnowledge = (folded: string): boolean =>
  askingKnowledge.some((phrase) => folded.includes(phrase));

/** Whether it judges a value: without a sign of the person it asks for knowledge. */
export const judgesValue = (folded: string): boolean => judging.some((word) => folded.includes(word));
