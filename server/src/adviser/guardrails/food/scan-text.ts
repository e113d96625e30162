import { foldText } from '../../../text/tokenize.ts';
import { createPhraseSearch, phrasePattern } from '../../../text/word-forms.ts';
import type { Food } from '../../food/food.ts';

/** Words that a text may not hold, and phrases with such a word in them that are harmless. */
export interface WordList {
  readonly words: readonly string[];
  readonly harmless?: readonly string[];
}

/** What somebody may not have. Its words are looked for in names of foods and in texts of meals. */
export interface Exclusion extends Required<WordList> {
  readonly reason: string;
  readonly foods: (food: Food) => boolean;
}

/** 'sem leite', 'zero açúcar', 'livre de glúten', 'não contém soja' name what is not there. */
const absent = /(?<= )(?:sem(?: adicao de)?|zero|livre de|isento de|nao contem|no lugar d[eoa]|em vez d[eoa]) $/;

/**
 * Finds the first of some words in a folded text (`foldText`), with and without accents, in singular and plural; null
 * where there is none. Made for foods that our table does not have; prefers false alarms: an absence counts for the
 * next word only ('sem leite e queijo' still alarms).
 */
export const createWordSearch = ({ words, harmless = [] }: WordList): ((folded: string) => string | null) => {
  if (words.length === 0) return () => null;
  const search = createPhraseSearch(words);
  const excused = harmless.length > 0 ? phrasePattern(harmless) : null;
  const find = (folded: string): string | null =>
    search(folded).find(({ index }) => !absent.test(folded.slice(0, index)))?.text ?? null;
  return (folded) => {
    const found = find(folded);
    return found === null || excused === null ? found : find(folded.replace(excused, '|'));
  };
};

/** Whether any text holds one of some words: `createWordSearch` for a text as it is. */
export const createWordScan = (list: WordList): ((text: string) => boolean) => {
  const search = createWordSearch(list);
  return (text) => search(foldText(text)) !== null;
};
