import { describe, expect, test } from 'vitest';
import { isDenied } from './negation.ts';
import { parsePattern } from './pattern.ts';
import { createFinder, knowWords, lexemesOf } from './phrases.ts';
import { createSpelling } from './spelling.ts';
import { tokenize } from './tokenize.ts';

const finderOf = (patterns: readonly string[], isOfShort = false) => {
  const phrases = patterns.map((pattern) => ({
    name: pattern,
    parts: parsePattern(pattern),
    isOfShort,
  }));
  const spelling = createSpelling({
    lexemes: lexemesOf(phrases),
    meaningsOf: (word) => (word === 'aspirina' ? ['remedio'] : []),
  });
  const find = createFinder(phrases, spelling);
  return (text: string) => find(knowWords(tokenize(text).words, spelling));
};
const holds = (pattern: string, text: string): boolean => finderOf([pattern])(text).length > 0;

describe('a phrase', () => {
  test.each([
    ['dor ~2 @chest', 'dor forte no peito', true],
    ['dor ~2 @chest', 'dor muito forte mesmo no peito', false],
    ['dor ~2 @chest', 'dor, e o peito', false],
    ['desmai*', 'desmaiei', true],
    ['sem pulso >', 'sem pulso', true],
    ['sem pulso >', 'sem pulso firme', false],
    ['< caiu', 'ele caiu', false],
    ['caiu a? escada', 'caiu escada', true],
    ['caiu !bem', 'caiu bem', false],
    ['tomei remedio', 'tomei aspirina', true],
    ['sangue vida|>', 'sangue', true],
    ['nao ~2 acorda', 'não mais acorda', true],
    ['dor ~3 peito', 'dor não no peito', false],
  ])('%s in %s: %s', (pattern, text, expected) => {
    expect(holds(pattern, text)).toBe(expected);
  });
  test('says where it stands', () => {
    expect(finderOf(['dor ~2 peito'])('oi, dor no peito')).toEqual([{ name: 'dor ~2 peito', from: 1, until: 4 }]);
  });
  test('of short texts is not looked for in long ones', () => {
    const find = finderOf(['infarto'], true);
    expect(find('infarto')).toHaveLength(1);
    expect(find(`infarto ${'e mais '.repeat(6)}`)).toEqual([]);
  });
  test('needs a word to begin with, and classes that exist', () => {
    expect(() => finderOf(['~2 peito'])).toThrow('begins with no word');
    expect(() => parsePattern('@nobody')).toThrow('No word class');
  });
});

describe('spelling', () => {
  test.each([
    ['convulsao', 'convulsaum', false],
    ['convulsao', 'convlsao', true],
    ['convulsao', 'convuslao', true],
    ['morrendo', 'correndo', false],
    ['sangrando', 'sangrano', true],
    ['engasgou', 'ingasgou', true],
  ])('finds %s in %s: %s', (word, written, expected) => {
    expect(holds(word, written)).toBe(expected);
  });
});

describe('a denial', () => {
  test.each([
    ['não tenho dor', 'dor', true],
    ['não tenho febre, tosse, dor', 'dor', true],
    ['sem dor', 'dor', true],
    ['não estou bem e tenho dor', 'dor', false],
    ['não aguento a dor', 'dor', false],
    ['não, mas dor', 'dor', false],
    ['dor', 'dor', false],
  ])('%s', (text, word, expected) => {
    const { words } = tokenize(text);
    expect(
      isDenied(
        words,
        words.findIndex((each) => each.text === word),
      ),
    ).toBe(expected);
  });
});
