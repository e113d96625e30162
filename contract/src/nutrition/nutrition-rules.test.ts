import { describe, expect, it } from 'vitest';
import { isLowCarb, isPlanRange, isRichInFiber } from './nutrition-rules.ts';

describe('the badges of a meal', () => {
  it('are for less than 30 g of carbohydrate and more than 5 g of fibre', () => {
    expect([29.9, 30].map((carbs) => isLowCarb({ carbs }))).toEqual([true, false]);
    expect([5, 5.1].map((fiber) => isRichInFiber({ fiber }))).toEqual([false, true]);
  });
});

describe('a range of days', () => {
  it.each([
    ['2026-11-21', '2026-11-21', true],
    ['2026-11-01', '2026-12-01', true],
    ['2026-11-01', '2026-12-02', false],
    ['2026-11-21', '2026-11-20', false],
    [undefined, '2026-11-20', true],
    ['2026-11-21', undefined, true],
    [undefined, undefined, true],
  ])('from %s to %s: %s', (startDate, endDate, expected) => {
    expect(isPlanRange({ startDate, endDate })).toBe(expected);
  });
});
