import { deleteRecipe } from '@vida/contract/nutrition/nutrition-endpoints.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { recipes } from './nutrition-tables.ts';
import { type EatingPerson, startEating } from './testing/eating-person-fixture.ts';
import { sampleMeals } from './testing/sample-plan.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const { breakfast, lunch } = sampleMeals();
let app: TestApp;
let person: EatingPerson;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(now);
  person = await startEating(app);
});

it('keeps a meal of a plan as it was sent, with its figures from the table', async () => {
  const { status, body } = await person.saveRecipe({ ...lunch, calories: 1, fats: 999 });
  expect(status).toBe(201);
  expect(body).toEqual({ ...lunch, id: expect.any(String), createdAt: now.toISOString(), conflicts: [] });
  app.setNow(new Date('2026-11-21T13:00:00.000Z'));
  const second = await person.saveRecipe(breakfast);
  expect(await person.listRecipes()).toEqual([second.body, body]);
});

it('answers what is kept already, and keeps another amount as another recipe', async () => {
  const first = await person.saveRecipe(lunch);
  const again = await person.saveRecipe({ ...lunch, items: lunch.items.toReversed(), preparation: 'Outro' });
  expect(again.body).toEqual(first.body);
  const [rice, ...others] = lunch.items;
  await person.saveRecipe({ ...lunch, items: [{ foodId: rice?.foodId, grams: 50 }, ...others] });
  expect(await person.listRecipes()).toHaveLength(2);
});

it('refuses a food that is not in the table, by its place', async () => {
  const items = [...lunch.items, { foodId: 'comida-de-astronauta', grams: 10 }];
  const answer = await person.saveRecipe({ ...lunch, items });
  expect(answer.status).toBe(400);
  expect(answer.error.details).toEqual([{ field: 'items.5.foodId', message: 'Alimento não está na nossa tabela.' }]);
  expect(await person.listRecipes()).toEqual([]);
});

it('does not say how to make what the person must not eat', async () => {
  await person.saveRecipe(breakfast);
  await person.saveRecipe(lunch);
  await person.saveProfile({ foodAllergies: ['Leite'] });
  const [keptLunch, keptBreakfast] = await person.listRecipes();
  expect(keptLunch).toMatchObject({ conflicts: [], preparation: lunch.preparation });
  expect(keptBreakfast?.preparation).toBe('');
  expect(keptBreakfast?.conflicts.join()).toMatch(/leite/i);
});

it('gives a deleted recipe back whole, although it conflicts', async () => {
  const { body } = await person.saveRecipe(breakfast);
  await person.saveProfile({ foodAllergies: ['Leite'] });
  const { body: removed } = await app.call(deleteRecipe, { params: { id: body.id } }, { token: person.token });
  expect(removed.preparation).toBe(breakfast.preparation);
  expect((await person.saveRecipe(removed)).body.preparation).toBe('');
  await person.saveProfile({});
  expect((await person.listRecipes())[0]?.preparation).toBe(breakfast.preparation);
});

it('finds an allergen in the person’s own words', async () => {
  await person.saveProfile({ foodAllergies: ['Amendoim'] });
  const { body } = await person.saveRecipe({ ...lunch, name: 'Frango com molho de amendoim' });
  expect(body.preparation).toBe('');
  expect(body.conflicts.join()).toMatch(/amendoim/i);
});

it('deletes a recipe, once, and only the person’s own', async () => {
  const { body } = await person.saveRecipe(lunch);
  const other = await startEating(app);
  const remove = (token: string) => app.call(deleteRecipe, { params: { id: body.id } }, { token });
  expect((await remove(other.token)).status).toBe(404);
  expect((await remove(person.token)).body).toEqual(body);
  expect((await remove(person.token)).status).toBe(404);
  expect((await person.saveRecipe(body)).status).toBe(201);
});

it('keeps 200 and says so instead of losing one', async () => {
  await app.db.insert(recipes).values(
    Array.from({ length: 200 }, (_, index) => ({
      userId: person.userId,
      type: 'lunch' as const,
      name: `Receita ${index}`,
      description: '',
      preparation: '',
      items: [{ foodId: 'arroz-branco-cozido', grams: 100 }],
      contentKey: `${index}`,
      createdAt: now,
    })),
  );
  const answer = await person.saveRecipe(lunch);
  expect(answer.status).toBe(409);
  expect(answer.error.code).toBe('too_many_recipes');
  expect(await person.listRecipes()).toHaveLength(200);
});
