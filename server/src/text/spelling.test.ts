import { describe, expect, test } from 'vitest';
import { createMender, isOneEditApart } from './spelling.ts';

describe('a typing error', () => {
  const mend = createMender(['glicose', 'estuprou', 'pinhao', 'minha', 'linha']);

  test.each([
    ['glicose', 'glicose'],
    ['glcose', 'glicose'],
    ['gliccose', 'glicose'],
    ['glicuse', 'glicose'],
    ['glciose', 'glicose'],
    ['estrupou', 'estuprou'],
    ['vinha', 'minha'],
  ])('%s is meant as %s', (written, meant) => {
    expect(mend(written)).toBe(meant);
  });

  test.each(['glucosi', 'painho', 'sangue', ''])('%s is nothing of these', (written) => {
    expect(mend(written)).toBeUndefined();
  });

  test('is mended only towards what is wanted', () => {
    expect(mend('vinha', (meant) => meant.startsWith('l'))).toBe('linha');
  });

  test('is one letter', () => {
    expect(isOneEditApart('pressao', 'presao')).toBe(true);
    expect(isOneEditApart('pressao', 'pressao')).toBe(false);
    expect(isOneEditApart('pressao', 'prezzao')).toBe(false);
  });
});
