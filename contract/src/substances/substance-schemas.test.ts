import { describe, expect, it } from 'vitest';
import { newSubstanceRecordSchema, substanceRecordChangeSchema } from './substance-schemas.ts';

const beer = { substanceType: 'alcohol', amount: 2, unit: 'latas' };
const pathsOf = (change: object) =>
  newSubstanceRecordSchema.safeParse({ ...beer, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('newSubstanceRecordSchema', () => {
  it('takes amounts as numbers and as people type them', () => {
    for (const amount of [2.5, '2.5', '2,5', ' 2,5 '])
      expect(newSubstanceRecordSchema.parse({ ...beer, amount }).amount).toBe(2.5);
  });

  it.each([
    [{ amount: 0 }, { amount: -0.1 }, 'amount'],
    [{ amount: 0.01 }, { amount: 0.001 }, 'amount'],
    [{ amount: 200 }, { amount: 200.1 }, 'amount'],
    [
      { substanceType: 'caffeine', unit: 'mg', amount: 5000 },
      { substanceType: 'caffeine', unit: 'mg', amount: 5001 },
      'amount',
    ],
    [{ amount: '1' }, { amount: '1.234,5' }, 'amount'],
    [{ amount: '1' }, { amount: '' }, 'amount'],
    [{ unit: 'doses' }, { unit: 'cigarros' }, 'unit'],
    [{ substanceType: 'tobacco', unit: 'maços' }, { substanceType: 'tobacco' }, 'unit'],
    [{ unit: 'copos', drink: 'wine' }, { drink: 'wine' }, 'drink'],
    [{ unit: 'garrafas', drink: 'spirits' }, { unit: 'doses', drink: 'spirits' }, 'drink'],
    [
      { substanceType: 'gaming', unit: 'sessões', sessionHours: 24 },
      { substanceType: 'gaming', unit: 'sessões', sessionHours: 24.1 },
      'sessionHours',
    ],
    [
      { substanceType: 'gaming', unit: 'sessões', sessionHours: 0.1 },
      { substanceType: 'gaming', unit: 'horas', sessionHours: 1 },
      'sessionHours',
    ],
    [{ notes: 'a'.repeat(1000) }, { notes: 'a'.repeat(1001) }, 'notes'],
    [{ recordedAt: '1990-01-01T00:00' }, { recordedAt: '1989-12-31T23:59' }, 'recordedAt'],
    [{ recordedAt: '2026-11-20T22:00:00-03:00' }, { recordedAt: '2026-11-20' }, 'recordedAt'],
    [{ utcOffsetMinutes: -180 }, { utcOffsetMinutes: 1081 }, 'utcOffsetMinutes'],
  ])('%j but not %j', (accepted, refused, path) => {
    expect(pathsOf(accepted)).toEqual([]);
    expect(pathsOf(refused)).toEqual([path]);
  });

  it('refuses what it does not know', () => {
    expect(newSubstanceRecordSchema.safeParse({ ...beer, hours: 2 }).success).toBe(false);
    expect(substanceRecordChangeSchema.safeParse({}).success).toBe(true);
  });
});
