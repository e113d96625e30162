import { describe, expect, it } from 'vitest';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '../profile/profile-schemas.ts';
import { nutritionTargetsOf } from './target-rules.ts';

const TODAY = '2026-11-21';
const targetsOf = (change: Partial<HealthProfile>) => nutritionTargetsOf({ ...EMPTY_HEALTH_PROFILE, ...change }, TODAY);

/** 82 kg, 170 cm, 52 years: body mass index 28.4. */
const known: Partial<HealthProfile> = {
  height: 170,
  currentWeight: 82,
  birthDate: '1974-03-02',
  sex: 'female',
};

describe('without personal measures', () => {
  it('the specification’s', () => {
    expect(targetsOf({})).toEqual({
      calories: 2000,
      carbs: 250,
      proteins: 100,
      fats: 67,
      fiber: 25,
      sodium: null,
      potassium: null,
      proteinsAtMost: null,
      isPersonal: false,
    });
  });

  it.each([
    { height: null },
    { currentWeight: null },
    { birthDate: null },
    { sex: null },
    { disabilities: ['Amputação'] },
    { height: 240, currentWeight: 40 },
  ])('%o is not enough', (change) => {
    expect(targetsOf({ ...known, ...change })).toMatchObject({ calories: 2000, isPersonal: false });
  });
});

describe('energy, kcal', () => {
  it.each([
    ['sedentary woman', { exerciseLevel: 'sedentary' }, 1750],
    ['no level', {}, 1750],
    ['beginner', { exerciseLevel: 'beginner' }, 2010],
    ['intermediate', { exerciseLevel: 'intermediate' }, 2270],
    ['advanced', { exerciseLevel: 'advanced' }, 2520],
    ['sedentary man', { sex: 'male' }, 1950],
    ['losing weight, a quarter at most', { weightGoal: 75 }, 1320],
    ['losing weight, 500', { weightGoal: 75, exerciseLevel: 'intermediate' }, 1770],
    ['losing weight, the floor', { weightGoal: 60, currentWeight: 66, height: 150, birthDate: '1950-01-01' }, 1200],
    ['the floor of men', { sex: 'male', weightGoal: 60, currentWeight: 70, height: 155 }, 1500],
    ['obesity without a goal', { chronicConditions: ['Obesidade'], exerciseLevel: 'beginner' }, 1510],
    ['no deficit at a healthy weight', { currentWeight: 70, weightGoal: 60 }, 1610],
    ['no deficit with kidney disease', { weightGoal: 75, chronicConditions: ['Doença Renal'] }, 1750],
    ['gaining', { currentWeight: 55, weightGoal: 60 }, 1730],
    ['no gain above a healthy weight', { weightGoal: 90 }, 1750],
    ['an older person at 26 loses nothing', { birthDate: '1960-01-01', currentWeight: 76, weightGoal: 70 }, 1600],
    ['never above', { sex: 'male', currentWeight: 180, height: 200, exerciseLevel: 'advanced' }, 3500],
  ] as const)('%s', (_, change, calories) => {
    expect(
      targetsOf({
        ...known,
        ...change,
        chronicConditions: [...('chronicConditions' in change ? change.chronicConditions : [])],
      }),
    ).toMatchObject({
      calories,
      isPersonal: true,
    });
  });

  it('shares the energy out', () => {
    expect(targetsOf({ ...known, exerciseLevel: 'beginner' })).toMatchObject({
      calories: 2010,
      carbs: 251,
      proteins: 101,
      fats: 67,
      fiber: 28,
    });
  });

  it('keeps protein from 0.8 to 1.6 g for each kg', () => {
    expect(targetsOf({ ...known, currentWeight: 45, height: 150, exerciseLevel: 'advanced' })?.proteins).toBe(72);
    expect(targetsOf({ ...known, currentWeight: 130, weightGoal: 100 })?.proteins).toBe(104);
  });
});

describe('conditions', () => {
  it.each([
    ['Hipertensão', 2000],
    ['Doença Cardíaca', 2000],
    ['Diabetes Tipo 2', null],
    ['pressão alta', 2000],
  ])('%s: sodium %s mg', (condition, sodium) => {
    expect(targetsOf({ chronicConditions: [condition] })?.sodium).toBe(sodium);
  });

  it('little sodium wins', () => {
    expect(targetsOf({ dietaryRestrictions: ['Baixo Sódio'], chronicConditions: ['Hipertensão'] })?.sodium).toBe(1500);
    expect(targetsOf({ otherDietaryRestrictions: 'comida com pouco sal' })?.sodium).toBe(1500);
  });

  it.each([
    [null, 56],
    [60, 48],
    [82, 65],
    [140, 100],
  ])('kidney disease at %s kg: protein at most %i g', (currentWeight, grams) => {
    expect(targetsOf({ chronicConditions: ['Doença Renal'], currentWeight })).toMatchObject({
      proteins: grams,
      proteinsAtMost: grams,
      sodium: 2000,
      potassium: 2000,
    });
  });

  it('obesity asks for more fibre', () => {
    expect(targetsOf({ chronicConditions: ['Obesidade'] })?.fiber).toBe(30);
  });
});

it.each([
  { pregnant: true },
  { birthDate: '2008-11-22' },
  { otherConditions: 'bulimia' },
  { otherConditions: 'em diálise' },
])('no targets: %o', (change) => {
  expect(targetsOf(change)).toBeNull();
});
