import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { expect, it } from 'vitest';
import { foods } from '../../food/food-table.ts';
import { findFoodRules } from './find-food-rules.ts';

const rulesOf = (change: Partial<HealthProfile>) => findFoodRules({ ...EMPTY_HEALTH_PROFILE, ...change }, '2026-11-21');

it('vegan with gluten, soy and nut allergies', () => {
  const rules = rulesOf({ dietaryRestrictions: ['Vegano'], foodAllergies: ['Glúten', 'Soja', 'Nozes'] });
  const left = foods.filter((food) => rules.exclude(food).length === 0);
  expect(
    left.filter(
      ({ animal, contains }) =>
        animal !== 'none' || contains.some((code) => ['gluten', 'soja', 'nozes', 'leite', 'ovos'].includes(code)),
    ),
  ).toEqual([]);
  expect(left.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['arroz-integral-cozido', 'feijao-preto-cozido', 'grao-de-bico-cozido', 'amendoim-cru']),
  );
  expect(rules.notices).toEqual(['check_labels', 'soy_free_oil', 'vegan_b12']);
});

it('kidney disease with diabetes', () => {
  const rules = rulesOf({ chronicConditions: ['Doença Renal', 'Diabetes Tipo 2'], currentWeight: 70 });
  expect(rules).toMatchObject({
    noPlan: null,
    proteinsPerDay: 56,
    potassiumPerDay: 2000,
    sodiumPerDay: 2000,
    carbsPerMeal: { lunch: { min: 45, max: 60 } },
  });
  expect(rules.notices).toContain('kidney_professional');
});

it('wheelchair with shoulder pain: nothing about food', () => {
  expect(rulesOf({ disabilities: ['Cadeirante'], physicalProblems: ['Dor no Ombro'] })).toMatchObject({
    noPlan: null,
    notices: [],
    unknownWords: [],
    saltFactor: 1,
  });
});

it('knee pain, 70 years, beginner: nothing about food', () => {
  expect(
    rulesOf({ physicalProblems: ['Dor no Joelho'], birthDate: '1956-05-01', exerciseLevel: 'beginner' }),
  ).toMatchObject({ noPlan: null, notices: [] });
});

it('pregnant: no plan', () => {
  expect(rulesOf({ pregnant: true }).noPlan).toBe('pregnant');
});
