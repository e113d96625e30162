import { expect, it } from 'vitest';
import { tipCategorySchema, tipPrioritySchema } from './recommendation-schemas.ts';

it('tips have seven categories', () => {
  expect(tipCategorySchema.options).toEqual([
    'general',
    'nutrition',
    'exercise',
    'sleep',
    'mental',
    'social',
    'medication',
  ]);
});

it('tips have three priorities', () => {
  expect(tipPrioritySchema.options).toEqual(['high', 'medium', 'low']);
});
