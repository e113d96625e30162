import { z } from 'zod';
import { wordsOf } from '../../../text/tokenize.ts';
import type { Food } from '../../food/food.ts';
import { foods } from '../../food/food-table.ts';
import { once, parseTest, type Test } from '../../load-knowledge.ts';

const remembered = new WeakMap<Food, ReadonlySet<string>>();

/** Everything of a food that a cell can ask for: 'group:carnes', 'tag:porco', 'name:frango'. */
const factsOf = (food: Food): ReadonlySet<string> => {
  const known = remembered.get(food);
  if (known) return known;
  const { id, name, group, role, animal, contains, tags, kinds, vitaminK, purine, priceClass } = food;
  const facts = new Set([
    ...[`id:${id}`, `group:${group}`, `role:${role}`, `animal:${animal}`],
    ...[`vitamin_k:${vitaminK}`, `purine:${purine}`, `price_class:${priceClass}`],
    ...contains.map((allergen) => `contains:${allergen}`),
    ...[...tags].map((tag) => `tag:${tag}`),
    ...[...kinds].map((kind) => `kind:${kind}`),
    ...wordsOf(name).map((word) => `name:${word}`),
  ]);
  remembered.set(food, facts);
  return facts;
};

/** Figures of a food that a cell can compare: 'sodium_of_portion>140', in mg. */
const figures: Readonly<Record<string, (food: Food) => number>> = {
  sodium_of_portion: ({ portionGrams, per100 }) => (portionGrams / 100) * per100.sodium,
  glycemic_index: ({ glycemicIndex }) => glycemicIndex ?? 0,
};

const knownFacts = once(() => new Set(foods.flatMap((food) => [...factsOf(food)])));

/** What a term means: 'group:carnes', 'sodium_of_portion>140'. Throws for one that no food of the table has. */
export const foodTerm = (term: string): Test<Food> => {
  const [, name = '', least] = /^(\w+)>(\d+)$/.exec(term) ?? [];
  const figure = figures[name];
  if (figure) return (food) => figure(food) > Number(least);
  if (!knownFacts().has(term)) throw new RangeError(`no food is ${term}`);
  return (food) => factsOf(food).has(term);
};

/** The foods that a cell means; none for an empty one. Throws for a term that no food of the table has. */
export const foodsCell = z
  .string()
  .transform((cell): Test<Food> => (cell === '' ? () => false : parseTest(cell, foodTerm)));
