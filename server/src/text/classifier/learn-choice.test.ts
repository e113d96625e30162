import { expect, test } from 'vitest';
import { type Choice, choose, learnChoice } from './learn-choice.ts';

/** Options by one feature, those of 1 right. */
const choiceOf = (...values: readonly number[]): Choice => ({
  weight: 1,
  options: values.map((value) => ({ features: [1, value], isRight: value === 1 })),
});

test('learns which option is chosen, and when none is', () => {
  const weights = learnChoice([choiceOf(1, 0), choiceOf(0, 1, 0), choiceOf(0), choiceOf(0, 0)]);
  const [right = 0, wrong = 0] = choose(
    [
      [1, 1],
      [1, 0],
    ],
    weights,
  );
  expect(right).toBeGreaterThan(0.7);
  expect(wrong).toBeLessThan(0.2);
  expect(choose([[1, 0]], weights)[0]).toBeLessThan(0.3);
});

test('where several are right it is enough to choose one', () => {
  const weights = learnChoice([choiceOf(1, 1), choiceOf(1, 1, 0), choiceOf(0)]);
  const [one = 0, other = 0] = choose(
    [
      [1, 1],
      [1, 1],
    ],
    weights,
  );
  expect(one).toBeCloseTo(other);
  expect(one + other).toBeGreaterThan(0.7);
});

test('likelihoods are shares of one, with none of them', () => {
  const likely = choose([[5], [-5]], [2]);
  expect(likely.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(1);
  expect(choose([], [2])).toEqual([]);
});
