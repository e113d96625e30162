import { describe, expect, it } from 'vitest';
import { findFood } from '../adviser/food/food-table.ts';
import { rounds } from '../testing/rounds.ts';
import { evaluateExercises } from './evaluate-exercises.ts';
import { evaluateMeals } from './evaluate-meals.ts';
import { isForbidden } from './forbidden-foods.ts';
import { makeUpProfile } from './generated-profiles.ts';

const PEOPLE = rounds(8, 60);
const DAYS = rounds(1, 7);

describe('plans for sample people', () => {
  it('have no food that the person may not have, and a plan for everyone who is due one', async () => {
    const { plannedDays, referred, failures, forbidden } = await evaluateMeals(PEOPLE, DAYS);
    expect({ failures, forbidden }).toEqual({ failures: [], forbidden: [] });
    expect(plannedDays).toBe((PEOPLE - referred) * DAYS);
    expect(referred).toBeLessThan(PEOPLE / 2);
  }, 600_000);

  it('have no exercise that an entry of the profile speaks against', () => {
    const { sessions, contraindicated } = evaluateExercises(PEOPLE, 7);
    expect(contraindicated).toEqual([]);
    expect(sessions).toBeGreaterThan(PEOPLE);
  });
});

it('the judge itself finds what is forbidden', () => {
  const { profile } = makeUpProfile(1);
  const egg = findFood('ovo-cozido');
  if (!egg) throw new Error('no egg in the table');
  expect(isForbidden(egg, { ...profile, foodAllergies: ['Ovos'] }, [])).toBe(true);
  expect(isForbidden(egg, { ...profile, dietaryRestrictions: ['Vegano'] }, [])).toBe(true);
  expect(isForbidden(egg, { ...profile, dietaryRestrictions: [], foodAllergies: [] }, ['ovo-cozido'])).toBe(true);
});
