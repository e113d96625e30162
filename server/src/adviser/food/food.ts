import type { MealType, Nutrients } from '@vida/contract/nutrition/meal-kinds.ts';

export const FOOD_ROLES = [
  'base-carb',
  'protein',
  'vegetable',
  'legume',
  'fruit',
  'dairy',
  'fat',
  'drink',
  'other',
] as const;
export type FoodRole = (typeof FOOD_ROLES)[number];

/** The food allergies of the profile as the table marks them. */
export const ALLERGENS = [
  'amendoim',
  'nozes',
  'leite',
  'ovos',
  'gluten',
  'soja',
  'peixes',
  'frutos-do-mar',
  'gergelim',
  'mostarda',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** The most restrictive thing of animal origin in it. */
export const ANIMAL_ORIGINS = ['none', 'honey', 'dairy', 'egg', 'fish', 'meat'] as const;
export type AnimalOrigin = (typeof ANIMAL_ORIGINS)[number];

/** A food of the table: facts for 100 g of what is eaten (TACO, USDA SR28, IBGE), household portion, what it contains. */
export interface Food {
  readonly id: string;
  /** Portuguese, as in the table: 'Arroz branco cozido'. */
  readonly name: string;
  readonly group: string;
  readonly slots: readonly MealType[];
  readonly role: FoodRole;
  readonly portionGrams: number;
  /** '5 colheres de sopa cheias'. */
  readonly portionLabel: string;
  /** For 100 g; `sodium` is what the food itself has, without salt of the kitchen. */
  readonly per100: Nutrients;
  /** mg of sodium for 100 g that Brazilian kitchens usually add (IBGE, POF 2008-2009); 0 where none is. */
  readonly addedSodiumPer100: number;
  readonly glycemicIndex: number | null;
  readonly contains: readonly Allergen[];
  readonly animal: AnimalOrigin;
  readonly tags: ReadonlySet<string>;
}

/** A food in a meal. */
export interface Serving {
  readonly food: Food;
  readonly grams: number;
}
