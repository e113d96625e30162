import { describe, expect, it } from 'vitest';
import { injections } from '../testing/injections-fixture.ts';
import { between, cleanPersonText } from './person-text.ts';

describe('cleanPersonText', () => {
  it.each(injections)('leaves no mark and nothing invisible in %j', (text) => {
    expect(cleanPersonText(text, 2000)).not.toMatch(/[<>]|[^\P{Cc}\n]|\p{Cf}|\[\/?INST\]/iu);
  });

  it.each([
    ['meu e-mail é maria.silva+x@example.com.br, tá?', 'meu e-mail é [removido], tá?'],
    ['maria\u200b@\u200bexample.com', '[removido]'],
    ['CPF 123.456.789-09', 'CPF [removido]'],
    ['CPF 12345678909', 'CPF [removido]'],
    ['liga (11) 98765-4321', 'liga [removido]'],
    ['+55 11 98765-4321', '[removido]'],
    [`token ${'a1'.repeat(20)}`, 'token [removido]'],
  ])('takes out who somebody is: %s', (text, clean) => {
    expect(cleanPersonText(text, 2000)).toBe(clean);
  });

  it.each([
    'Minha glicose deu 112 mg/dL hoje às 06:52 e ontem 98.',
    'Pressão 130/80, peso 82,4 kg, dormi 6,5 h.',
    'Comi 2 pães às 7h30\ne um café.',
    'Tomo metformina 850 mg 2x ao dia desde 2015.',
  ])('leaves what people ask about: %s', (text) => {
    expect(cleanPersonText(text, 2000)).toBe(text);
  });

  it('says less than with the brackets that people mean', () => {
    expect(cleanPersonText('glicose < 70 ou > 180', 100)).toBe('glicose ‹ 70 ou › 180');
  });

  it('is cut to its limit', () => {
    expect(cleanPersonText('é'.repeat(3000), 2000)).toHaveLength(2000);
  });
});

it('between leaves nothing of nothing', () => {
  expect([between('a', ''), between('a', 'b')]).toEqual(['', '<a>\nb\n</a>']);
});
