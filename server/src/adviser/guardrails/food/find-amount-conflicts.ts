import type { MealType, Nutrients } from '@vida/contract/nutrition/meal-kinds.ts';
import { findFood } from '../../food/food-table.ts';
import type { FoodRules } from './find-food-rules.ts';

/** A meal with its figures, as it is stored: kcal, grams and mg. */
export interface CountedMeal extends Nutrients {
  readonly type: MealType;
  readonly items: readonly (Nutrients & { readonly foodId: string })[];
}

/** Rounding, and a kilogram of body weight more or less, are no reason to take a meal away. */
const TOLERANCE = 1.05;
/** g: carbohydrates of a meal may differ so much from day to day. */
const CARBS_LEEWAY = 10;

const passes = (amount: number, limit: number | null | undefined): boolean =>
  limit != null && amount > TOLERANCE * limit;

/** Why a meal has too much of something for a person, in Portuguese; empty when it has not. */
export const findAmountConflicts = (rules: FoodRules, meal: CountedMeal): readonly string[] => {
  const mostCarbs = rules.carbsPerMeal?.[meal.type].max ?? null;
  const isMain = meal.type !== 'snack';
  return [
    ...(meal.items.some(({ potassium }) => passes(potassium, rules.potassiumPerPortion))
      ? ['potássio demais em um alimento']
      : []),
    ...(isMain && passes(meal.sodium, rules.sodiumPerMeal) ? ['sódio demais na refeição'] : []),
    ...(mostCarbs !== null && meal.carbs > mostCarbs + CARBS_LEEWAY
      ? ['carboidrato demais na refeição (diabetes)']
      : []),
  ];
};

type Amount = (meal: CountedMeal) => number;

const foodsTagged =
  (tag: string): Amount =>
  ({ items }) =>
    items.filter(({ foodId }) => findFood(foodId)?.tags.has(tag)).length;

/** Only a ban: one such food more than a plan would have chosen is no reason to take a meal away. */
const bannedAt = (limit: number | null): number | null => (limit === 0 ? 0 : null);

const dayLimits = (rules: FoodRules): readonly (readonly [Amount, number | null, string])[] => [
  [({ potassium }) => potassium, rules.potassiumPerDay, 'potássio demais no dia'],
  [({ sodium }) => sodium, rules.sodiumPerDay, 'sódio demais no dia'],
  [({ proteins }) => proteins, rules.proteinsPerDay, 'proteína demais no dia'],
  [foodsTagged('alto-gord-saturada'), bannedAt(rules.saturatedFoodsPerDay), 'gordura saturada demais no dia'],
  [foodsTagged('ultraprocessado'), bannedAt(rules.ultraProcessedPerDay), 'ultraprocessados demais no dia'],
];

/**
 * Which of a day's meals go because the day has too much of something for a person, and why: the one with most of it
 * first, until the rest fits.
 */
export const findDayConflicts = <M extends CountedMeal>(
  rules: FoodRules,
  meals: readonly M[],
): ReadonlyMap<M, string> => {
  const gone = new Map<M, string>();
  for (const [amount, limit, reason] of dayLimits(rules)) {
    const left = () => meals.filter((meal) => !gone.has(meal));
    const sum = () => left().reduce((total, meal) => total + amount(meal), 0);
    while (passes(sum(), limit)) {
      const [most] = left().toSorted((a, b) => amount(b) - amount(a));
      if (!most) break;
      gone.set(most, reason);
    }
  }
  return gone;
};
