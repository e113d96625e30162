import { describe, expect, it } from 'vitest';
import { roundTo } from '../core/decimals.ts';
import type { Drink, SubstanceType, SubstanceUnit } from './substance-kinds.ts';
import {
  caffeineMgOf,
  cigarettesOf,
  gamingHoursOf,
  labelOf,
  lastUsedOf,
  standardDosesOf,
  totalDosesOf,
  totalGamingHoursOf,
  totalOf,
  type Use,
} from './substance-rules.ts';

const typeOf: Record<SubstanceUnit, SubstanceType> = {
  doses: 'alcohol',
  copos: 'alcohol',
  latas: 'alcohol',
  garrafas: 'alcohol',
  cigarros: 'tobacco',
  maços: 'tobacco',
  xícaras: 'caffeine',
  mg: 'caffeine',
  horas: 'gaming',
  sessões: 'gaming',
};

const use = (amount: number, unit: SubstanceUnit, rest: Partial<Use> = {}): Use => ({
  substanceType: typeOf[unit],
  amount,
  unit,
  drink: null,
  sessionHours: null,
  ...rest,
});

describe('labelOf', () => {
  it.each([
    ['alcohol', [], 'alcohol_none'],
    ['alcohol', [use(0, 'latas')], 'alcohol_none'],
    ['alcohol', [use(0.1, 'doses')], 'alcohol_moderate'],
    ['alcohol', [use(4, 'latas'), use(3, 'copos')], 'alcohol_moderate'],
    ['alcohol', Array.from({ length: 70 }, () => use(0.1, 'doses')), 'alcohol_moderate'],
    ['alcohol', [use(4, 'latas'), use(3.1, 'copos')], 'alcohol_attention'],
    ['tobacco', [], 'tobacco_none'],
    ['tobacco', [use(0, 'cigarros')], 'tobacco_none'],
    ['tobacco', [use(0.1, 'maços')], 'tobacco_reduce'],
    ['gaming', [], 'gaming_none'],
    ['gaming', [use(14, 'horas')], 'gaming_moderate'],
    ['gaming', Array.from({ length: 140 }, () => use(0.1, 'horas')), 'gaming_moderate'],
    ['gaming', [use(14.1, 'horas')], 'gaming_attention'],
    ['gaming', [use(14, 'sessões')], 'gaming_moderate'],
    ['gaming', [use(4, 'sessões', { sessionHours: 3.5 })], 'gaming_moderate'],
    ['gaming', [use(4, 'sessões', { sessionHours: 3.5 }), use(0.1, 'horas')], 'gaming_attention'],
    ['caffeine', [], 'caffeine_follow'],
    ['caffeine', [use(5000, 'mg')], 'caffeine_follow'],
  ] as const)('%s %#: %s', (type, uses, label) => {
    expect(labelOf(type, uses)).toBe(label);
  });

  it('leaves other substances out', () => {
    expect(labelOf('tobacco', [use(9, 'latas')])).toBe('tobacco_none');
    expect(labelOf('alcohol', [use(90, 'cigarros')])).toBe('alcohol_none');
  });
});

describe('totals', () => {
  it('adds amounts of any unit with two decimals and keeps mg apart', () => {
    const uses = [use(0.1, 'xícaras'), use(0.2, 'xícaras'), use(80, 'mg'), use(40.5, 'mg'), use(3, 'latas')];
    expect(totalOf('caffeine', uses)).toEqual({ amount: 0.3, mg: 120.5 });
    expect(totalOf('alcohol', [use(2, 'latas'), use(1.25, 'garrafas')])).toEqual({ amount: 3.25, mg: 0 });
    expect(totalOf('tobacco', [])).toEqual({ amount: 0, mg: 0 });
  });

  it('counts hours of gaming and doses of alcohol in all units together', () => {
    const uses = [use(2, 'sessões', { sessionHours: 1.5 }), use(0.1, 'horas'), use(0.2, 'horas'), use(2, 'doses')];
    expect(totalGamingHoursOf(uses)).toBe(3.3);
    expect(totalDosesOf([...uses, use(1, 'latas')])).toBe(3.38);
  });
});

describe('standardDosesOf', () => {
  it.each([
    [use(1, 'doses'), 1],
    [use(1, 'latas'), 1.4],
    [use(1, 'copos'), 1.2],
    [use(1, 'copos', { drink: 'beer' }), 1.2],
    [use(1, 'copos', { drink: 'wine' }), 1.4],
    [use(1, 'copos', { drink: 'spirits' }), 1.6],
    [use(1, 'garrafas'), 2.4],
    [use(1, 'garrafas', { drink: 'wine' }), 7.1],
    [use(1, 'garrafas', { drink: 'spirits' }), 23.7],
    [use(2.5, 'doses'), 2.5],
  ] as const satisfies [Use & { drink: Drink | null }, number][])('%j: %d', (drunk, doses) => {
    expect(roundTo(standardDosesOf(drunk), 1)).toBe(doses);
  });
});

describe('common measures', () => {
  it('counts a cup as 90 mg, a pack as 20 cigarettes, a session as its hours or one', () => {
    expect(caffeineMgOf(use(2, 'xícaras'))).toBe(180);
    expect(caffeineMgOf(use(80, 'mg'))).toBe(80);
    expect(cigarettesOf(use(1.5, 'maços'))).toBe(30);
    expect(cigarettesOf(use(3, 'cigarros'))).toBe(3);
    expect(gamingHoursOf(use(2, 'sessões'))).toBe(2);
    expect(gamingHoursOf(use(2, 'sessões', { sessionHours: 2.5 }))).toBe(5);
    expect(gamingHoursOf(use(2, 'horas'))).toBe(2);
  });
});

describe('lastUsedOf', () => {
  it.each([
    [null, { kind: 'never' }],
    ['2026-03-02', { kind: 'today' }],
    ['2026-03-01', { kind: 'today' }],
    ['2026-02-28', { kind: 'yesterday' }],
    ['2026-02-27', { kind: 'days', days: 2 }],
    ['2026-02-22', { kind: 'days', days: 7 }],
    ['2026-02-21', { kind: 'over_a_week' }],
    ['2020-02-29', { kind: 'over_a_week' }],
  ] as const)('%s', (lastDay, expected) => {
    expect(lastUsedOf(lastDay, '2026-03-01')).toEqual(expected);
  });
});
