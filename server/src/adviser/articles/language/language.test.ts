import { describe, expect, test } from 'vitest';
import { stemWord } from '../../../text/stem-word.ts';
import { nameFigures } from './name-figures.ts';
import { subjectWordsOf, termsOfWord } from './subject-words.ts';

const termsOf = (text: string) => subjectWordsOf(text).flatMap(termsOfWord);

test.each([
  ['medicao', 'medicoes'],
  ['pao', 'paes'],
  ['rim', 'rins'],
  ['dor', 'dores'],
  ['noz', 'nozes'],
  ['animal', 'animais'],
  ['vegano', 'veganas'],
  ['caminhar', 'caminhada'],
  ['caminhar', 'caminhando'],
  ['beber', 'bebi'],
])('%s and %s have one stem', (one, other) => {
  expect(stemWord(one)).toBe(stemWord(other));
});

test.each([
  ['sal', 'salada'],
  ['pe', 'peito'],
  ['mel', 'melancia'],
  ['renal', 'regular'],
])('%s and %s do not', (one, other) => {
  expect(stemWord(one)).not.toBe(stemWord(other));
});

describe('what people write counts as what the articles say', () => {
  test.each([
    ['açúcar no sangue', 'glicose'],
    ['glicemia', 'glicose'],
    ['remédios', 'medicamento'],
    ['hemoglobina glicosilada', 'glicada'],
    ['sou diabética', 'diabetes'],
    ['gestante', 'gravidez'],
  ])('%s: %s', (written, meant) => {
    expect(termsOf(written)).toEqual(termsOf(meant));
  });

  test('a kind is added to the word itself', () => {
    expect(termsOf('pinga')).toEqual(expect.arrayContaining(termsOf('álcool')));
    expect(termsOf('banana')).toEqual(expect.arrayContaining([...termsOf('fruta'), stemWord('banana')]));
  });

  test('words of asking are no subject', () => {
    expect(subjectWordsOf('o que eu posso fazer hoje?')).toEqual([]);
  });
});

describe('figures say what they are', () => {
  const named = (text: string) =>
    nameFigures(text)
      .flatMap(({ names }) => names)
      .join(' ');

  test.each([
    ['pressão 12 por 8', 'valordepressao'],
    ['14x9', 'valordepressao'],
    ['179 por 109', 'valordepressao'],
    ['180 por 100', 'pressaomuitoalta'],
    ['16 por 11', 'pressaomuitoalta'],
    ['10 por 6', 'valordepressao'],
    ['9 por 6', 'hipotensao'],
    ['8 por 5', 'hipotensao'],
    ['glicose deu 69', 'hipoglicemia'],
    ['glicemia de 181', 'hiperglicemia'],
    ['acordei com 240 de glicose', 'hiperglicemia'],
  ])('%s: %s', (text, name) => {
    expect(named(text)).toContain(name);
  });

  test.each(['glicose deu 70', 'glicemia 180', 'pulso 50', 'pulso 120', 'tenho 180 reais', '10 por cento'])(
    '%s: nothing',
    (text) => {
      expect(named(text)).not.toMatch(/hipoglicemia|hiperglicemia|pressao|pulso/);
    },
  );
});
