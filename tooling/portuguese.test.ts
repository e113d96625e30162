import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsOf } from './is-persons-text.ts';
import { readTableTexts } from './read-table-texts.ts';
import { readTexts, type Text } from './read-texts.ts';

const root = resolve(import.meta.dirname, '..');
// Stems are what a search compares: without accents on purpose.
const texts = [...readTexts(root, ['contract/src', 'server/src', 'web/src']), ...readTableTexts(root)].filter(
  ({ key }) => !/[sS]tems$/.test(key),
);

/** What an English sentence is hardly ever without. None of them is a word of Portuguese, or a name in Vida. */
const english = new Set(
  `the and your you with this that these have has not are was from please loading save cancel close
  edit sleep health welcome settings failed try again today submit password sign click enter here meal week
  saved updated removed found invalid required`.split(/\s+/),
);

/** The specification's own words. */
const specified = new Set(['404 Page Not Found', 'AI Generated Program']);

/** Names of documents stand in their own language. */
const isCitation = ({ file, key, text }: Text): boolean =>
  (file.endsWith('sources.csv') && key.endsWith('.title')) || (file.endsWith('.md') && /^\s+- /.test(text));

const findEnglish = (all: readonly Text[]): Text[] =>
  all.filter(
    (each) =>
      !specified.has(each.text) &&
      !isCitation(each) &&
      /\s|^\p{Lu}/u.test(each.text) &&
      wordsOf(each.text).some((word) => english.has(word)),
  );

/** Words that are right with an accent and, as another word, without it. */
const twoWords = new Set(
  `de e a o que para da por pode as ao tem nos esta vem bebe la marco seria divida interprete vira media cara faca mao
  latex ai coca calculo`.split(/\s+/),
);

const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** 'usá-la' takes its accent from what hangs on it. */
const withoutTails = (text: string): string => text.replace(/\p{L}+-l[oa]s?(?!\p{L})/gu, ' ');

/** Every word that Vida spells somewhere with an accent or a cedilla, folded, with that spelling. */
const spellings = new Map(
  texts.flatMap(({ text }) =>
    wordsOf(withoutTails(text)).flatMap((word) => (fold(word) === word ? [] : [[fold(word), word] as const])),
  ),
);

/** Variables of a prompt and addresses are no words. */
const withoutNames = (text: string): string =>
  text.replace(/\{\{\w+\}\}|As variáveis são: .*|\w+:\/\/\S+|"\w+"|<\w+>/g, ' ');

const findUnaccented = (all: readonly Text[]): string[] =>
  all.flatMap(({ file, key, text }) =>
    wordsOf(withoutNames(text))
      .filter((word) => spellings.has(word) && !twoWords.has(word))
      .map((word) => `${file} ${key}: ${word} (${spellings.get(word)})`),
  );

describe('what a person reads', () => {
  it('is found on every side, in code, tables, articles and pages', () => {
    const countOf = (part: RegExp) => texts.filter(({ file }) => part.test(file)).length;
    for (const [part, least] of [
      [/^contract\//, 60],
      [/^server\/(?:src\/adviser\/built-in\/rules|knowledge\/tips)\//, 1000],
      [/^server\/knowledge\/emergencies\/steps/, 100],
      [/^server\/knowledge\/answers\//, 20],
      [/^server\/src\/features\//, 350],
      [/^server\/knowledge\//, 900],
      [/^server\/knowledge\/articles\//, 2400],
      [/^web\/src\//, 2500],
      [/^web\/(?:index|public)/, 4],
    ] as const)
      expect(countOf(part), String(part)).toBeGreaterThanOrEqual(least);
  });

  it('is Portuguese, not English', () => {
    expect(findEnglish(texts)).toEqual([]);
  });

  it('has its accents: a word that Vida spells with one anywhere has it everywhere', () => {
    expect(findUnaccented(texts)).toEqual([]);
  });
});

describe('the check', () => {
  const said = (text: string): Text[] => [{ file: 'x.ts', key: 'x', text }];

  it.each(['Your password is invalid', 'Loading', 'Try again'])('finds English: %s', (text) => {
    expect(findEnglish(said(text))).toHaveLength(1);
  });

  it.each(['Voce ja mediu', 'a pressao de hoje', 'exercicio leve', 'nao coma', 'remedios'])(
    'finds what lacks an accent: %s',
    (text) => {
      expect(findUnaccented(said(text)).length).toBeGreaterThan(0);
    },
  );
});
