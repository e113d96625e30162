import { describe, expect, it } from 'vitest';
import { EMPTY_HEALTH_PROFILE, healthProfileSchema, newHealthProfileSchema } from './profile-schemas.ts';

const pathsOf = (value: unknown) =>
  newHealthProfileSchema.safeParse(value).error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('newHealthProfileSchema', () => {
  it('reads absent, null and untouched inputs alike', () => {
    const keys = Object.keys(newHealthProfileSchema.shape);
    const absent = newHealthProfileSchema.parse({});
    expect(newHealthProfileSchema.parse(Object.fromEntries(keys.map((key) => [key, null])))).toEqual(absent);
    const untouched = { height: '', bloodType: '', sex: '', birthDate: '', exerciseLevel: '' } as const;
    expect(newHealthProfileSchema.parse(untouched)).toEqual(absent);
    expect(healthProfileSchema.parse(EMPTY_HEALTH_PROFILE)).toEqual({ ...absent, updatedAt: null });
  });

  it('trims the choices and drops repeats and empty ones', () => {
    const medications = [' Metformina', 'Metformina ', '', 'Outros'];
    expect(newHealthProfileSchema.parse({ medications }).medications).toEqual(['Metformina', 'Outros']);
  });

  it.each([
    ['height', 80, 79.9],
    ['height', 250, 250.1],
    ['currentWeight', 20, 19.9],
    ['currentWeight', 400, 400.1],
    ['weightGoal', 20, 19],
    ['weightGoal', 400, 401],
    ['sleepGoal', 4, 3.9],
    ['sleepGoal', 12, 12.1],
    ['birthDate', '1900-01-01', '1899-12-31'],
    ['birthDate', '2024-02-29', '2023-02-29'],
    ['chronicConditions', Array(50).fill('a'), Array(51).fill('a')],
    ['bloodType', 'AB-', 'C+'],
    ['exerciseLevel', 'sedentary', 'pro'],
    ['otherConditions', 'a'.repeat(1000), 'a'.repeat(1001)],
    ['height', 162, '162'],
    ['pregnant', false, 'não'],
  ])('%s: %o but not %o', (key, accepted, refused) => {
    expect(pathsOf({ [key]: accepted })).toEqual([]);
    expect(pathsOf({ [key]: refused })).toEqual([key]);
  });

  it('names the item of a list that is refused', () => {
    expect(pathsOf({ foodAllergies: ['Leite', 'a'.repeat(101)] })).toEqual(['foodAllergies.1']);
  });
});
