import { FIGURE_KEYS } from '@vida/contract/exercises/figure/figures.ts';
import { CHRONIC_CONDITIONS, DISABILITIES, PHYSICAL_PROBLEMS } from '@vida/contract/profile/profile-choices.ts';
import { describe, expect, it } from 'vitest';
import { EXERCISE_TRAITS, exerciseLibrary, findExerciseByName, MUSCLE_GROUPS } from './exercise-library.ts';

const intensityOf = (met: number) => (met < 3 ? 'low' : met < 6 ? 'moderate' : 'high');

describe('the exercise library', () => {
  it('has ninety exercises, each name and id once', () => {
    expect(exerciseLibrary).toHaveLength(90);
    expect(new Set(exerciseLibrary.map(({ id }) => id)).size).toBe(90);
    expect(new Set(exerciseLibrary.map(({ name }) => name)).size).toBe(90);
  });

  it('takes the intensity from the MET', () => {
    for (const { id, met, intensity } of exerciseLibrary) expect(intensity, id).toBe(intensityOf(met));
  });

  it('names only entries that the profile has', () => {
    const entries: readonly string[] = [...CHRONIC_CONDITIONS, ...PHYSICAL_PROBLEMS, ...DISABILITIES];
    for (const { id, avoidIf } of exerciseLibrary)
      for (const entry of avoidIf) expect(entries, `${id}: ${entry}`).toContain(entry);
  });

  it('has a figure for each exercise, and no figure that none shows', () => {
    expect(new Set(exerciseLibrary.map(({ figure }) => figure))).toEqual(new Set(FIGURE_KEYS));
  });

  it('finds a name however it is typed', () => {
    expect(findExerciseByName('  CAMINHADA rapida ')?.id).toBe('caminhada-rapida');
    expect(findExerciseByName('corrida na lua')).toBeUndefined();
  });

  it('has an exercise for every trait and part of the body, each trait with what it implies', () => {
    for (const trait of EXERCISE_TRAITS)
      expect(
        exerciseLibrary.some(({ traits }) => traits.has(trait)),
        trait,
      ).toBe(true);
    for (const group of MUSCLE_GROUPS)
      expect(
        exerciseLibrary.some(({ muscles }) => muscles === group),
        group,
      ).toBe(true);
    for (const { id, traits } of exerciseLibrary) {
      if (traits.has('lying')) expect(traits, id).toContain('floor');
      if (traits.has('water') || traits.has('balance')) expect(traits, id).toContain('fall_danger');
    }
  });
});
