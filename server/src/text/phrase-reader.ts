import { readPattern } from './pattern.ts';
import { createFinder, knowWords, lexemesOf } from './phrases.ts';
import { createSpelling } from './spelling.ts';
import { readWords } from './words.ts';

/**
 * Reads which names of a table of phrases (`readPattern`) a text says, whether denied or not. Words of the table of six
 * letters or more are found with one letter wrong too.
 */
export const createPhraseReader = (
  rows: readonly { readonly name: string; readonly phrase: string }[],
): ((text: string) => ReadonlySet<string>) => {
  const phrases = rows.map(({ name, phrase }) => ({ name, parts: readPattern(phrase) }));
  const lexemes = lexemesOf(phrases);
  const mends = [...lexemes].filter((word) => /^[a-z]+$/.test(word));
  const spelling = createSpelling({ lexemes, meaningsOf: () => [], mends });
  const find = createFinder(phrases, spelling);
  return (text) => new Set(find(knowWords(readWords(text).words, spelling)).map(({ name }) => name));
};
