import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadBanks } from '../evaluation/ask-bank.ts';
import { BANK_TODAY } from '../evaluation/bank-person.ts';
import { examplesOf, learnRoutes } from '../evaluation/learn-routes.ts';
import { parseQuestion } from '../parsing/parse-question.ts';
import { SIGNS, signsOf } from './question-signs.ts';
import { routeQuestion } from './route-question.ts';

const route = (question: string) => routeQuestion(parseQuestion(question, BANK_TODAY));

describe('where a question leads', () => {
  it.each([
    'quantas vezes minha glicose passou de 180 em outubro',
    'em que dia bebi mais desde agosto?',
    'qnto pesei em setembro',
    'minha pressão média do mês passado',
  ])('to the records: %s', (question) => {
    expect(route(question).ownRecords).toBeGreaterThan(0.9);
  });

  it.each([
    'o que é hipertensão?',
    'café faz mal para quem tem pressão alta?',
    'por que a glicose sobe de madrugada?',
    'posso comer manga à noite?',
  ])('to what is known: %s', (question) => {
    expect(route(question).ownRecords).toBeLessThan(0.3);
  });

  it('tells of which records a question looks to be that no table of words knows', () => {
    expect(route('em que data a balança mostrou menos em setembro?').subjects[0]?.subject).toBe('weight');
    expect(route('quantas horas fiquei deitado na noite de quinta?').subjects[0]?.subject).toBe('sleep');
  });

  it('is right for authors that nothing was learnt from, and sure only where it may be', () => {
    const told = [...loadBanks('testing')]
      .flatMap(([author, rows]) => examplesOf(author, rows))
      .map(({ read, isOwn }) => ({ isOwn, ...routeQuestion(read) }));
    const shareRight = (few: typeof told): number =>
      few.filter(({ isOwn, ownRecords }) => isOwn === ownRecords >= 0.5).length / few.length;
    expect(told.length).toBeGreaterThan(400);
    expect(shareRight(told)).toBeGreaterThan(0.93);
    expect(shareRight(told.filter(({ ownRecords }) => ownRecords > 0.9 || ownRecords < 0.1))).toBeGreaterThan(0.96);
  });
});

it('every sign has a weight, and a question all signs', () => {
  expect(Object.keys(signsOf(parseQuestion('quanto dormi ontem?', BANK_TODAY)))).toEqual([...SIGNS]);
});

it('what was learnt is of these questions: `npm run learn` else', { timeout: 60_000 }, () => {
  const folder = new URL('../../../../../knowledge/questions/', import.meta.url);
  const { words, signs } = learnRoutes();
  expect(words.equals(readFileSync(new URL('learnt.bin', folder)))).toBe(true);
  expect(signs).toBe(readFileSync(new URL('signs.csv', folder), 'utf8'));
});
