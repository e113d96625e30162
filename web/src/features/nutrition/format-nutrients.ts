import type { Nutrient } from '@vida/contract/nutrition/meal-kinds.ts';
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
