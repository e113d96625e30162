import { addDaysTo } from '@vida/contract/core/time.ts';
import { CHRONIC_CONDITIONS, DISABILITIES, PHYSICAL_PROBLEMS } from '@vida/contract/profile/profile-choices.ts';
import { EMPTY_HEALTH_PROFILE, EXERCISE_LEVELS, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../testing/rounds.ts';
import { findExerciseById, MUSCLE_GROUPS } from '../../movement/exercise-library.ts';
import { LEVEL_ROWS } from './level-rows.ts';
import { type DayPlan, planDay } from './plan-day.ts';
import type { TrainedDay } from './trained-days.ts';

/** A Monday. */
const MONDAY = '2026-11-23';

const plan = (
  change: Partial<HealthProfile>,
  at = 0,
  { seed = 7, history = [] as readonly TrainedDay[], startedDay = MONDAY } = {},
): DayPlan => {
  const day = addDaysTo(MONDAY, at);
  const profile = { ...EMPTY_HEALTH_PROFILE, ...change };
  return planDay({ profile, today: day, day, program: { seed, startedDay }, history });
};
const week = (change: Partial<HealthProfile>, seed = 7) =>
  Array.from({ length: 7 }, (_, at) => {
    const day = addDaysTo(MONDAY, at);
    const profile = { ...EMPTY_HEALTH_PROFILE, ...change };
    return planDay({ profile, today: MONDAY, day, program: { seed, startedDay: MONDAY }, history: [] });
  });
const minutesOf = ({ exercises }: DayPlan) => exercises.reduce((sum, { duration }) => sum + duration, 0);
const idsOf = (plans: readonly DayPlan[]) =>
  plans.flatMap(({ exercises }) => exercises.map(({ libraryId }) => libraryId));
const isStrength = ({ exercises }: DayPlan) => exercises.some(({ category }) => category === 'strength');

const listOf = (choices: readonly string[]) => fc.subarray([...choices], { maxLength: 4 });
const anyProfile = fc.record({
  chronicConditions: listOf(CHRONIC_CONDITIONS),
  physicalProblems: listOf(PHYSICAL_PROBLEMS),
  disabilities: listOf(DISABILITIES),
  exerciseLevel: fc.constantFrom(null, ...EXERCISE_LEVELS),
  birthDate: fc.constantFrom(null, '2012-05-01', '1990-05-01', '1966-05-01', '1940-05-01'),
  pregnant: fc.constantFrom(null, true, false),
});

const anyone = {
  chronicConditions: [],
  physicalProblems: [],
  disabilities: [],
  exerciseLevel: null,
  birthDate: null,
  pregnant: null,
};
/** People for whom so little is left that warm-up and filling had nothing gentle to take. */
const starved: [typeof anyProfile extends fc.Arbitrary<infer T> ? T : never, number][] = [
  [{ ...anyone, disabilities: ['Amputação', 'Síndrome de Down'] }, 0],
  [
    {
      ...anyone,
      physicalProblems: ['Problema na Coluna', 'Fibromialgia'],
      disabilities: ['Cadeirante', 'Deficiência Intelectual'],
      exerciseLevel: 'advanced',
    },
    20,
  ],
];

describe('any programme', () => {
  it('has nothing that a condition, problem or disability rules out, and keeps the shape of a session', () => {
    fc.assert(
      fc.property(anyProfile, fc.nat(), (change, seed) => {
        for (const { exercises } of week(change, seed)) {
          const entries = [...change.chronicConditions, ...change.physicalProblems, ...change.disabilities];
          expect(exercises.length).toBeGreaterThanOrEqual(4);
          expect(exercises.length).toBeLessThanOrEqual(7);
          expect(new Set(exercises.map(({ libraryId }) => libraryId)).size).toBe(exercises.length);
          for (const { libraryId, name, duration, intensity } of exercises) {
            const known = findExerciseById(libraryId);
            expect(known).toMatchObject({ name, intensity });
            expect(known?.avoidIf.filter((entry) => entries.includes(entry))).toEqual([]);
            expect(duration).toBeGreaterThanOrEqual(3);
            expect(duration).toBeLessThanOrEqual(Math.min(60, 2 * (known?.defaultMinutes ?? 0)));
          }
          if (exercises.some(({ intensity }) => intensity !== 'low'))
            expect(exercises[0]).toMatchObject({ phase: 'warm_up', intensity: 'low' });
        }
      }),
      { numRuns: rounds(60, 1000), examples: starved },
    );
  });

  it('keeps every single entry away over many seeds', () => {
    const lists = {
      chronicConditions: CHRONIC_CONDITIONS,
      physicalProblems: PHYSICAL_PROBLEMS,
      disabilities: DISABILITIES,
    };
    for (const [list, choices] of Object.entries(lists))
      for (const entry of choices)
        for (let seed = 1; seed <= rounds(3, 30); seed += 1)
          for (const id of idsOf(week({ [list]: [entry], exerciseLevel: 'advanced' }, seed)))
            expect(findExerciseById(id)?.avoidIf, `${entry}: ${id}`).not.toContain(entry);
  });

  it('is the same for the same seed, and another for another', () => {
    const change = { exerciseLevel: 'intermediate' } as const;
    expect(week(change)).toEqual(week(change));
    expect(week(change, 8)).not.toEqual(week(change));
  });
});

describe('a week', () => {
  it.each(EXERCISE_LEVELS)('of somebody %s stays in the minutes of the level', (exerciseLevel) => {
    const { minutes, targetDays, hardDays } = LEVEL_ROWS[exerciseLevel];
    const plans = week({ exerciseLevel });
    const sessions = plans.filter(({ focus }) => focus !== 'light');
    expect(sessions).toHaveLength(targetDays);
    for (const session of sessions) {
      expect(minutesOf(session)).toBeGreaterThanOrEqual(minutes.min);
      expect(minutesOf(session)).toBeLessThanOrEqual(minutes.max);
    }
    const hard = plans.filter(({ exercises }) => exercises.some(({ intensity }) => intensity === 'high'));
    expect(hard.length).toBeLessThanOrEqual(hardDays.length);
    const strong = [...plans, ...plans].map(isStrength);
    expect(strong.some((is, at) => is && strong[at + 1])).toBe(false);
    expect(plans.filter(isStrength).length).toBeGreaterThanOrEqual(2);
  });

  it('does not put strength on the day after strength was done', () => {
    const done = {
      day: addDaysTo(MONDAY, -1),
      focus: 'strength',
      doneMinutes: 30,
      listedMinutes: 30,
    } as const;
    const before = { history: [{ ...done, didStrength: true, effort: null }] };
    expect(isStrength(plan({}, 0))).toBe(true);
    expect(isStrength(plan({}, 0, before))).toBe(false);
  });

  it('with diabetes has no third day without movement', () => {
    const diabetes = { chronicConditions: ['Diabetes Tipo 2'], exerciseLevel: 'sedentary' } as const;
    const change = { ...diabetes, chronicConditions: [...diabetes.chronicConditions] };
    expect(plan({ exerciseLevel: 'sedentary' }, 3).focus).toBe('light');
    expect(plan(change, 3).focus).toBe('aerobic');
  });
});

it('works every part of the body in turn, although a session has room for few', () => {
  const ids = [1, 2, 3, 4].flatMap((seed) => idsOf(week({ exerciseLevel: 'beginner' }, seed)));
  const worked = new Set(ids.map((id) => findExerciseById(id)?.muscles));
  for (const group of MUSCLE_GROUPS) expect(worked, group).toContain(group);
});

describe('people', () => {
  it('in a wheelchair with shoulder pain stays seated and spares the shoulder', () => {
    const plans = week({ disabilities: ['Cadeirante'], physicalProblems: ['Dor no Ombro'] });
    for (const id of idsOf(plans)) {
      expect(findExerciseById(id)?.canBeSeated).toBe(true);
      expect(id).not.toMatch(/boxe|propulsao|elevacao|triceps|desenvolvimento|marcha|tornozelos|posterior/);
    }
    expect(plans.filter(isStrength).length).toBeGreaterThanOrEqual(1);
    for (const { focus, exercises } of plans)
      if (focus !== 'light') expect(exercises[0]?.libraryId).toMatch(/tai-chi|danca|rotacao/);
  });

  it('of 70 with knee pain trains balance and never squats, kneels, jumps or climbs', () => {
    const change = { physicalProblems: ['Dor no Joelho'], birthDate: '1956-01-01' };
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const plans = week({ ...change, exerciseLevel: 'beginner' }, seed);
      expect(idsOf(plans).join(' ')).not.toMatch(
        /agacha|sentar-e-levantar|avanco|degrau|escada|quatro|gato|step|circuito/,
      );
      const balanced = plans.filter(({ exercises }) => exercises.some(({ category }) => category === 'balance'));
      expect(balanced.length).toBeGreaterThanOrEqual(2);
      expect(idsOf(plans)).toContain('extensao-de-joelhos-sentada');
      expect(idsOf(plans)).not.toContain('abdominal-curto');
    }
  });

  it('who use insulin have strength on days apart, before the rest, and read about sugar', () => {
    const change = { chronicConditions: ['Diabetes Tipo 1'], medications: ['Insulina'] };
    const plans = week({ ...change, exerciseLevel: 'intermediate' });
    expect(plans.map(isStrength)).toEqual([true, false, true, false, true, false, false]);
    expect(plans[0]?.notices).toEqual(expect.arrayContaining(['diabetes_glucose', 'insulin_sugar']));
  });

  it('of 76 with a failing heart walk or march to warm up, and never get down on the floor', () => {
    const change = { chronicConditions: ['Doença Cardíaca'], birthDate: '1950-01-01' };
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      for (const { focus, exercises } of week({ ...change, exerciseLevel: 'sedentary' }, seed)) {
        expect(exercises.map(({ libraryId }) => libraryId).join(' ')).not.toMatch(/gato|ponte|perdigueiro|ioga/);
        expect(exercises.every(({ intensity }) => intensity === 'low')).toBe(true);
        if (focus !== 'light') expect(exercises[0]?.libraryId).toMatch(/^(?:caminhada|marcha|danca)/);
      }
  });

  it('who are pregnant only move lightly, and read why', () => {
    const plans = week({ pregnant: true, exerciseLevel: 'advanced' });
    expect(plans.flatMap(({ exercises }) => exercises).every(({ intensity }) => intensity === 'low')).toBe(true);
    expect(plans[0]?.notices).toEqual(expect.arrayContaining(['stop_signs', 'pregnancy', 'low_only']));
  });

  it('with heart disease warm up and cool down for ten minutes', () => {
    for (const { focus, exercises } of week({ chronicConditions: ['Doença Cardíaca'] })) {
      if (focus === 'light') continue;
      const of = (phase: string) =>
        exercises.filter((one) => one.phase === phase).reduce((sum, { duration }) => sum + duration, 0);
      expect(of('warm_up')).toBe(10);
      expect(of('cool_down')).toBe(10);
    }
  });
});
