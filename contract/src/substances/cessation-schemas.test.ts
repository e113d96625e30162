import { describe, expect, it } from 'vitest';
import { newCessationPlanSchema } from './cessation-schemas.ts';

const quit = {
  substanceType: 'tobacco',
  kind: 'quit_date',
  quitDay: '2026-12-01',
  unit: 'cigarros',
  usualPerDay: 10,
};
const step = (fromDay: string, dailyLimit: number) => ({ fromDay, dailyLimit });
const taper = { kind: 'taper', steps: [step('2026-11-17', 6), step('2026-11-24', 3)] };

const issuesOf = (change: object) =>
  newCessationPlanSchema
    .safeParse({ ...quit, ...change })
    .error?.issues.map((issue) => [
      issue.path.join('.'),
      issue.code === 'custom' ? issue.params?.reason : issue.code,
    ]) ?? [];

describe('newCessationPlanSchema', () => {
  it('fills in what a minimal client leaves out, and drops repeats', () => {
    expect(newCessationPlanSchema.parse(quit)).toEqual({ ...quit, steps: [], triggers: [], ownTriggers: [] });
    const own = newCessationPlanSchema.parse({
      ...quit,
      triggers: ['coffee', 'bar', 'coffee'],
      ownTriggers: [' futebol ', 'futebol'],
    });
    expect(own).toMatchObject({ triggers: ['coffee', 'bar'], ownTriggers: ['futebol'] });
  });

  it.each([
    [taper],
    [{ ...taper, steps: [step('2026-11-30', 0)] }],
    [{ usualPerDay: 200 }],
    [{ substanceType: 'caffeine', unit: 'mg', usualPerDay: 5000 }],
    [{ unitPriceCents: 0 }],
  ])('takes %j', (change) => {
    expect(issuesOf(change)).toEqual([]);
  });

  it.each([
    [{ kind: 'taper' }, ['steps', 'too_small']],
    [{ ...taper, kind: 'quit_date' }, ['steps', 'taper_only']],
    [{ ...taper, steps: taper.steps.toReversed() }, ['steps', 'steps_order'], ['steps', 'steps_fall']],
    [{ ...taper, steps: [step('2026-11-17', 6), step('2026-11-17', 3)] }, ['steps', 'steps_order']],
    [{ ...taper, quitDay: '2026-11-24' }, ['steps', 'steps_order']],
    [{ ...taper, steps: [step('2026-11-17', 6), step('2026-11-24', 6)] }, ['steps', 'steps_fall']],
    [{ ...taper, usualPerDay: 6 }, ['steps', 'steps_fall']],
    [{ unit: 'latas' }, ['unit', 'substance_unit']],
    [{ usualPerDay: 0 }, ['usualPerDay', 'too_small']],
    [{ usualPerDay: 200.1 }, ['usualPerDay', 'too_big']],
    [{ unitPriceCents: 1.5 }, ['unitPriceCents', 'invalid_type']],
    [{ unitPriceCents: -1 }, ['unitPriceCents', 'too_small']],
    [{ quitDay: '2026-02-30' }, ['quitDay', 'invalid_format']],
    [{ ownTriggers: [' '] }, ['ownTriggers.0', 'too_small']],
    [{ reason: 'a'.repeat(501) }, ['reason', 'too_big']],
  ])('refuses %j', (change, ...issues) => {
    expect(issuesOf(change)).toEqual(issues);
  });
});
