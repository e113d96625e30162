import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { findEmergency } from './find-emergency.ts';

interface Short {
  readonly text: string;
  readonly before: string;
  readonly group: 'cry' | 'hidden' | 'followup' | 'ordinary';
}

const read = (file: string): readonly Short[] =>
  parse(readFileSync(new URL(`examples/${file}`, import.meta.url)), { columns: true });

const cries = read('cries.csv');
const followUps = read('follow-ups.csv');
const ordinary = read('ordinary.csv');
const strengthOf = ({ text, before }: Short): string => findEmergency(text, { before })?.strength ?? 'none';
const not = (texts: readonly Short[], ...allowed: readonly string[]): readonly string[] =>
  texts.filter((each) => !allowed.includes(strengthOf(each))).map(({ text }) => text);

test('a cry of a few words is a card, however it is spelt', () => {
  expect(cries.length).toBeGreaterThanOrEqual(200);
  expect(not(cries, 'card')).toEqual([]);
});

test('so is one with another person, in capitals, without accents, with a call for help', () => {
  const shouted = cries.map((each) => ({ ...each, text: each.text.toUpperCase() }));
  const bare = cries.map((each) => ({ ...each, text: each.text.normalize('NFD').replace(/\p{M}/gu, '') }));
  const called = cries.map((each) => ({ ...each, text: `socorro, ${each.text}` }));
  for (const variants of [shouted, bare, called]) expect(not(variants, 'card')).toEqual([]);
});

test('a follow-up that hides a danger has at least the line', () => {
  const hidden = followUps.filter(({ group }) => group === 'hidden');
  expect(hidden.length).toBeGreaterThanOrEqual(100);
  expect(not(hidden, 'card', 'line')).toEqual([]);
});

// Nothing is learnt from them: it would cost more dangers among other authors' sentences than it spares false alarms.
test('a harmless follow-up brings no card, a harmless message hardly one, and few have the line', () => {
  const followed = followUps.filter(({ group }) => group === 'followup');
  expect(not(followed, 'none', 'line')).toEqual([]);
  expect(not(ordinary, 'none', 'line').length / ordinary.length).toBeLessThanOrEqual(0.02);
  const harmless = [...followed, ...ordinary];
  expect(harmless.length).toBeGreaterThanOrEqual(300);
  expect(not(harmless, 'none', 'card').length / harmless.length).toBeLessThanOrEqual(0.05);
});

test.each([
  'e anteontem?',
  'e se baixar?',
  'e meu marido?',
  'quando foi a última vez que fumei?',
  'meu sensor ficou marcando LO mas no dedo deu 104',
  'como apago uma medição errada? coloquei 500',
  'meu bebê tem 37,2, é febre?',
  'não lembro se tomei a metformina',
  'tenho medo de insulina',
  'vi no jornal que um cantor morreu de infarto',
  'a música fala que ele quer morrer de amor',
  'meu celular morreu, tá sem pulso',
  'meu carro desmaiou na subida, sem pulso nenhum',
  'sou enfermeira e hoje atendi uma parada, salvamos!',
  'sou bombeiro, ontem fiz RCP num senhor e ele já teve alta',
  'glicose de 40 mata?',
  'pressão de 20 por 12 é perigosa?',
  'meu chefe me persegue',
  'marquei 900 mas era 90, apaga',
])('no card: %s', (text) => {
  expect(findEmergency(text)?.strength).not.toBe('card');
});
