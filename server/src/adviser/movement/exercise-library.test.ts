import {
  CHRONIC_CONDITIONS,
  DISABILITIES,
  PHYSICAL_PROBLEMS,
} from '@vida/contract/profile/profile-choices.ts';
import { describe, expect, it } from 'vitest';
import { exerciseLibrary, findExerciseByName } from './exercise-library.ts';
import * as traits from './exercise-traits.ts';

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

  it('finds a name however it is typed', () => {
    expect(findExerciseByName('  CAMINHADA rapida ')?.id).toBe('caminhada-rapida');
    expect(findExerciseByName('corrida na lua')).toBeUndefined();
  });

  it('knows every exercise of the trait lists', () => {
    const ids = new Set(exerciseLibrary.map(({ id }) => id));
    const { MUSCLE_GROUPS, ...sets } = traits;
    const named = [...Object.values(sets), ...Object.values(MUSCLE_GROUPS)].flatMap((list) => [...list]);
    for (const id of named) expect(ids, id).toContain(id);
  });
});
