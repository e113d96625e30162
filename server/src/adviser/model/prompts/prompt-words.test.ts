import { metricContexts } from '@vida/contract/measurements/metric-definitions.ts';
import { MEAL_PLAN_TYPES, NUTRIENTS } from '@vida/contract/nutrition/meal-kinds.ts';
import { PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import { EXERCISE_LEVELS, SEXES } from '@vida/contract/profile/profile-schemas.ts';
import { TIP_CATEGORIES } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { SUBSTANCE_TYPES } from '@vida/contract/substances/substance-kinds.ts';
import { expect, it } from 'vitest';
import { BREACHES } from '../../guardrails/speech/breach.ts';
import { wordsFor } from './prompt-words.ts';

it.each([
  ['amount', SUBSTANCE_TYPES],
  ['breach', BREACHES],
  ['category', TIP_CATEGORIES],
  ['level', EXERCISE_LEVELS],
  ['list', PROFILE_LISTS.map(({ list }) => list)],
  ['meal', MEAL_PLAN_TYPES],
  ['moment', metricContexts],
  ['nutrient', NUTRIENTS],
  ['sex', SEXES],
])('a model can be told of every %s', (of, keys) => {
  for (const key of keys) expect(wordsFor(of, key)).toMatch(/^\p{L}/u);
});

it('a key without words is an error, never a gap in a prompt', () => {
  expect(() => wordsFor('breach', 'rudeness')).toThrow('No words for breach rudeness');
});
