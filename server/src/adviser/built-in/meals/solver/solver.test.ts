import { describe, expect, it } from 'vitest';
import { createMilpBuilder } from './milp-model.ts';
import { loadSolver } from './solver.ts';

const solver = await loadSolver();

/** Two choices worth 2 and 1 whose weights of 3 and 2 may sum up to between `least` and `most`. */
const twoChoices = (least: number, most: number, margin = 0) => {
  const builder = createMilpBuilder(margin);
  const [better, other] = [builder.addChoice(-2), builder.addChoice(-1)];
  builder.addAmountRow(least, most, [
    [better, 3],
    [other, 2],
  ]);
  return builder.build();
};

describe('solving', () => {
  it('takes the better of two choices', () => {
    expect(solver.solve(twoChoices(1, 4))).toEqual(Float64Array.from([1, 0]));
  });

  it('says when a model has no answer in whole numbers', () => {
    expect(solver.solve(twoChoices(4, 4.5))).toBe('impossible');
  });
});

describe('pricing', () => {
  it('is lowest for what one would take more of', () => {
    const prices = solver.price(twoChoices(0, 3));
    expect(prices?.[0]).toBeLessThan(prices?.[1] ?? Number.NaN);
  });

  it('is null only where not even parts of a choice help', () => {
    expect(solver.price(twoChoices(4, 4.5))).not.toBeNull();
    expect(solver.price(twoChoices(6, 7))).toBeNull();
  });

  it('keeps amounts inside their bounds by the margin', () => {
    expect(solver.price(twoChoices(4.9, 5.1))).not.toBeNull();
    expect(solver.price(twoChoices(4.9, 5.1, 0.03))).toBeNull();
  });
});
