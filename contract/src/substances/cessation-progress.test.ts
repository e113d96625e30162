import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDaysTo } from '../core/time.ts';
import { computeProgress, type DatedUse, type ProgressInput } from './cessation-progress.ts';

const quitDay = '2026-11-01';
const plan: ProgressInput['plan'] = {
  quitDay,
  startedDay: quitDay,
  unit: 'cigarros',
  usualPerDay: 10,
  unitPriceCents: 50,
  steps: [],
};
const taper: ProgressInput['plan'] = {
  ...plan,
  startedDay: '2026-10-30',
  quitDay: '2026-11-05',
  steps: [
    { fromDay: '2026-11-01', dailyLimit: 6 },
    { fromDay: '2026-11-03', dailyLimit: 3 },
  ],
};

const smoked = (day: string, amount: number, unit: DatedUse['unit'] = 'cigarros'): DatedUse => ({
  substanceType: 'tobacco',
  day,
  amount,
  unit,
  drink: null,
  sessionHours: null,
});
const on = (today: string, change: Partial<ProgressInput> = {}) =>
  computeProgress({ plan, uses: [], checks: [], cravingsPassed: 0, today, ...change });

describe('days without', () => {
  it('counts whole days since the quit day, today not counted', () => {
    expect(on('2026-11-01')).toMatchObject({
      phase: 'without',
      daysWithout: 0,
      bestDaysWithout: 0,
      daysUntilQuit: 0,
    });
    expect(on('2026-11-02')).toMatchObject({ daysWithout: 1, bestDaysWithout: 1, relapseDays: [] });
    expect(on('2026-11-11')).toMatchObject({ daysWithout: 10, bestDaysWithout: 10 });
  });

  it('starts again the day after a use and keeps the best run and the history', () => {
    const uses = [smoked('2026-11-08', 1), smoked('2026-11-05', 2), smoked('2026-11-08', 1)];
    expect(on('2026-11-10', { uses })).toMatchObject({
      daysWithout: 1,
      bestDaysWithout: 4,
      relapseDays: ['2026-11-05', '2026-11-08'],
    });
    expect(on('2026-11-08', { uses })).toMatchObject({ daysWithout: 0, bestDaysWithout: 4, usedToday: 2 });
    expect(on('2026-11-09', { uses })).toMatchObject({ daysWithout: 0 });
    expect(on('2026-11-20', { uses })).toMatchObject({ daysWithout: 11, bestDaysWithout: 11 });
  });

  it('takes a check that says so for a use, and a record of nothing for none', () => {
    const checks = [
      { day: '2026-11-05', kept: false },
      { day: '2026-11-06', kept: true },
    ];
    const uses = [smoked('2026-11-07', 0)];
    expect(on('2026-11-10', { checks, uses }).relapseDays).toEqual(['2026-11-05']);
    const both = { checks: [{ day: '2026-11-07', kept: true }], uses: [smoked('2026-11-07', 1)] };
    expect(on('2026-11-10', both).relapseDays).toEqual(['2026-11-07']);
  });

  it('leaves what came before the quit day out of the history', () => {
    const uses = [smoked('2026-11-02', 9), smoked('2026-11-05', 1)];
    expect(on('2026-11-08', { plan: taper, uses })).toMatchObject({
      relapseDays: ['2026-11-05'],
      daysWithout: 2,
    });
  });

  it('counts for today what a clock further east dated tomorrow', () => {
    const uses = [smoked('2026-11-11', 1)];
    expect(on('2026-11-10', { uses })).toMatchObject({
      daysWithout: 0,
      usedToday: 1,
      relapseDays: ['2026-11-10'],
    });
  });
});

describe('before and on the way down', () => {
  it.each([
    ['2026-10-30', 'before', null, 6],
    ['2026-11-01', 'tapering', 6, 4],
    ['2026-11-02', 'tapering', 6, 3],
    ['2026-11-03', 'tapering', 3, 2],
    ['2026-11-05', 'without', null, 0],
  ] as const)('%s: %s', (today, phase, limitToday, daysUntilQuit) => {
    expect(on(today, { plan: taper })).toMatchObject({ phase, limitToday, daysUntilQuit, daysWithout: 0 });
  });

  it('counts the days that kept their limit, of those that are over', () => {
    const uses = [
      smoked('2026-11-01', 6),
      smoked('2026-11-02', 6.5),
      smoked('2026-11-03', 0.1, 'maços'),
      smoked('2026-11-04', 4),
    ];
    expect(on('2026-11-01', { plan: taper, uses })).toMatchObject({ daysSoFar: 0, daysKept: 0 });
    expect(on('2026-11-04', { plan: taper, uses })).toMatchObject({ daysSoFar: 3, daysKept: 2 });
    expect(on('2026-11-07', { plan: taper, uses })).toMatchObject({ daysSoFar: 6, daysKept: 4 });
  });

  it('counts today once it was looked back upon', () => {
    const kept = [{ day: '2026-11-04', kept: true }];
    const broken = [{ day: '2026-11-04', kept: false }];
    expect(on('2026-11-04', { plan: taper, checks: kept })).toMatchObject({ daysSoFar: 4, daysKept: 4 });
    expect(on('2026-11-04', { plan: taper, checks: broken })).toMatchObject({ daysSoFar: 4, daysKept: 3 });
    expect(on('2026-11-05', { plan: taper, checks: kept })).toMatchObject({ daysSoFar: 4, daysKept: 4 });
  });

  it('keeps a limit of 0.3 with 0.1 and 0.2', () => {
    const fine = {
      ...taper,
      unit: 'maços' as const,
      usualPerDay: 1,
      steps: [{ fromDay: '2026-11-01', dailyLimit: 0.3 }],
    };
    const uses = [smoked('2026-11-01', 0.1, 'maços'), smoked('2026-11-01', 0.2, 'maços')];
    expect(on('2026-11-02', { plan: fine, uses })).toMatchObject({ daysSoFar: 1, daysKept: 1 });
  });
});

describe('money saved', () => {
  const saved = (today: string, change: Partial<ProgressInput> = {}) => on(today, change).savedCents;

  it('is what usual days would have cost, minus what was used; today not counted', () => {
    expect(saved('2026-11-01')).toBe(0);
    expect(saved('2026-11-04')).toBe(3 * 10 * 50);
    expect(saved('2026-11-04', { uses: [smoked('2026-11-02', 4), smoked('2026-11-04', 9)] })).toBe(26 * 50);
    expect(saved('2026-11-04', { uses: [smoked('2026-11-02', 1, 'maços')] })).toBe(10 * 50);
  });

  it('saves nothing on a day broken without a record', () => {
    const checks = [{ day: '2026-11-02', kept: false }];
    expect(saved('2026-11-04', { checks })).toBe(20 * 50);
    expect(saved('2026-11-04', { checks, uses: [smoked('2026-11-02', 4)] })).toBe(26 * 50);
  });

  it('counts a step’s limit as used even where less was, and nothing before the first step', () => {
    expect(saved('2026-11-01', { plan: taper })).toBe(0);
    expect(saved('2026-11-05', { plan: taper })).toBe((4 + 4 + 7 + 7) * 50);
    const uses = [smoked('2026-10-31', 1), smoked('2026-11-01', 2), smoked('2026-11-03', 8)];
    expect(saved('2026-11-05', { plan: taper, uses })).toBe((4 + 4 + 2 + 7) * 50);
    expect(saved('2026-11-07', { plan: taper, uses })).toBe((4 + 4 + 2 + 7 + 20) * 50);
    expect(saved('2026-11-05', { plan: taper, checks: [{ day: '2026-11-03', kept: false }] })).toBe((8 + 7) * 50);
  });

  it('counts nothing of the days before the plan', () => {
    const late = { ...taper, startedDay: '2026-11-04' };
    const uses = [smoked('2026-11-03', 9)];
    expect(on('2026-11-05', { plan: late, uses })).toMatchObject({
      daysSoFar: 1,
      daysKept: 1,
      savedCents: 7 * 50,
    });
  });

  it('saves nothing before a quit date, is never negative, whole cents, and null without a price', () => {
    const ahead = { ...plan, startedDay: '2026-10-01' };
    expect(saved('2026-10-20', { plan: ahead })).toBe(0);
    expect(saved('2026-11-03', { plan: ahead })).toBe(20 * 50);
    expect(saved('2026-11-03', { uses: [smoked('2026-11-01', 90)] })).toBe(0);
    expect(saved('2026-11-04', { plan: { ...plan, usualPerDay: 0.1, unitPriceCents: 99 } })).toBe(30);
    expect(saved('2026-11-04', { plan: { ...plan, unitPriceCents: null } })).toBeNull();
  });
});

const anyDay = fc.integer({ min: 0, max: 60 }).map((offset) => addDaysTo('2026-10-15', offset));
const anyUse = fc
  .record({ day: anyDay, amount: fc.constantFrom(0, 0.1, 1, 5, 30) })
  .map(({ day, amount }) => smoked(day, amount));
const anyInput: fc.Arbitrary<ProgressInput> = fc.record({
  plan: fc.constantFrom(plan, taper, { ...plan, startedDay: '2026-10-20' }),
  uses: fc.array(anyUse, { maxLength: 12 }),
  checks: fc.array(fc.record({ day: anyDay, kept: fc.boolean() }), { maxLength: 12 }),
  cravingsPassed: fc.nat(100),
  today: anyDay,
});

describe('whatever happens', () => {
  it('never runs longer than the best, saves less than nothing or keeps more days than there were', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const progress = computeProgress(input);
        expect(progress.daysWithout).toBeLessThanOrEqual(progress.bestDaysWithout);
        expect(progress.savedCents).toBeGreaterThanOrEqual(0);
        expect(progress.daysKept).toBeGreaterThanOrEqual(0);
        expect(progress.daysKept).toBeLessThanOrEqual(progress.daysSoFar);
        expect(progress.relapseDays).toEqual(progress.relapseDays.toSorted());
      }),
    );
  });

  it('never gains days by a use, and never forgets one', () => {
    fc.assert(
      fc.property(anyInput, anyUse, (input, use) => {
        const before = computeProgress(input);
        const after = computeProgress({ ...input, uses: [...input.uses, use] });
        expect(after.daysWithout).toBeLessThanOrEqual(before.daysWithout);
        expect(after.bestDaysWithout).toBeLessThanOrEqual(before.bestDaysWithout);
        expect(after.relapseDays).toEqual(expect.arrayContaining(before.relapseDays));
        expect(after.daysKept).toBeLessThanOrEqual(before.daysKept);
      }),
    );
  });

  it('adds up money as going through every day would', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { usualPerDay, unitPriceCents, steps, startedDay } = input.plan;
        let units = 0;
        for (let day = startedDay; day < input.today; day = addDaysTo(day, 1)) {
          const step = steps.findLast(({ fromDay }) => fromDay <= day);
          if (day < input.plan.quitDay && !step) continue;
          const limit = day >= input.plan.quitDay ? 0 : (step?.dailyLimit ?? 0);
          const used = input.uses.filter((use) => use.day === day).reduce((total, { amount }) => total + amount, 0);
          const isBroken = input.checks.some((check) => check.day === day && !check.kept);
          if (used > 0 || !isBroken) units += usualPerDay - Math.max(used, limit);
        }
        const expected = Math.max(0, units * (unitPriceCents ?? 0));
        expect(Math.abs((computeProgress(input).savedCents ?? 0) - expected)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it('is quick after ten years of daily notes', () => {
    const uses = Array.from({ length: 3650 }, (_, index) => smoked(addDaysTo('2016-11-01', index), 1));
    const started = Date.now();
    const old = { ...plan, startedDay: '2016-11-01', quitDay: '2016-11-01' };
    expect(on('2026-11-01', { plan: old, uses }).relapseDays).toHaveLength(3650);
    expect(Date.now() - started).toBeLessThan(1000);
  });
});
