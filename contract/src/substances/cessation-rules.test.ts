import { describe, expect, it } from 'vitest';
import { roundTo } from '../core/decimals.ts';
import { amountIn, needsHelpToStop, stepOn } from './cessation-rules.ts';
import type { SubstanceType, SubstanceUnit } from './substance-kinds.ts';

describe('needsHelpToStop', () => {
  it.each([
    ['alcohol', 'doses', 4, true],
    ['alcohol', 'doses', 3.9, false],
    ['alcohol', 'latas', 3, true],
    ['alcohol', 'latas', 2.8, false],
    ['alcohol', 'copos', 3, true],
    ['alcohol', 'copos', 2, false],
    ['alcohol', 'garrafas', 1, true],
    ['alcohol', 'garrafas', 0.2, true],
    ['alcohol', 'garrafas', 0.1, false],
    ['tobacco', 'cigarros', 60, false],
    ['caffeine', 'xícaras', 10, false],
    ['gaming', 'horas', 12, false],
  ] as const)('%s, %s: %d a day: %s', (substanceType, unit, usualPerDay, expected) => {
    expect(needsHelpToStop({ substanceType, unit, usualPerDay })).toBe(expected);
  });
});

describe('amountIn', () => {
  const amount = (to: SubstanceUnit, substanceType: SubstanceType, value: number, unit: SubstanceUnit) =>
    roundTo(amountIn(to, { substanceType, amount: value, unit, drink: null, sessionHours: null }), 2);

  it('converts between the units of a substance', () => {
    expect(amount('cigarros', 'tobacco', 1.5, 'maços')).toBe(30);
    expect(amount('maços', 'tobacco', 5, 'cigarros')).toBe(0.25);
    expect(amount('xícaras', 'caffeine', 180, 'mg')).toBe(2);
    expect(amount('mg', 'caffeine', 2, 'xícaras')).toBe(180);
    expect(amount('doses', 'alcohol', 2, 'latas')).toBe(2.76);
    expect(amount('latas', 'alcohol', 2, 'doses')).toBe(1.45);
    expect(amount('horas', 'gaming', 3, 'sessões')).toBe(3);
  });

  it('takes what is in the plan’s own unit as it is, whatever was in it', () => {
    const wine = {
      substanceType: 'alcohol',
      amount: 1,
      unit: 'garrafas',
      drink: 'wine',
      sessionHours: null,
    } as const;
    expect(amountIn('garrafas', wine)).toBe(1);
    expect(roundTo(amountIn('doses', wine), 1)).toBe(7.1);
    const session = {
      substanceType: 'gaming',
      amount: 2,
      unit: 'sessões',
      drink: null,
      sessionHours: 3,
    } as const;
    expect(amountIn('sessões', session)).toBe(2);
    expect(amountIn('horas', session)).toBe(6);
  });
});

describe('stepOn', () => {
  const steps = [
    { fromDay: '2026-11-02', dailyLimit: 6 },
    { fromDay: '2026-11-09', dailyLimit: 3 },
  ];

  it('holds from its first day until the next', () => {
    expect(stepOn(steps, '2026-11-01')).toBeUndefined();
    expect(stepOn(steps, '2026-11-02')?.dailyLimit).toBe(6);
    expect(stepOn(steps, '2026-11-08')?.dailyLimit).toBe(6);
    expect(stepOn(steps, '2026-11-09')?.dailyLimit).toBe(3);
    expect(stepOn([], '2026-11-09')).toBeUndefined();
  });
});
