import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { expect, it } from 'vitest';
import { findFood } from '../../../food/food-table.ts';
import { findFoodRules } from '../../../guardrails/food/find-food-rules.ts';
import { UnsafeMealError, writeMeal } from './write-meal.ts';

const rulesFor = (fields: Partial<HealthProfile>) =>
  findFoodRules({ ...EMPTY_HEALTH_PROFILE, ...fields }, '2026-11-21');
const servingsOf = (...ids: readonly string[]) =>
  ids.flatMap((id) => {
    const food = findFood(id);
    return food === undefined ? [] : [{ food, grams: food.portionGrams }];
  });
const porridge = ['farelo-de-aveia', 'pessego', 'leite-zero-lactose-semidesnatado', 'cafe-coado-sem-acucar'];

it('calls oat bran with milk without lactose a porridge, and lets who takes no lactose have it', () => {
  const meal = writeMeal('breakfast', servingsOf(...porridge), rulesFor({ dietaryRestrictions: ['Sem Lactose'] }));
  expect(meal.name).toBe('Mingau de aveia com leite zero lactose, pêssego e café');
});

it('falls back to the plain names of the foods where the name of the meal may not be said', () => {
  const rules = rulesFor({});
  const strict = {
    ...rules,
    findForbiddenWords: (text: string) => (text.toLowerCase().includes('mingau') ? ['mingau'] : []),
  };
  const { name } = writeMeal('breakfast', servingsOf(...porridge), strict);
  expect(name).toBe('Farelo de aveia, leite zero lactose, pêssego e café');
});

it('refuses a meal with a food that the person may not have', () => {
  expect(() => writeMeal('breakfast', servingsOf(...porridge), rulesFor({ dietaryRestrictions: ['Vegano'] }))).toThrow(
    UnsafeMealError,
  );
});
