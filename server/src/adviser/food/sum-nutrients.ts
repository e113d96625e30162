import { roundTo } from '@vida/contract/core/decimals.ts';
import { NUTRIENTS, type Nutrient, type Nutrients } from '@vida/contract/nutrition/meal-kinds.ts';
import type { Serving } from './food.ts';

const mapNutrients = (amountOf: (nutrient: Nutrient) => number): Nutrients =>
  Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, amountOf(nutrient)])) as Nutrients;

/**
 * What a serving has, exact. `saltFactor`: share of the usual salt of the kitchen (1, 0.5, 0.25), counted as sodium.
 */
export const nutrientsOf = ({ food, grams }: Serving, saltFactor: number): Nutrients =>
  mapNutrients((nutrient) => {
    const per100 = food.per100[nutrient] + (nutrient === 'sodium' ? saltFactor * food.addedSodiumPer100 : 0);
    return (grams / 100) * per100;
  });

export const sumNutrients = (list: readonly Nutrients[]): Nutrients =>
  mapNutrients((nutrient) => list.reduce((sum, nutrients) => sum + nutrients[nutrient], 0));

const WHOLE: ReadonlySet<Nutrient> = new Set<Nutrient>(['calories', 'sodium', 'potassium']);

/** kcal and mg whole, grams with one decimal: as shown. */
export const roundNutrients = (nutrients: Nutrients): Nutrients =>
  mapNutrients((nutrient) => roundTo(nutrients[nutrient], WHOLE.has(nutrient) ? 0 : 1));
