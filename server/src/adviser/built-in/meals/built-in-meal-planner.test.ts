import type { Nutrient } from '@vida/contract/nutrition/meal-kinds.ts';
import { FOOD_ALLERGIES } from '@vida/contract/profile/profile-choices.ts';
import { type HealthProfile, newHealthProfileSchema } from '@vida/contract/profile/profile-schemas.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { findFood } from '../../food/food-table.ts';
import { findFoodRules } from '../../guardrails/food/find-food-rules.ts';
import { findMealConflicts } from '../../guardrails/food/find-meal-conflicts.ts';
import { type MealPlanDraft, type MealRequest, NoPlanError, NothingFitsError } from '../../meal-planner.ts';
import { createBuiltInMealPlanner } from './built-in-meal-planner.ts';
import { findEquivalents, swapInMeal } from './equivalents.ts';
import { isMainDish } from './menu/parts.ts';

const TODAY = '2026-11-21';
const profileOf = (fields: Partial<HealthProfile>): HealthProfile => ({
  ...newHealthProfileSchema.parse({}),
  updatedAt: null,
  ...fields,
});
const planner = createBuiltInMealPlanner();
/** Tests run at once: each plan is somebody else's. */
let people = 0;
afterAll(() => planner.close());

const plan = (fields: Partial<HealthProfile>, more: Partial<MealRequest> = {}) => {
  people += 1;
  return planner.planMeals({
    userId: `person ${people}`,
    profile: profileOf(fields),
    today: TODAY,
    mealType: 'general',
    kept: [],
    nearFoodIds: new Set(),
    seed: 1,
    ...more,
  });
};
const total = ({ meals }: MealPlanDraft, nutrient: Nutrient): number =>
  meals.reduce((sum, meal) => sum + meal[nutrient], 0);
const conflictsOf = (fields: Partial<HealthProfile>, { meals }: MealPlanDraft) =>
  meals.flatMap((meal) => findMealConflicts(findFoodRules(profileOf(fields), TODAY), meal));

const foodIdsOf = ({ items }: MealPlanDraft['meals'][number]) => items.map(({ foodId }) => foodId);
const animalsIn = ({ meals }: MealPlanDraft) => new Set(meals.flatMap(foodIdsOf).map((id) => findFood(id)?.animal));
/** No bowl of two kinds of beans, no salad of two lettuces, no oil on cheese bread, no oil by the ladle. */
const expectNothingSilly = ({ meals }: MealPlanDraft) => {
  for (const { items, ...meal } of meals) {
    const ids = foodIdsOf({ items, ...meal });
    for (const kind of ['feijao-', 'alface-'])
      expect(ids.filter((id) => id.startsWith(kind)).length).toBeLessThanOrEqual(1);
    const oil = items.find(({ foodId }) => findFood(foodId)?.group === 'gorduras');
    expect(oil?.grams ?? 0).toBeLessThanOrEqual(meal.type === 'breakfast' ? 8 : 16);
    if (ids.includes('pao-de-queijo') && meal.type === 'breakfast') expect(oil).toBeUndefined();
  }
};

describe('a day without conditions', () => {
  it('keeps every band of the specification and has the meals of a day', async () => {
    const draft = await plan({});
    expect(draft.relaxed).toEqual([]);
    expect(draft.meals.map(({ type }) => type)).toEqual(['breakfast', 'lunch', 'dinner', 'snack']);
    expect(total(draft, 'calories')).toBeGreaterThanOrEqual(1800);
    expect(total(draft, 'calories')).toBeLessThanOrEqual(2200);
    expect(total(draft, 'carbs')).toBeLessThanOrEqual(250);
    expect(total(draft, 'proteins')).toBeGreaterThanOrEqual(100);
    expect(total(draft, 'fiber')).toBeGreaterThanOrEqual(25);
    expect(total(draft, 'fats')).toBeGreaterThanOrEqual(53.6);
    expect(total(draft, 'fats')).toBeLessThanOrEqual(80.4);
    for (const { preparation, description } of draft.meals) {
      expect(preparation.split('\n').length).toBeGreaterThanOrEqual(2);
      expect(description).not.toBe('');
    }
  });

  it('comes close to what is better still: 200 g of carbohydrate at most and 30 g of fibre at least', async () => {
    const drafts = await Promise.all([1, 2, 3, 4].map((seed) => plan({}, { seed })));
    const carbs = drafts.map((draft) => total(draft, 'carbs'));
    expect(carbs.reduce((sum, grams) => sum + grams, 0) / carbs.length).toBeLessThan(212);
    for (const draft of drafts) expect(total(draft, 'fiber')).toBeGreaterThanOrEqual(30);
  });

  it('is the same for the same seed and another one for another', async () => {
    const first = await plan({});
    expect(await plan({})).toEqual(first);
    expect(await plan({}, { seed: 2 })).not.toEqual(first);
  });

  it('does not bring back the main dishes of the days around', async () => {
    const first = await plan({});
    const ids = first.meals.flatMap(({ items }) => items.map(({ foodId }) => foodId));
    const next = await plan({}, { nearFoodIds: new Set(ids) });
    const mains = next.meals.flatMap(({ type, items }) =>
      items.map(({ foodId }) => findFood(foodId)).filter((food) => food !== undefined && isMainDish(food, type)),
    );
    expect(mains.length).toBeGreaterThan(0);
    expect(mains.filter((food) => food !== undefined && ids.includes(food.id))).toEqual([]);
  });

  it('plans one meal so that the day still keeps its bands', async () => {
    const whole = await plan({});
    const kept = whole.meals.filter(({ type }) => type !== 'lunch');
    const draft = await plan({}, { mealType: 'lunch', kept, seed: 9 });
    expect(draft.meals.map(({ type }) => type)).toEqual(['lunch']);
    const day = { ...draft, meals: [...kept, ...draft.meals] };
    expect(draft.relaxed).toEqual([]);
    expect(total(day, 'calories')).toBeLessThanOrEqual(2200);
    expect(total(day, 'proteins')).toBeGreaterThanOrEqual(100);
  });
});

describe('profiles', () => {
  it.each([1, 2, 3])('vegan with gluten, soy and nut allergies, day %i: nothing of animal origin', async (seed) => {
    const who = { dietaryRestrictions: ['Vegano'], foodAllergies: ['Glúten', 'Soja', 'Nozes'] };
    const draft = await plan(who, { seed });
    expect(conflictsOf(who, draft)).toEqual([]);
    expect(animalsIn(draft)).toEqual(new Set(['none']));
    expect(total(draft, 'proteins')).toBeGreaterThanOrEqual(80);
    expect(draft.relaxed).toEqual(['protein_80']);
    expectNothingSilly(draft);
  });

  it.each([1, 2, 3])('kidney disease with diabetes, day %i: what each meal and the day may have', async (seed) => {
    const who = { chronicConditions: ['Doença Renal', 'Diabetes Tipo 2'], currentWeight: 70 };
    const draft = await plan(who, { seed });
    expect(conflictsOf(who, draft)).toEqual([]);
    expect(total(draft, 'proteins')).toBeLessThanOrEqual(56);
    expect(total(draft, 'potassium')).toBeLessThanOrEqual(2000);
    expect(total(draft, 'sodium')).toBeLessThanOrEqual(2000);
    const most = { breakfast: 45, lunch: 60, dinner: 55, snack: 20 };
    for (const { type, carbs, items } of draft.meals) {
      expect(carbs).toBeLessThanOrEqual(most[type]);
      for (const { potassium } of items) expect(potassium).toBeLessThanOrEqual(350);
    }
    expectNothingSilly(draft);
  });

  it('hypertension: little sodium in the day and in each main meal', async () => {
    const draft = await plan({ chronicConditions: ['Hipertensão'] });
    expect(total(draft, 'sodium')).toBeLessThanOrEqual(2000);
    for (const { type, sodium } of draft.meals) if (type !== 'snack') expect(sodium).toBeLessThanOrEqual(700);
  });

  it('keeps meat and dairy apart for Kosher', async () => {
    const who = { dietaryRestrictions: ['Kosher'] };
    expect(conflictsOf(who, await plan(who))).toEqual([]);
  });

  it('has something sane where almost everything is out', async () => {
    const who = {
      dietaryRestrictions: ['Vegano', 'Baixo Sódio', 'Baixo Açúcar'],
      foodAllergies: FOOD_ALLERGIES.filter((allergy) => allergy !== 'Outros'),
      chronicConditions: ['Doença Renal', 'Diabetes Tipo 2'],
    };
    const draft = await plan(who);
    expect(conflictsOf(who, draft)).toEqual([]);
    expect(draft.meals.map(({ type }) => type)).toEqual(['breakfast', 'lunch', 'dinner', 'snack']);
    expect(draft.relaxed).toContain('protein_possible');
    expect(total(draft, 'calories')).toBeGreaterThan(1000);
    expect(total(draft, 'potassium')).toBeLessThanOrEqual(2000);
    expect(total(draft, 'sodium')).toBeLessThanOrEqual(1500);
  });

  it('says when the kept meals leave no room', async () => {
    const { meals } = await plan({});
    const kept = meals.filter(({ type }) => type !== 'lunch').map((meal) => ({ ...meal, sodium: 800 }));
    const request = { mealType: 'lunch' as const, kept };
    await expect(plan({ chronicConditions: ['Hipertensão'] }, request)).rejects.toBeInstanceOf(NothingFitsError);
  });

  it('makes no plan in pregnancy', async () => {
    await expect(plan({ pregnant: true })).rejects.toEqual(new NoPlanError('pregnant'));
  });
});

describe('equivalents', () => {
  it('offers nearby foods of the same role and makes the meal anew', async () => {
    const draft = await plan({ foodAllergies: ['Peixes'] });
    const lunch = draft.meals.find(({ type }) => type === 'lunch');
    const rice = lunch?.items.find(({ foodId }) => findFood(foodId)?.role === 'base-carb');
    if (lunch === undefined || rice === undefined) throw new Error('a lunch has a base');
    const profile = profileOf({ foodAllergies: ['Peixes'] });
    const [nearest, ...others] = findEquivalents(profile, TODAY, lunch, rice.foodId);
    if (nearest === undefined) throw new Error('rice has equivalents');
    expect(others.length).toBeLessThan(8);
    expect(Math.abs(nearest.calories - rice.calories)).toBeLessThanOrEqual(Math.max(25, 0.2 * rice.calories) + 1);
    const swapped = swapInMeal(profile, TODAY, lunch, rice.foodId, nearest.foodId);
    expect(swapped?.items.map(({ foodId }) => foodId)).toContain(nearest.foodId);
    expect(swapped?.name).not.toBe(lunch.name);
    expect(swapInMeal(profile, TODAY, lunch, rice.foodId, 'tilapia-assada')).toBeNull();
  });
});
