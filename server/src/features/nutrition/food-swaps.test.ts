import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { MealPlanRow } from './meal-plans-repository.ts';
import { type EatingPerson, startEating } from './testing/eating-person-fixture.ts';
import { makeMeal, storePlan } from './testing/sample-plan.ts';

const someId = '01930000-0000-7000-8000-000000000000';
let app: TestApp;
let person: EatingPerson;
let plan: MealPlanRow;
let place: { mealId: string; foodId: string };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await startEating(app);
  plan = await storePlan(app.db, person.userId, { day: '2026-11-21' });
  place = { mealId: plan.meals[1]?.id ?? '', foodId: 'peito-de-frango-grelhado' };
});

const nearest = async () => {
  const [first] = (await person.findEquivalents(plan.id, place)).body;
  if (!first) throw new Error('there is no equivalent');
  return first;
};

describe('swapping a food', () => {
  it('changes the meal in place, and nothing else of the plan', async () => {
    const { foodId, name, grams, portion, ...figures } = await nearest();
    const { status, body } = await person.swap(plan.id, { ...place, replacementId: foodId });
    expect(status).toBe(200);
    const meal = body.meals.find(({ id }) => id === place.mealId);
    expect(meal).toMatchObject(figures);
    expect(meal?.items).toContainEqual(expect.objectContaining({ foodId, name, grams, portion }));
    expect(meal?.items.map((item) => item.foodId)).not.toContain(place.foodId);
    expect(body.meals.filter(({ id }) => id !== place.mealId)).toEqual([plan.meals[0], plan.meals[2]]);
    expect(await person.list()).toEqual([body]);
  });

  it('offers nothing that the person must not eat', async () => {
    await person.saveProfile({ foodAllergies: ['Peixes'] });
    const offered = (await person.findEquivalents(plan.id, place)).body.map(({ foodId }) => foodId);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered).not.toContain('tilapia-assada');
    const refused = await person.swap(plan.id, { ...place, replacementId: 'tilapia-assada' });
    expect(refused.status).toBe(409);
    expect(refused.error.code).toBe('not_equivalent');
  });

  it('offers nothing with which the day would have too much', async () => {
    const meals = [
      makeMeal('lunch', 'Arroz e frango', { 'arroz-branco-cozido': 100, 'peito-de-frango-grelhado': 87 }),
      makeMeal('dinner', 'Arroz e frango', { 'arroz-branco-cozido': 100, 'peito-de-frango-grelhado': 80 }),
    ];
    const { id } = await storePlan(app.db, person.userId, { day: '2026-11-20', meals });
    const inLunch = { mealId: meals[0]?.id ?? '', foodId: 'peito-de-frango-grelhado' };
    const listOffered = async (currentWeight: number) => {
      await person.saveProfile({ chronicConditions: ['Doença Renal'], currentWeight });
      return (await person.findEquivalents(id, inLunch)).body.map(({ foodId }) => foodId);
    };
    // Shrimp has 0.7 g of protein more: within the day of 100 kg, beyond that of 71 kg.
    expect(await listOffered(100)).toContain('camarao-cozido');
    const offered = await listOffered(71);
    expect(offered).not.toContain('camarao-cozido');
    expect((await person.swap(id, { ...inLunch, replacementId: 'camarao-cozido' })).status).toBe(409);
    const swapped = await person.swap(id, { ...inLunch, replacementId: offered[0] ?? '' });
    expect(swapped.body).toMatchObject({ meals: [{}, {}], withheld: [] });
  });

  it.each(['mel', 'alface-crespa', 'comida-de-astronauta'])('refuses %s for meat', async (replacementId) => {
    const answer = await person.swap(plan.id, { ...place, replacementId });
    expect(answer.status).toBe(409);
    expect(answer.error.message).toBe('Este alimento não serve como troca aqui. Escolha um dos que aparecem na lista.');
    expect((await person.list())[0]?.meals).toEqual(plan.meals);
  });

  it.each([
    ['a meal', { mealId: someId }],
    ['a food', { foodId: 'tofu' }],
  ])('does not find %s that the plan has not', async (_what, change) => {
    expect((await person.findEquivalents(plan.id, { ...place, ...change })).status).toBe(404);
    const swap = { ...place, ...change, replacementId: 'tilapia-assada' };
    expect((await person.swap(plan.id, swap)).status).toBe(404);
  });

  it('does not find a withheld meal', async () => {
    await person.saveProfile({ dietaryRestrictions: ['Vegetariano'] });
    expect((await person.findEquivalents(plan.id, place)).status).toBe(404);
  });

  it('does not find another person’s plan', async () => {
    const other = await startEating(app);
    const { foodId } = await nearest();
    expect((await other.findEquivalents(plan.id, place)).status).toBe(404);
    expect((await other.swap(plan.id, { ...place, replacementId: foodId })).status).toBe(404);
    expect((await person.list())[0]?.meals).toEqual(plan.meals);
  });
});
