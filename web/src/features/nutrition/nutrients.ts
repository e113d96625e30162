import { NUTRIENTS, type Nutrient, type Nutrients } from '@vida/contract/nutrition/meal-kinds.ts';
import { formatNumber } from '../../ui/format-number.ts';

/** The unit in which a nutrient is told. */
export const nutrientUnits: Readonly<Record<Nutrient, string>> = {
  calories: 'kcal',
  carbs: 'g',
  proteins: 'g',
  fats: 'g',
  fiber: 'g',
  sodium: 'mg',
  potassium: 'mg',
};

/** A nutrient with its unit: '1.840 kcal', '42,5 g', '920 mg'. */
export const formatNutrient = (nutrient: Nutrient, value: number): string =>
  `${formatNumber(value, nutrientUnits[nutrient] === 'g' ? 1 : 0)} ${nutrientUnits[nutrient]}`;

/** How much of a food, '70 g'; the unit never begins a line. */
export const formatGrams = (grams: number): string => `${formatNumber(grams, 0)}\u00a0g`;

/** 'leite, ovos e soja' */
export const formatList = (parts: readonly string[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(parts);

/** What some meals have together; one decimal, as each of them has. */
export const sumMeals = (meals: readonly Nutrients[]): Nutrients => {
  const sumOf = (nutrient: Nutrient): number =>
    Math.round(meals.reduce((sum, meal) => sum + meal[nutrient], 0) * 10) / 10;
  return Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, sumOf(nutrient)])) as Record<Nutrient, number>;
};

/** How a dish is made; its text has one step a line. */
export const stepsOf = (preparation: string): string[] => preparation.split('\n').filter((step) => step.trim());
