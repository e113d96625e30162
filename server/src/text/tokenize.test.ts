import { describe, expect, test } from 'vitest';
import { foldName, foldTyped, tokenize } from './tokenize.ts';

const textsOf = (text: string): readonly string[] => tokenize(text).words.map((word) => word.text);

describe('folding', () => {
  test('takes away case, accents and punctuation', () => {
    expect(foldName('Pressão, ÀS 8! (pão-de-ló)')).toBe('pressao as 8 pao de lo');
  });
  test.each([
    ['muuuuito', 'muito'],
    ['m4tar', 'matar'],
    ['45mg', '45mg'],
  ])('reads %s as it was meant', (typed, meant) => {
    expect(foldTyped(typed)).toBe(meant);
  });
});

describe('words', () => {
  test('have shorthand written out and numbers kept', () => {
    expect(textsOf('vc n tá bem, 220x130 e 5,4')).toEqual([
      ...['voce', 'nao', 'esta', 'bem', '220', 'x', '130', 'e', '5,4'],
    ]);
  });
  test('are joined where letters are spelled out', () => {
    expect(textsOf('s u i c i d i o')).toEqual(['suicidio']);
  });
  test('num and no before a verb deny', () => {
    expect(textsOf('num guento')).toEqual(['nao', 'aguento']);
    expect(textsOf('no puedo respirar')).toContain('nao');
    expect(textsOf('no posto')).toEqual(['no', 'posto']);
  });
  test('know their clause and segment, and what is asked', () => {
    const { words, questions } = tokenize('dói, mas passa. e agora?');
    expect(words.map(({ clause }) => clause)).toEqual([0, 2, 2, 3, 3]);
    expect(words.map(({ segment }) => segment)).toEqual([0, 1, 1, 2, 2]);
    expect([...questions]).toEqual([2]);
  });
  test('tell laughter', () => {
    expect(tokenize('morri kkkk').isLaughing).toBe(true);
    expect(tokenize('morri').isLaughing).toBe(false);
  });
  test('are read of the beginning of a long text only', () => {
    expect(tokenize('oi '.repeat(10_000)).words).toHaveLength(3_500);
  });
});
