import { describe, expect, it } from 'vitest';
import { intensitySchema, programLevelSchema, sentExerciseSchema } from './exercise-schemas.ts';

it('a programme has one of three levels', () => {
  expect(programLevelSchema.options).toEqual(['beginner', 'intermediate', 'advanced']);
});

describe('an exercise', () => {
  const walk = { name: 'Caminhada', duration: 20, intensity: 'moderate' };
  const pathsOf = (change: object) =>
    sentExerciseSchema.safeParse({ ...walk, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it('is low, moderate or high', () => {
    expect(intensitySchema.options).toEqual(['low', 'moderate', 'high']);
  });

  it.each([
    [{ duration: 1 }, { duration: 0 }, 'duration'],
    [{ duration: 180 }, { duration: 12.5 }, 'duration'],
    [{ completed: true }, { completed: 'sim' }, 'completed'],
    [{ name: 'Tai chi' }, { name: ' ' }, 'name'],
    [{ intensity: 'low' }, { intensity: 'baixa' }, 'intensity'],
  ])('takes %j, not %j', (accepted, refused, path) => {
    expect(pathsOf(accepted)).toEqual([]);
    expect(pathsOf(refused)).toEqual([path]);
  });
});
