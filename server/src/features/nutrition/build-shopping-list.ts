import { SHOPPING_GROUPS } from '@vida/contract/nutrition/meal-kinds.ts';
import type { MealPlan, ShoppingList } from '@vida/contract/nutrition/meal-schemas.ts';
import type { Food } from '../../adviser/food/food.ts';
import { findMarketFacts, type MarketFacts } from './market-facts.ts';
import { roundGrams, sayGrams, sayUnits } from './shopping-amounts.ts';

type Plan = Pick<MealPlan, 'day' | 'meals'>;

/** What is bought under one name, whatever dishes it goes into. */
interface Bought {
  readonly foodId: string;
  readonly facts: MarketFacts;
  grams: number;
  units: number;
  readonly days: Set<string>;
}

const collect = (plans: readonly Plan[], findFood: (id: string) => Food | undefined): Bought[] => {
  const byName = new Map<string, Bought>();
  for (const { day, meals } of plans)
    for (const { foodId, grams } of meals.flatMap(({ items }) => items)) {
      const food = findFood(foodId);
      const facts = food && findMarketFacts(food);
      if (!facts) continue;
      const bought = byName.get(facts.name) ?? { foodId, facts, grams: 0, units: 0, days: new Set() };
      bought.grams += grams * facts.rawPerGram;
      bought.units += facts.unit ? grams / facts.unit.gramsEach : 0;
      bought.days.add(day);
      byName.set(facts.name, bought);
    }
  return [...byName.values()];
};

const toItem = ({ foodId, facts, grams, units, days }: Bought) => {
  const rounded = roundGrams(grams);
  const amount = facts.unit ? sayUnits(units, facts.unit) : sayGrams(rounded);
  return { foodId, name: facts.name, grams: rounded, amount, days: days.size };
};

/** What the plans, one a day, need from the market: by part of the market, then by name. */
export const buildShoppingList = (plans: readonly Plan[], findFood: (id: string) => Food | undefined): ShoppingList => {
  const bought = collect(plans, findFood);
  const groups = SHOPPING_GROUPS.map((group) => ({
    group,
    items: bought
      .filter(({ facts }) => facts.group === group)
      .map(toItem)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
  }));
  return {
    plannedDays: plans.map(({ day }) => day).toSorted(),
    groups: groups.filter(({ items }) => items.length > 0),
  };
};
