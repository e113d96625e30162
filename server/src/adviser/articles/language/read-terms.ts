import { foldText } from '../../food/food-words.ts';
import { nameFigures } from './name-figures.ts';
import { replacePhrases } from './phrases.ts';
import { stemWord } from './stem-word.ts';
import { STOP_WORDS } from './stop-words.ts';
import { meaningsOf } from './word-meanings.ts';

/** Words of a text that say what it is about, folded; phrases already replaced. */
export const subjectWordsOf = (text: string): readonly string[] =>
  replacePhrases(nameFigures(foldText(text)))
    .split(' ')
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word));

/** The stems that a subject word is found by. */
export const termsOfWord = (word: string): readonly string[] => meaningsOf(word).map(stemWord);
