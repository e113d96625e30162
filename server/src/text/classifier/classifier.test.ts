import { describe, expect, test } from 'vitest';
import { tokenize } from '../tokenize.ts';
import { featuresOf } from './features.ts';
import { createJudge } from './judge.ts';
import { learn } from './learn.ts';
import { loadLearnt, writeLearnt } from './learnt-file.ts';

const read = (text: string): readonly number[] => featuresOf(tokenize(text).words);
const STROKE = 0;
const SUICIDE = 1;
const lessons = [
  ['a vista foi embora num piscar', STROKE],
  ['a vista foi embora de manhã', STROKE],
  ['quero ir embora desta vida', SUICIDE],
  ['queria sair desta vida', SUICIDE],
  ['a vista da praia é linda', null],
  ['a praia é linda de manhã', null],
  ['receita de bolo de banana', null],
].map(([text, says]) => ({ features: read(String(text)), says: says as number | null }));
const learnt = learn(lessons, 2);

describe('what was learnt from labelled texts', () => {
  const judge = createJudge(learnt);
  test('tells what is like them, and which', () => {
    const alike = judge(read('a vista foi embora agora'));
    const harmless = judge(read('receita de bolo na praia'));
    expect(alike.odds).toBeGreaterThan(0);
    expect(harmless.odds).toBeLessThan(0);
    expect(alike.fits[STROKE]).toBeGreaterThan(alike.fits[SUICIDE] ?? 0);
    const other = judge(read('quero sair desta vida'));
    expect(other.fits[SUICIDE]).toBeGreaterThan(other.fits[STROKE] ?? 0);
  });
  test('knows nothing of features never met', () => {
    expect(judge([1, 2, 3]).odds).toBe(0);
    expect(judge([]).odds).toBe(0);
  });
  test('is the same from the same lessons', () => {
    expect(writeLearnt(learn(lessons, 2)).equals(writeLearnt(learnt))).toBe(true);
  });
  test('comes out of its file as it went in', () => {
    const back = loadLearnt(writeLearnt(learnt));
    expect(back).toEqual(learnt);
  });
});

describe('features', () => {
  test('are the same for one stem and one class of numbers', () => {
    const own = new Set(read('glicose 42'));
    expect(read('glicose 45').filter((each) => own.has(each))).toHaveLength(own.size);
    expect(read('glicose 95').filter((each) => own.has(each)).length).toBeLessThan(own.size);
  });
  test('are none twice', () => {
    const own = read('dor e dor e dor');
    expect(new Set(own).size).toBe(own.length);
  });
});
