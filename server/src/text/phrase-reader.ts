import { parsePattern } from './pattern.ts';
import { createFinder, knowWords, lexemesOf } from './phrases.ts';
import { createSpelling } from './spelling.ts';
import { tokenize } from './tokenize.ts';

/**
 * Reads which names of a table of phrases (`parsePattern`) a text says, whether denied or not. Words of the table of
 * six letters or more are found with one letter wrong too.
 */
export const createPhraseParser = (
  rows: readonly { readonly name: string; readonly phrase: string }[],
): ((text: string) => ReadonlySet<string>) => {
  const phrases = rows.map(({ name, phrase }) => ({ name, parts: parsePattern(phrase) }));
  const lexemes = lexemesOf(phrases);
  const mends = [...lexemes].filter((word) => /^[a-z]+$/.test(word));
  const spelling = createSpelling({ lexemes, meaningsOf: () => [], mends });
  const find = createFinder(phrases, spelling);
  return (text) => new Set(find(knowWords(tokenize(text).words, spelling)).map(({ name }) => name));
};
