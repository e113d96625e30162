import { describe, expect, it } from 'vitest';
import { changeOver, findWeightChange, isUnusualWeight, type TimedWeight } from './weight-rules.ts';

const now = Date.UTC(2026, 10, 21, 12);
const daysAgo = (days: number, weightKg: number): TimedWeight => ({ at: now - days * 86_400_000, weightKg });

describe('a weight that is asked about', () => {
  it.each([
    [7, 85, false],
    [7, 85.1, true],
    [7, 74.9, true],
    [7.01, 90, false],
    [0, 90, false],
  ])('80 kg %d days after %d kg: %j', (days, before, expected) => {
    expect(isUnusualWeight([daysAgo(days, before)], daysAgo(0, 80))).toBe(expected);
  });
});

describe('a fast change', () => {
  const changeFrom = (days: number, before: number, watchesFluid: boolean) =>
    findWeightChange([daysAgo(days, before), daysAgo(0, 80)], { watchesFluid });

  it.each([
    [1, 79, { kind: 'fluid_gain', gainKg: 1, days: 1 }],
    [1, 79.1, null],
    [3, 78, { kind: 'fluid_gain', gainKg: 2, days: 3 }],
    [3, 78.1, null],
    [3.1, 77, null],
  ] as const)('%d days after %d kg with heart or kidney disease', (days, before, expected) => {
    expect(changeFrom(days, before, true)).toEqual(expected);
  });

  it('of fluid says nothing to anybody else', () => {
    expect(changeFrom(1, 77, false)).toBeNull();
  });

  it.each([
    [30, 84.2, null],
    [30, 84.3, { kind: 'large_loss', lossKg: 4.3, days: 30 }],
    [30.1, 90, null],
  ] as const)('%d days after %d kg is a large loss above 5 %%', (days, before, expected) => {
    expect(changeFrom(days, before, false)).toEqual(expected);
  });

  it('needs two weights', () => {
    expect(findWeightChange([], { watchesFluid: true })).toBeNull();
    expect(findWeightChange([daysAgo(0, 80)], { watchesFluid: true })).toBeNull();
  });
});

it('has a change over a period only from two days on', () => {
  const sized = (days: number, value: number) => ({ at: daysAgo(days, 0).at, value });
  expect(changeOver([])).toBeNull();
  expect(changeOver([sized(0.5, 81), sized(0, 80)])).toBeNull();
  expect(changeOver([sized(20, 81.25), sized(9, 90), sized(0, 80)])).toEqual({
    change: -1.3,
    oldest: sized(20, 81.25),
  });
});
