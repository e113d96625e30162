import { addDaysTo } from '@vida/contract/core/time.ts';
import { EMPTY_HEALTH_PROFILE, type ExerciseLevel } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { exerciseRulesOf } from '../../guardrails/movement/exercise-rules.ts';
import { progressOf } from './progress.ts';

const START = '2026-11-23';

/** Sessions done in each week, with the effort that was told. */
const trained = (weeks: readonly (readonly [sessions: number, effort: number | null])[]) =>
  weeks.flatMap(([sessions, effort], week) =>
    Array.from({ length: sessions }, (_, at) => ({
      day: addDaysTo(START, week * 7 + at),
      focus: 'mixed' as const,
      doneMinutes: 20,
      listedMinutes: 24,
      didStrength: false,
      effort,
    })),
  );

const at = (weeks: readonly (readonly [number, number | null])[], chosenLevel: ExerciseLevel = 'beginner') =>
  progressOf({
    chosenLevel,
    rules: exerciseRulesOf(EMPTY_HEALTH_PROFILE, START),
    startedDay: START,
    day: addDaysTo(START, weeks.length * 7),
    history: trained(weeks),
  });

describe('progress', () => {
  it('adds at most a tenth after a week that was done and easy', () => {
    expect(at([])).toMatchObject({ minutes: 24, notices: [] });
    expect(at([[4, 5]])).toMatchObject({ minutes: 26, notices: ['more_minutes'] });
  });

  it('stays after a hard week, a short one, or one of which nobody knows how hard it was', () => {
    for (const week of [
      [4, 6],
      [3, 3],
      [4, null],
    ] as const)
      expect(at([week]).minutes).toBe(24);
  });

  it('is lighter by two fifths every fourth week, and goes on from before', () => {
    const easy = [4, 4] as const;
    expect(at([easy, easy, easy])).toMatchObject({ minutes: Math.round(30 * 0.6), notices: ['light_week'] });
    expect(at([easy, easy, easy, easy]).minutes).toBe(30);
  });

  it('never passes the level', () => {
    expect(at(Array.from({ length: 8 }, () => [4, 2] as const)).minutes).toBe(30);
  });

  it('goes back one level after two missed weeks, and no further while nothing changes in the next', () => {
    const missed = [0, null] as const;
    expect(at([missed]).level).toBe('beginner');
    expect(at([missed, missed])).toMatchObject({ level: 'sedentary', notices: ['stepped_back'] });
    expect(at([missed, missed, missed], 'advanced').level).toBe('intermediate');
  });

  it('lets somebody sedentary walk at a moderate pace after two good weeks', () => {
    expect(at([[3, 4]], 'sedentary').mayWalkModerately).toBe(false);
    expect(
      at(
        [
          [3, 4],
          [3, 4],
        ],
        'sedentary',
      ).mayWalkModerately,
    ).toBe(true);
  });
});
