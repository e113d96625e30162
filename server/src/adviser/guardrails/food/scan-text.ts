import { foldText, phrasePattern } from '../../food/food-words.ts';

/** Words that a text may not hold, and phrases with such a word in them that are harmless. */
export interface WordList {
  readonly words: readonly string[];
  readonly harmless?: readonly string[];
}

/** 'sem leite', 'zero açúcar', 'livre de glúten', 'não contém soja' name what is not there. */
const absent =
  /(?<= )(?:sem(?: adicao de)?|zero|livre de|isento de|nao contem|no lugar d[eoa]|em vez d[eoa]) $/;

/** Whether the word that starts at `index` is only named as absent. */
const isAbsent = (folded: string, index: number): boolean => absent.test(folded.slice(0, index));

/**
 * Looks for words in any text, with and without accents, in singular and plural. Made for foods that our table does
 * not have; prefers false alarms: an absence counts for the next word only ('sem leite e queijo' still alarms).
 */
export const createWordScan = ({ words, harmless = [] }: WordList): ((text: string) => boolean) => {
  if (words.length === 0) return () => false;
  const forbidden = phrasePattern(words);
  const excused = harmless.length > 0 ? phrasePattern(harmless) : null;
  const hasForbidden = (folded: string): boolean =>
    [...folded.matchAll(forbidden)].some(({ index }) => !isAbsent(folded, index));
  return (text) => {
    const folded = foldText(text);
    if (!hasForbidden(folded)) return false;
    return excused === null || hasForbidden(folded.replace(excused, '|'));
  };
};
