import { exportAccount } from '@vida/contract/account/account-endpoints.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findFood } from '../../adviser/food/food-table.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type EatingPerson, startEating } from './testing/eating-person-fixture.ts';
import { madeUpMeals, storePlan } from './testing/made-up-plan.ts';

const today = '2026-11-21';
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
  const { breakfast, lunch, dinner } = madeUpMeals();
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

it('does not sell what is withheld', async () => {
  await storePlan(app.db, person.userId, { day: today });
  await person.saveProfile({ foodAllergies: ['Leite'] });
  const foods = (await person.shop()).groups.flatMap(({ items }) => items.map(({ foodId }) => foodId));
  expect(foods).toContain('arroz-branco-cozido');
  expect(foods).not.toContain('queijo-minas-frescal');
});

it('gives plans and recipes along with the rest of a person’s data', async () => {
  const { breakfast } = madeUpMeals();
  await storePlan(app.db, person.userId, { day: today, meals: [breakfast] });
  await person.saveRecipe(breakfast);
  const { body } = await app.callLoosely(
    exportAccount,
    { query: { format: 'json' } },
    { token: person.token },
  );
  const exported = JSON.stringify(body);
  expect(exported).toContain('"mealPlans"');
  expect(exported).toContain('"recipes"');
  expect(exported).toContain('Tapioca com queijo, mamão e café');
});
