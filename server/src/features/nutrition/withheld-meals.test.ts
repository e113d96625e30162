import { exportAccount } from '@vida/contract/account/account-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFood } from '../../adviser/food/food-table.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type EatingPerson, startEating } from './testing/eating-person-fixture.ts';
import { makeMeal, sampleMeals, storePlan } from './testing/sample-plan.ts';

const today = '2026-11-21';
const fruitOf300Potassium = {
  'maca-fuji': 400,
  'pera-williams': 260,
  abacaxi: 230,
  morango: 165,
  melancia: 290,
  'uva-italia': 185,
  'mexerica-rio': 240,
};
let app: TestApp;
let person: EatingPerson;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await startEating(app);
});

it('withholds a meal with what the person has become allergic to, and nothing else', async () => {
  const { breakfast, lunch, dinner } = sampleMeals();
  await storePlan(app.db, person.userId, { day: today, meals: [breakfast, lunch, dinner] });
  expect((await person.list())[0]?.meals).toHaveLength(3);
  await person.saveProfile({ foodAllergies: ['Leite'] });
  const [plan] = await person.list();
  expect(plan?.meals).toEqual([lunch, dinner]);
  expect(plan?.withheld).toEqual([{ id: breakfast.id, type: 'breakfast', reasons: expect.any(Array) }]);
  expect(plan?.withheld[0]?.reasons.join()).toMatch(/leite/i);
});

it('shows the meal again when the allergy turns out to be none', async () => {
  await storePlan(app.db, person.userId, { day: today });
  await person.saveProfile({ foodAllergies: ['Leite'] });
  expect((await person.list())[0]?.meals).toHaveLength(2);
  await person.saveProfile({});
  expect((await person.list())[0]?.meals).toHaveLength(3);
});

it('leaves nothing of animals in a real plan of somebody who has turned vegan', async () => {
  await person.generate();
  await person.saveProfile({ dietaryRestrictions: ['Vegano'] });
  const [plan] = await person.list();
  expect(plan?.withheld.length).toBeGreaterThan(0);
  const eaten = plan?.meals.flatMap(({ items }) => items) ?? [];
  for (const { foodId } of eaten) expect(findFood(foodId)?.animal, foodId).toBe('none');
});

describe('what was fine before a condition was ticked', () => {
  const withheldAfter = async (profile: Parameters<EatingPerson['saveProfile']>[0]) => {
    await person.saveProfile(profile);
    const [plan] = await person.list();
    return plan?.withheld.map(({ type, reasons }) => [type, ...reasons]);
  };

  it('goes by the potassium of a portion, and by the protein of the day, the most of it first', async () => {
    const meals = [
      makeMeal('breakfast', 'Batata', { 'batata-inglesa-cozida': 300 }),
      makeMeal('lunch', 'Arroz e frango', { 'arroz-branco-cozido': 100, 'peito-de-frango-grelhado': 85 }),
      makeMeal('dinner', 'Arroz e ovo', { 'arroz-branco-cozido': 100, 'ovo-cozido': 250 }),
    ];
    await storePlan(app.db, person.userId, { day: today, meals });
    expect(await withheldAfter({ chronicConditions: ['Doença Renal'], currentWeight: 60 })).toEqual([
      ['breakfast', 'potássio demais em um alimento'],
      ['dinner', 'proteína demais no dia'],
    ]);
    expect(await withheldAfter({})).toEqual([]);
  });

  it('goes by the potassium of the day', async () => {
    const bread = makeMeal('breakfast', 'Pão', { 'pao-frances': 50 });
    const fruit = makeMeal('snack', 'Frutas', fruitOf300Potassium);
    await storePlan(app.db, person.userId, { day: today, meals: [bread, fruit] });
    expect(await withheldAfter({ chronicConditions: ['Doença Renal'] })).toEqual([['snack', 'potássio demais no dia']]);
  });

  it('goes by the sodium of a meal and of the day, salt of the kitchen counted', async () => {
    const rice = { 'arroz-branco-cozido': 170 };
    const meals = [
      makeMeal('lunch', 'Arroz', rice),
      makeMeal('dinner', 'Arroz e frango', { ...rice, 'peito-de-frango-grelhado': 100 }),
    ];
    await storePlan(app.db, person.userId, { day: today, meals });
    expect(await withheldAfter({ chronicConditions: ['Hipertensão'] })).toEqual([
      ['dinner', 'sódio demais na refeição'],
    ]);
    expect(await withheldAfter({ chronicConditions: ['Doença Cardíaca'] })).toEqual([]);
  });

  it('goes by the carbohydrates of a meal with diabetes', async () => {
    const meals = [
      makeMeal('lunch', 'Arroz', { 'arroz-branco-cozido': 245 }),
      makeMeal('dinner', 'Arroz', { 'arroz-branco-cozido': 245 }),
    ];
    // 69 g each: lunch may have 60 and dinner 55, ten more on a single day.
    await storePlan(app.db, person.userId, { day: today, meals });
    expect(await withheldAfter({ chronicConditions: ['Diabetes Tipo 2'] })).toEqual([
      ['dinner', 'carboidrato demais na refeição (diabetes)'],
    ]);
    expect(await withheldAfter({})).toEqual([]);
  });
});

it('withholds a meal high in saturated fat once a heart disease is known', async () => {
  const meals = [
    makeMeal('breakfast', 'Pão com queijo', { 'pao-frances': 50, 'queijo-mucarela': 20 }),
    makeMeal('snack', 'Banana', { 'banana-prata': 70 }),
  ];
  await storePlan(app.db, person.userId, { day: today, meals });
  await person.saveProfile({ chronicConditions: ['Doença Cardíaca'] });
  const [plan] = await person.list();
  expect(plan?.withheld.map(({ type }) => type)).toEqual(['breakfast']);
});

it('does not sell what is withheld', async () => {
  await storePlan(app.db, person.userId, { day: today });
  await person.saveProfile({ foodAllergies: ['Leite'] });
  const foods = (await person.shop()).groups.flatMap(({ items }) => items.map(({ foodId }) => foodId));
  expect(foods).toContain('arroz-branco-cozido');
  expect(foods).not.toContain('queijo-minas-frescal');
});

it('gives plans and recipes along with the rest of a person’s data', async () => {
  const { breakfast } = sampleMeals();
  await storePlan(app.db, person.userId, { day: today, meals: [breakfast] });
  await person.saveRecipe(breakfast);
  const { body } = await app.callLoosely(exportAccount, { query: { format: 'json' } }, { token: person.token });
  const exported = JSON.stringify(body);
  expect(exported).toContain('"mealPlans"');
  expect(exported).toContain('"recipes"');
  expect(exported).toContain('Tapioca com queijo, mamão e café');
});
