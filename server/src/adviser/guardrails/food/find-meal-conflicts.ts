import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import { findFood } from '../../food/food-table.ts';
import { once } from '../../load-knowledge.ts';
import type { FoodRules } from './find-food-rules.ts';
import { createWordScan } from './scan-text.ts';
import { parseWordList } from './word-lists.ts';

/** A meal as it is stored, shown or proposed. */
export interface CheckedMeal {
  readonly type?: MealType;
  readonly name: string;
  readonly description: string;
  readonly preparation: string;
  readonly items: readonly { readonly foodId: string; readonly name: string }[];
}

const namesMeat = once(() => createWordScan({ words: parseWordList('@meat'), harmless: parseWordList('@no_meat') }));
const namesDairy = once(() =>
  createWordScan({
    words: parseWordList('@leite|@dairy_dishes'),
    harmless: parseWordList('@leite:harmless'),
  }),
);

const textOf = ({ name, description, preparation, items }: CheckedMeal): string =>
  [name, description, preparation, ...items.map((item) => item.name)].join('\n');

/**
 * Why a meal may not be shown to a person, in Portuguese; empty when it may. Checks its foods by the table, and its
 * texts for foods that the table does not have.
 */
export const findMealConflicts = (rules: FoodRules, meal: CheckedMeal): readonly string[] => {
  const text = textOf(meal);
  const foods = meal.items.flatMap(({ foodId }) => findFood(foodId) ?? []);
  const hasMeat = foods.some(({ animal }) => animal === 'meat') || namesMeat()(text);
  const hasDairy = foods.some(({ contains }) => contains.includes('leite')) || namesDairy()(text);
  const isLate = meal.type !== undefined && meal.type !== 'breakfast';
  return [
    ...new Set([
      ...meal.items
        .filter(({ foodId }) => findFood(foodId) === undefined)
        .map(({ name }) => `alimento desconhecido: ${name}`),
      ...foods.flatMap(rules.exclude),
      ...rules.findForbiddenWords(text),
      ...(rules.separatesMeatAndDairy && hasMeat && hasDairy ? ['carne com leite (Kosher)'] : []),
      ...(rules.caffeineOnlyAtBreakfast && isLate && foods.some(({ tags }) => tags.has('cafeina'))
        ? ['cafeína depois do café da manhã']
        : []),
    ]),
  ];
};
