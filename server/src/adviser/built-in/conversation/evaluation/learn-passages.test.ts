import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { learnAskedTerms } from '../../../articles/evaluation/learn-asked-terms.ts';
import { judgeExample, learnPassages, learnPassageWeights, loadPassageExamples } from './learn-passages.ts';

const examples = loadPassageExamples();
const isOneOf = (authors: readonly string[]) => (each: { readonly author: string }) => authors.includes(each.author);

describe('a section is told where it is likely enough to answer', { timeout: 120_000 }, () => {
  const left = ['engineer', 'fisherman', 'mother', 'young-mother'];
  const weights = learnPassageWeights(examples.filter((each) => !isOneOf(left)(each)));
  const judged = examples.filter(isOneOf(left)).map((each) => ({
    hasRight: each.choice.options.some(({ isRight }) => isRight),
    ...judgeExample(each, weights),
  }));
  const told = judged.filter(({ likely }) => likely >= 0.25);

  it('and mostly right, for authors that nothing was learnt from', () => {
    expect(judged.length).toBeGreaterThan(100);
    expect(told.filter(({ isRight }) => isRight).length / told.length).toBeGreaterThan(0.7);
  });

  it('the likelier, the more often', () => {
    const sure = judged.filter(({ likely }) => likely >= 0.6);
    const unsure = judged.filter(({ likely }) => likely < 0.25);
    const shareRight = (few: typeof judged) => few.filter(({ isRight }) => isRight).length / few.length;
    expect(shareRight(sure)).toBeGreaterThan(0.8);
    expect(shareRight(unsure)).toBeLessThan(0.5);
  });
});

describe('what was learnt is of these questions: `npm run learn` else', { timeout: 120_000 }, () => {
  const shipped = (name: string): string =>
    readFileSync(new URL(`../../../../../knowledge/questions/${name}`, import.meta.url), 'utf8');

  it('what the signs of a section weigh', () => expect(learnPassages(examples)).toBe(shipped('passage-signs.csv')));

  it('the stems that sections are asked for by', () => {
    expect(learnAskedTerms()).toBe(shipped('asked-terms.csv'));
  });
});
