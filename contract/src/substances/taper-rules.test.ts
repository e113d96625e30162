import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newCessationPlanSchema } from './cessation-schemas.ts';
import { SUBSTANCE_TYPES, SUBSTANCE_UNITS } from './substance-kinds.ts';
import { proposeTaper, type TaperWish } from './taper-rules.ts';

const propose = (wish: Omit<TaperWish, 'firstDay'>) => {
  const { steps, quitDay } = proposeTaper({ ...wish, firstDay: '2026-11-02' });
  return {
    limits: steps.map(({ dailyLimit }) => dailyLimit),
    days: steps.map(({ fromDay }) => fromDay),
    quitDay,
  };
};

describe('proposeTaper', () => {
  it('goes down by the week for tobacco and gaming, in four equal steps', () => {
    expect(propose({ substanceType: 'tobacco', unit: 'cigarros', usualPerDay: 20 })).toEqual({
      limits: [16, 12, 8, 4],
      days: ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'],
      quitDay: '2026-11-30',
    });
    expect(propose({ substanceType: 'gaming', unit: 'horas', usualPerDay: 4 }).limits).toEqual([3, 2.5, 1.5, 1]);
  });

  it('takes away a cup of coffee every three days', () => {
    expect(propose({ substanceType: 'caffeine', unit: 'xícaras', usualPerDay: 4 })).toEqual({
      limits: [3, 2, 1],
      days: ['2026-11-02', '2026-11-05', '2026-11-08'],
      quitDay: '2026-11-11',
    });
    expect(propose({ substanceType: 'caffeine', unit: 'mg', usualPerDay: 400 }).limits).toEqual([320, 240, 160, 80]);
    expect(propose({ substanceType: 'caffeine', unit: 'xícaras', usualPerDay: 1 }).limits).toEqual([0.5]);
  });

  it('makes fewer steps of small amounts, and none where nothing lies between', () => {
    expect(propose({ substanceType: 'tobacco', unit: 'cigarros', usualPerDay: 2, stepCount: 5 })).toMatchObject({
      limits: [1],
      quitDay: '2026-11-09',
    });
    expect(propose({ substanceType: 'tobacco', unit: 'cigarros', usualPerDay: 1 })).toEqual({
      limits: [],
      days: [],
      quitDay: '2026-11-02',
    });
  });

  it('never hurries who may need help to stop drinking, whatever the wish', () => {
    const wish = { substanceType: 'alcohol', unit: 'doses', stepCount: 1, everyDays: 2 } as const;
    expect(propose({ ...wish, usualPerDay: 3 })).toMatchObject({ limits: [1.5], quitDay: '2026-11-04' });
    expect(propose({ ...wish, usualPerDay: 10 })).toMatchObject({
      limits: [9, 8, 7, 6, 5, 4, 3, 2, 1],
      quitDay: '2027-01-04',
    });
    expect(propose({ ...wish, usualPerDay: 4 }).limits).toEqual([3.5, 3, 2.5, 2, 1.5, 1, 0.5]);
    expect(propose({ ...wish, unit: 'garrafas', usualPerDay: 1 }).limits).toEqual([0.75, 0.5, 0.25]);
  });

  it('counts whole cigarettes of a pack', () => {
    expect(propose({ substanceType: 'tobacco', unit: 'maços', usualPerDay: 1, stepCount: 3 }).limits).toEqual([
      0.75, 0.5, 0.25,
    ]);
  });

  const anyWish = fc.constantFrom(...SUBSTANCE_TYPES).chain((substanceType) =>
    fc.record({
      substanceType: fc.constant(substanceType),
      unit: fc.constantFrom(...SUBSTANCE_UNITS[substanceType]),
      usualPerDay: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.double({ min: 0.01, max: 200, noNaN: true })),
      firstDay: fc.constant('2026-11-02'),
      stepCount: fc.integer({ min: 1, max: 40 }),
      everyDays: fc.integer({ min: 1, max: 30 }),
    }),
  );

  it('always makes steps that a plan accepts', () => {
    fc.assert(
      fc.property(anyWish, (wish) => {
        const { steps, quitDay } = proposeTaper(wish);
        const { substanceType, unit, usualPerDay } = wish;
        const kind = steps.length > 0 ? 'taper' : 'quit_date';
        newCessationPlanSchema.parse({ substanceType, unit, usualPerDay, kind, steps, quitDay });
      }),
    );
  });
});
