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

/** What a food does in a meal. `side` is what a snack has beside its fruit; `spread` what goes on the bread. */
export const PARTS = [
  'base',
  'legume',
  'protein',
  'cooked',
  'salad',
  'oil',
  'spread',
  'side',
  'fruit',
  'drink',
] as const;
export type Part = (typeof PARTS)[number];

/** What planner and guardrails ask of a food beyond its group; server/knowledge/README.md says each in words. */
export const FOOD_KINDS = [
  'oats',
  'milk',
  'yogurt',
  'soy_drink',
  'coffee',
  'rice',
  'lettuce',
  'cheese_bread',
  'brown_beans',
  'foreign_base',
  'blended',
  'sprinkled',
  'ready',
  'root',
  'concentrated_potassium',
  'heavy_fat',
  'good_fat',
  'tyramine',
] as const;
export type FoodKind = (typeof FOOD_KINDS)[number];

/** The most restrictive thing of animal origin in it. */
export const ANIMAL_ORIGINS = ['none', 'honey', 'dairy', 'egg', 'fish', 'meat'] as const;
export type AnimalOrigin = (typeof ANIMAL_ORIGINS)[number];

/** A food of the table: facts for 100 g of what is eaten (TACO, USDA SR28, IBGE), household portion, what it contains. */
export interface Food {
  readonly id: string;
  /** Portuguese, as in the table: 'Arroz branco cozido'. */
  readonly name: string;
  /** As said within a sentence: 'feijão-carioca', 'frango grelhado'. */
  readonly shortName: string;
  readonly group: string;
  readonly role: FoodRole;
  /** Parts that it takes in each kind of meal; none where plans never propose it. */
  readonly parts: Readonly<Partial<Record<MealType, readonly Part[]>>>;
  /** How usual it is on Brazilian tables, in steps of the objective; 0 for most. */
  readonly everyday: number;
  readonly portionGrams: number;
  /** '5 colheres de sopa cheias'. */
  readonly portionLabel: string;
  /** The portion as it is counted on the plate, where the label counts something else. */
  readonly countedAs: string;
  /** For 100 g; `sodium` is what the food itself has, without salt of the kitchen. */
  readonly per100: Nutrients;
  /** mg of sodium for 100 g that Brazilian kitchens usually add (IBGE, POF 2008-2009); 0 where none is. */
  readonly addedSodiumPer100: number;
  readonly glycemicIndex: number | null;
  readonly contains: readonly Allergen[];
  readonly animal: AnimalOrigin;
  readonly tags: ReadonlySet<string>;
  readonly kinds: ReadonlySet<FoodKind>;
  /** One step of cooking, for what is the main thing of a meal: 'Grelhe o frango em frigideira bem quente, até dourar'. */
  readonly preparation: string;
}

/** A food in a meal. */
export interface Serving {
  readonly food: Food;
  readonly grams: number;
}
