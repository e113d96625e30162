import { scanStretches } from '../../../text/phrases.ts';
import { stemWord } from '../../../text/stem-word.ts';
import { foldName, wordsOf } from '../../../text/tokenize.ts';
import { wordsOfClass } from '../../../text/word-classes.ts';
import { cellsSchema, isYesSchema, loadTable } from '../../load-knowledge.ts';
import { nameFigures } from './name-figures.ts';

/** What each word or phrase of the table counts as; of a class of medicines ('@insulin') too. All folded. */
const meanings: ReadonlyMap<string, readonly string[]> = new Map(
  loadTable('synonyms.csv', { written: cellsSchema, read: cellsSchema, itself: isYesSchema }).flatMap(
    ({ written, read, itself }) =>
      written.map((each) => {
        const word = each.startsWith('@') ? each : foldName(each);
        return [word, [...(itself ? [word] : []), ...read.map(foldName)]] as const;
      }),
  ),
);
const longestPhrase = Math.max(...[...meanings.keys()].map((phrase) => phrase.split(' ').length));
const stopWords = wordsOfClass('stop');

/** Every word that the table of synonyms knows, folded: people who mistype them are understood too. */
export const knownWords: readonly string[] = [...meanings.keys()].filter((word) => /^[a-z\d]+$/.test(word));

/** Classes of medicines that an article speaks of, with the words it is found by, in the order of the table. */
export const medicineClasses: readonly (readonly [name: string, words: readonly string[]])[] = [...meanings].flatMap(
  ([word, read]) => (word.startsWith('@') ? [[word.slice(1), read]] : []),
);

/** The words with the phrases of the table replaced by what they count as. */
const replacePhrases = (words: readonly string[]): readonly string[] =>
  scanStretches(
    words.length,
    () => longestPhrase,
    (from, until) => {
      const stretch = words.slice(from, until);
      return stretch.length === 1 ? stretch : meanings.get(stretch.join(' '));
    },
  ).flatMap(({ says }) => says);

/** Words of a text that say what it is about, folded: phrases and figures as what they count as. */
export const subjectWordsOf = (text: string): readonly string[] => {
  const named = nameFigures(text);
  const figures = new Set(named.flatMap(({ written }) => written));
  const words = replacePhrases(wordsOf(text).filter((word) => !figures.has(word)));
  return [...words, ...named.flatMap(({ names }) => names)].filter((word) => word.length > 1 && !stopWords.has(word));
};

/** The stems that a subject word is found by: of what it counts as, itself where the table is silent. */
export const termsOfWord = (word: string): readonly string[] => (meanings.get(word) ?? [word]).map(stemWord);
