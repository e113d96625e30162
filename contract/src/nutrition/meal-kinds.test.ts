import { expect, it } from 'vitest';
import { MEAL_PLAN_TYPES, MEAL_TYPES } from './meal-kinds.ts';

it('a day has four kinds of meal', () => {
  expect(MEAL_TYPES).toEqual(['breakfast', 'lunch', 'dinner', 'snack']);
});

it('a plan may be of the whole day, or of one kind of meal', () => {
  expect(MEAL_PLAN_TYPES).toEqual(['general', 'breakfast', 'lunch', 'dinner', 'snack']);
});
