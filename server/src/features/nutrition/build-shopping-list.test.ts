import type { MealPlan } from '@vida/contract/nutrition/meal-schemas.ts';
import { describe, expect, it } from 'vitest';
import { findFood, foods } from '../../adviser/food/food-table.ts';
import { buildShoppingList } from './build-shopping-list.ts';
import { findMarketFacts } from './market-facts.ts';
import { makeMeal } from './testing/sample-plan.ts';

type Plan = Pick<MealPlan, 'day' | 'meals'>;

const planOf = (day: string, eaten: Readonly<Record<string, number>>): Plan => ({
  day,
  meals: [makeMeal('lunch', 'Almoço', eaten)],
});
const listOf = (...plans: Plan[]) => buildShoppingList(plans, findFood);
const amountOf = (foodId: string, grams: number) =>
  listOf(planOf('2026-11-21', { [foodId]: grams })).groups[0]?.items[0]?.amount;

describe('the shopping list', () => {
  it('adds up a food over days and dishes, raw', () => {
    const list = listOf(
      planOf('2026-11-22', { 'arroz-branco-cozido': 125, 'peito-de-frango-grelhado': 100 }),
      planOf('2026-11-21', { 'arroz-branco-cozido': 150, 'peito-de-frango-cozido': 80 }),
    );
    expect(list.plannedDays).toEqual(['2026-11-21', '2026-11-22']);
    expect(list.groups).toEqual([
      {
        group: 'grains',
        items: [
          {
            foodId: 'arroz-branco-cozido',
            name: 'Arroz branco',
            grams: 110,
            amount: 'cerca de 110 g',
            days: 2,
          },
        ],
      },
      {
        group: 'meat_fish',
        items: [
          {
            foodId: 'peito-de-frango-grelhado',
            name: 'Peito de frango sem pele',
            grams: 250,
            amount: 'cerca de 250 g',
            days: 2,
          },
        ],
      },
    ]);
  });

  it.each([
    ['ovo-cozido', 350, '7 unidades'],
    ['ovo-frito', 50, '1 unidade'],
    ['clara-de-ovo-cozida', 60, '2 unidades'],
    ['banana-prata', 100, '2 unidades'],
    ['mamao-papaia', 140, '1 unidade'],
    ['pao-frances', 50, '1 unidade'],
    ['iogurte-natural-desnatado', 340, '2 potes'],
    ['leite-desnatado', 600, '1 litro'],
    ['morango', 120, 'cerca de 120 g'],
    ['melancia', 150, 'cerca de 300 g'],
    ['feijao-carioca-cozido', 140, 'cerca de 70 g'],
    ['carne-moida-acem-cozida', 900, 'cerca de 1,3 kg'],
    ['couve-manteiga-refogada', 60, 'cerca de 110 g'],
    ['cafe-coado-sem-acucar', 50, 'cerca de 5 g'],
    ['azeite-de-oliva', 8, 'cerca de 10 g'],
  ])('%s, %i g, is %s', (foodId, grams, amount) => {
    expect(amountOf(foodId, grams)).toBe(amount);
  });

  it('counts eggs together, boiled, fried or their whites', () => {
    const { groups } = listOf(planOf('2026-11-21', { 'ovo-cozido': 50, 'ovo-frito': 50, 'clara-de-ovo-cozida': 60 }));
    expect(groups.flatMap(({ items }) => items.map(({ name, amount }) => `${name}: ${amount}`))).toEqual([
      'Ovo de galinha: 4 unidades',
    ]);
  });

  it('leaves salt out', () => {
    expect(listOf(planOf('2026-11-21', { 'sal-de-cozinha': 1 })).groups).toEqual([]);
  });

  it('names no way of cooking what is bought raw, and finds a part of the market for almost all', () => {
    const bought = foods.flatMap((food) => findMarketFacts(food) ?? []);
    for (const { name } of bought.filter(({ group }) => group === 'produce' || group === 'grains'))
      expect(name).not.toMatch(/ (cozid|refogad|grelhad)[oa]| cru[a]?$/);
    const others = foods.filter((food) => findMarketFacts(food)?.group === 'other');
    expect(new Set(others.map(({ group }) => group))).toEqual(new Set(['preparacoes', 'doces', 'salgadinhos']));
  });
});
