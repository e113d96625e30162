import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { answering } from '../../../testing/model-server.ts';
import { askDay } from '../../built-in/meals/ask-day.ts';
import { createBuiltInMealPlanner } from '../../built-in/meals/built-in-meal-planner.ts';
import { solveDay } from '../../built-in/meals/solve-day.ts';
import { loadSolver } from '../../built-in/meals/solver/solver.ts';
import { findFood } from '../../food/food-table.ts';
import { findFoodRules } from '../../guardrails/food/find-food-rules.ts';
import { findMealConflicts } from '../../guardrails/food/find-meal-conflicts.ts';
import type { MealPlanner, MealRequest } from '../../meal-planner.ts';
import { estimateTokens } from '../model-question.ts';
import { ADULT, startStructured, TODAY, USER_ID, useless } from '../testing/structured-fixture.ts';
import { bandsOf, chooseOffer } from './meal-question.ts';
import { withModelMeals } from './model-meal-planner.ts';

const planner = createBuiltInMealPlanner();
afterAll(planner.close);
const solver = await loadSolver();

const asking = (change: Partial<MealRequest> = {}, profile: Partial<HealthProfile> = {}) => ({
  profile: { ...ADULT, ...profile },
  today: TODAY,
  mealType: 'general' as const,
  kept: [],
  nearFoodIds: new Set<string>(),
  seed: 7,
  userId: USER_ID,
  ...change,
});

/** What the rules plan, thought out once. */
const planned = await planner.planMeals(asking());
const rules: MealPlanner = { planMeals: async () => planned, close: planner.close };

interface Proposed {
  readonly type: string;
  readonly items: readonly { readonly foodId: string; readonly grams: number }[];
}

/** A good answer of a model: foods of the offer that make a day. */
const goodMeals = (request: MealRequest): readonly Proposed[] => {
  const { question } = askDay(request);
  const offer = chooseOffer(question.fresh);
  const solved = solveDay(solver, { ...question, candidates: offer, fresh: offer });
  return question.slots.map((slot) => ({
    type: slot.type,
    items: (solved?.choices ?? [])
      .filter(({ candidate }) => candidate.slot === slot)
      .map(({ serving }) => ({ foodId: serving.food.id, grams: serving.grams })),
  }));
};

const diabetic = { chronicConditions: ['Diabetes Tipo 2', 'Hipertensão'], foodAllergies: ['Leite'] };

describe('meals of a model', () => {
  it.each([
    ['an adult', {}],
    ['somebody with diabetes, hypertension and an allergy', diabetic],
    ['a vegetarian', { dietaryRestrictions: ['Vegetariano'] }],
  ])('for %s are its foods with our figures and words', async (_, profile) => {
    const request = asking({}, profile);
    const proposed = goodMeals(request);
    const { deps, server, tallied } = await startStructured([answering({ meals: proposed })]);
    const draft = await withModelMeals(rules, deps).planMeals(request);
    expect(tallied).toEqual(['meals model']);
    expect(draft.source).toBe('model');
    expect(draft.meals.map(({ items }) => items.map(({ foodId }) => foodId))).toEqual(
      proposed.map(({ items }) => items.map(({ foodId }) => foodId)),
    );
    const foodRules = findFoodRules(request.profile, TODAY);
    expect(draft.meals.flatMap((meal) => findMealConflicts(foodRules, meal))).toEqual([]);
    for (const [nutrient, { min, max }] of bandsOf(askDay(request))) {
      const sum = draft.meals.reduce((total, meal) => total + meal[nutrient], 0);
      expect(sum).toBeGreaterThanOrEqual((min ?? 0) - 3);
      expect(sum).toBeLessThanOrEqual((max ?? Number.POSITIVE_INFINITY) + 3);
    }
    expect(server.requests[0]?.raw).not.toContain(USER_ID);
    const [system, user] = server.requests[0]?.messages ?? [];
    expect(estimateTokens(`${system?.content}${user?.content}`)).toBeLessThan(2000);
  });

  it('are mended in their portions before they are judged', async () => {
    const request = asking();
    const small = goodMeals(request).map(({ type, items }) => ({
      type,
      items: items.map(({ foodId, grams }) => ({ foodId, grams: Math.max(5, Math.round(0.8 * grams)) })),
    }));
    const { deps, tallied } = await startStructured([answering({ meals: small })]);
    expect((await withModelMeals(rules, deps).planMeals(request)).source).toBe('model');
    expect(tallied).toEqual(['meals model']);
  });

  const withItem = (item: object) => (meals: readonly Proposed[]) =>
    meals.map((meal, at) => (at === 0 ? { ...meal, items: [...meal.items, item] } : meal));
  const bad: readonly (readonly [string, RegExp, (meals: readonly Proposed[]) => unknown])[] = [
    ['a food nobody knows', /"pao-de-unicornio" não está/, withItem({ foodId: 'pao-de-unicornio', grams: 50 })],
    ['an allergen', /"leite-desnatado" não está/, withItem({ foodId: 'leite-desnatado', grams: 200 })],
    ['a ton of something', /formato/, withItem({ foodId: 'banana-prata', grams: 1_000_000_000 })],
    ['less than nothing of something', /formato/, withItem({ foodId: 'banana-prata', grams: -50 })],
    ['figures of its own', /formato/, withItem({ foodId: 'banana-prata', grams: 80, calories: -10 })],
    ['a food twice', /repetido em breakfast/, (meals) => withItem(meals[0]?.items[0] ?? {})(meals)],
    [
      'a meal too many',
      /só foram pedidas/,
      (meals) => [...meals, { type: 'snack', items: [{ foodId: 'banana-prata', grams: 80 }] }],
    ],
    ['a meal too few', /falta comida em breakfast/, (meals) => meals.slice(1)],
    [
      'lunch and dinner without a main dish',
      /falta comida em lunch: protein/,
      (meals) =>
        meals.map((meal) => ({
          ...meal,
          items: meal.items.filter(
            ({ foodId }) => meal.type === 'breakfast' || meal.type === 'snack' || findFood(foodId)?.role !== 'protein',
          ),
        })),
    ],
    [
      'far too little of everything',
      /energia \(kcal\) deu \d+, deve ter no mínimo/,
      (meals) => meals.map(({ type, items }) => ({ type, items: items.map(({ foodId }) => ({ foodId, grams: 5 })) })),
    ],
  ];
  const feast = { base: 4, legume: 1, protein: 2, cooked: 1, salad: 1, oil: 1 } as const;
  it.each([
    ['many carbohydrates', { chronicConditions: ['Diabetes Tipo 2'] }, /carboidrato demais na refeição/],
    ['much salt', { chronicConditions: ['Hipertensão'] }, /sódio demais na refeição/],
    [
      'meat with milk',
      { chronicConditions: ['Hipertensão'], dietaryRestrictions: ['Kosher'] },
      /carne com leite \(Kosher\)/,
    ],
  ])('of %s are refused by what holds for every meal', async (_, profile, why) => {
    const request = asking({ mealType: 'lunch' }, profile);
    const offer = chooseOffer(askDay(request).question.fresh);
    const chosen = (['base', 'legume', 'protein', 'cooked', 'salad', 'oil'] as const).flatMap((part) =>
      offer.filter(({ parts }) => parts.includes(part)).slice(0, feast[part]),
    );
    const items = [...new Set(chosen)].map(({ food, servings }) => ({
      foodId: food.id,
      grams: servings.at(-1)?.grams,
    }));
    const { deps, server } = await startStructured([answering({ meals: [{ type: 'lunch', items }] })]);
    expect(await withModelMeals(rules, deps).planMeals(request)).toEqual(planned);
    expect(server.requests[1]?.messages.at(-1)?.content).toMatch(why);
  });

  const good = goodMeals(asking({}, diabetic));
  it.each(bad)('with %s are asked for once more, saying %s, and then planned by the rules', async (_, why, spoil) => {
    const request = asking({}, diabetic);
    const { deps, server, tallied } = await startStructured([answering({ meals: spoil(good) })]);
    const draft = await withModelMeals(rules, deps).planMeals(request);
    expect(draft).toEqual(planned);
    expect(server.requests).toHaveLength(2);
    expect(server.requests[1]?.messages.at(-1)?.content).toMatch(why);
    expect(tallied).toEqual(['meals guardrail']);
  });

  it('of one kind stand beside what is kept', async () => {
    const kept = planned.meals.filter(({ type }) => type !== 'lunch');
    const request = asking({ kept, mealType: 'lunch' });
    const { deps } = await startStructured([answering({ meals: goodMeals(request) })]);
    const draft = await withModelMeals(rules, deps).planMeals(request);
    expect(draft).toMatchObject({ source: 'model', meals: [{ type: 'lunch' }] });
  });

  it.each(useless)('are the rules’ when the model %s', async (_, script) => {
    const request = asking({ mealType: 'snack' });
    const { deps, tallied } = await startStructured(script, { timeoutMs: 300 });
    expect(await withModelMeals(rules, deps).planMeals(request)).toEqual(planned);
    expect(tallied[0]).toMatch(/^meals (?:model_failed|guardrail)$/);
  });

  it('are not asked for without leave, nor where no plan is made', async () => {
    const { deps, server } = await startStructured([answering({ meals: [] })], { mayUse: () => false });
    expect((await withModelMeals(rules, deps).planMeals(asking({ mealType: 'snack' }))).source).toBe('rules');
    const pregnant = asking({}, { pregnant: true });
    await expect(withModelMeals(planner, deps).planMeals(pregnant)).rejects.toMatchObject({
      reason: 'pregnant',
    });
    const leave = await startStructured([answering({ meals: [] })]);
    await expect(withModelMeals(planner, leave.deps).planMeals(pregnant)).rejects.toMatchObject({
      reason: 'pregnant',
    });
    expect([...server.requests, ...leave.server.requests]).toEqual([]);
  });
});

it('offers nothing that the person may not have', () => {
  const request = asking({}, diabetic);
  const foodRules = findFoodRules(request.profile, TODAY);
  const offer = chooseOffer(askDay(request).question.fresh);
  expect(offer.length).toBeGreaterThan(30);
  expect(offer.flatMap(({ food }) => foodRules.exclude(findFood(food.id) ?? food))).toEqual([]);
});
