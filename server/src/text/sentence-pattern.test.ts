import { expect, test } from 'vitest';
import { lineOf } from './line.ts';
import { createPatternReader } from './sentence-pattern.ts';

const read = createPatternReader(
  new Map([
    ['food', '(pao|arroz)'],
    ['meal', '@food com feijao || sopa'],
  ]),
);
const holds = (pattern: string, text: string): boolean => new RegExp(read(pattern), 'u').test(lineOf(text));

test.each([
  ['Tome-o às 8h: 500mg', ' tome -o as 8 h : 500 mg '],
  ['**Não** pare (nunca)!', ' nao pare ( nunca ) ! '],
  ['Pressão 12/8, ou 0.5 a cada 1:10.', ' pressao 12/8 , ou 0,5 a cada 1:10 . '],
  ['220x130 mg/dL', ' 220 x 130 mg / dl '],
  ['  ', ''],
])('reads %j as the line %j', (text, line) => {
  expect(lineOf(text)).toBe(line);
});

test.each([
  ['come @food', 'Come pão', true],
  ['come @meal', 'come arroz com feijão', true],
  ['come @meal', 'come arroz', false],
  ['pao', 'pãozinho', false],
  ['pao*', 'pãozinho', true],
  ['medic(o|a)(s)', 'médicas', true],
  ['ess[ae] dia(s)', 'esses dias', false],
  ['come muito? pao', 'come pão', true],
  ['come ~2 pao', 'come o meu pão', true],
  ['come ~2 pao', 'come, e o pão', false],
  ['come ~~3 pao', 'come, e o pão', true],
  ['come ~~ pao', 'come. E o pão', false],
  ['come ~3(o|meu) pao', 'come o seu pão', false],
  ['come ~~4!(sem) pao', 'come sem o pão', false],
  ['come !pao', 'come pão', false],
  ['come =pao', 'come pão', true],
  ['<!nao come', 'não come', false],
  ['<=(nao|nunca) come', 'nunca come', true],
  ['come >', 'come, e bebe', true],
  ['come >>', 'come, e bebe', false],
  ['^ come', 'ele come', false],
  ['come $', 'ele come', true],
  ['come \\?', 'come?', true],
  ['# g', '0,5g', true],
  ['1_ anos', '15 anos', true],
  ['pao || bolo', 'bolo', true],
  ['(come pao|bebe) agora', 'bebe agora', true],
])('%s in %s: %s', (pattern, text, expected) => {
  expect(holds(pattern, text)).toBe(expected);
});

test('needs brackets that close, and classes that exist', () => {
  expect(() => read('(pao')).toThrow('never closed');
  expect(() => read('@nobody')).toThrow('No word class');
});
