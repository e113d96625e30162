import { SHOPPING_GROUPS } from '@vida/contract/nutrition/meal-kinds.ts';
import type { MealPlan, ShoppingList } from '@vida/contract/nutrition/meal-schemas.ts';
import type { Food } from '../../adviser/food/food.ts';
import { findMarketFacts, type MarketFacts } from './market-facts.ts';

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

/** Step in which people weigh: 5 g, 10 g, 50 g, then 100 g. */
const stepOf = (grams: number): number => {
  if (grams < 50) return 5;
  if (grams < 250) return 10;
  return grams < 1000 ? 50 : 100;
};

// Binary fractions: 0.1 · 50 is a hair above 5.
const upTo = (amount: number, step: number): number => Math.ceil(Number((amount / step).toFixed(6))) * step;

/** Rounded up, so that nothing is missing. */
const roundGrams = (grams: number): number => upTo(grams, stepOf(grams));

const inKilograms = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** 'cerca de 350 g', 'cerca de 1,2 kg'; `grams` already rounded. */
const sayGrams = (grams: number): string =>
  grams < 1000 ? `cerca de ${grams} g` : `cerca de ${inKilograms.format(grams / 1000)} kg`;

/** '7 unidades', '1 pote': whole ones only. */
const sayUnits = (count: number, { one, many }: NonNullable<MarketFacts['unit']>): string => {
  const whole = upTo(count, 1);
  return `${whole} ${whole === 1 ? one : many}`;
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
