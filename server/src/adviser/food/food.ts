import { MEAL_TYPES } from '@vida/contract/nutrition/meal-kinds.ts';
import { z } from 'zod';
import { cellsSchema as names, numberSchema } from '../load-knowledge.ts';

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

const setOf = <Value>(values: readonly Value[]): ReadonlySet<Value> => new Set(values);

const number = z
  .string()
  .regex(/^\d+(?:\.\d+)?$/)
  .transform(Number);

/** 'lunch:base+legume|dinner:base+legume'. */
const parts = names
  .transform((cells) => Object.fromEntries(cells.map((cell) => cell.split(':'))))
  .pipe(
    z.partialRecord(
      z.enum(MEAL_TYPES),
      z
        .string()
        .transform((cell) => cell.split('+'))
        .pipe(z.array(z.enum(PARTS)).min(1)),
    ),
  );

/** A row becomes its food: names, units and what each column means stand in server/knowledge/README.md. */
const foodSchema = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,80}$/),
    name_pt: z.string().min(1),
    short_name: z.string(),
    group: z.string().min(1),
    role: z.enum(['base-carb', 'protein', 'vegetable', 'legume', 'fruit', 'dairy', 'fat', 'drink', 'other']),
    parts,
    everyday: z
      .string()
      .regex(/^(?:-?\d(?:\.5)?)?$/)
      .transform(Number),
    portion_g: number.refine((grams) => grams > 0),
    portion_label_pt: z.string().min(1),
    counted_as: z.string(),
    kcal_100g: number,
    carbs_100g: number,
    protein_100g: number,
    fat_100g: number,
    fiber_100g: number,
    sodium_mg_100g: number,
    added_sodium_mg_100g: number,
    potassium_mg_100g: number,
    glycemic_index: numberSchema,
    contains: names.pipe(z.array(z.enum(ALLERGENS))),
    animal: z.enum(['none', 'honey', 'dairy', 'egg', 'fish', 'meat']),
    tags: names.transform(setOf),
    kinds: names.pipe(z.array(z.enum(FOOD_KINDS))).transform(setOf),
    price_class: z.enum(['1', '2', '3']).transform(Number),
    vitamin_k: z.enum(['', 'high']),
    purine: z.enum(['', 'moderate', 'high']),
    preparation: z.string(),
  })
  .transform((row) => ({
    id: row.id,
    /** Portuguese, as in the table: 'Arroz branco cozido'. */
    name: row.name_pt,
    /** As said within a sentence: 'feijão-carioca', 'frango grelhado'. */
    shortName: row.short_name || `${row.name_pt.slice(0, 1).toLowerCase()}${row.name_pt.slice(1)}`,
    group: row.group,
    role: row.role,
    /** Parts that it takes in each kind of meal; none where plans never propose it. */
    parts: row.parts,
    /** How usual it is on Brazilian tables, in steps of the objective; 0 for most. */
    everyday: row.everyday,
    portionGrams: row.portion_g,
    portionLabel: row.portion_label_pt,
    /** The portion as it is counted on the plate, where the label counts something else. */
    countedAs: row.counted_as || row.portion_label_pt,
    /** For 100 g; `sodium` is what the food itself has, without salt of the kitchen. */
    per100: {
      calories: row.kcal_100g,
      carbs: row.carbs_100g,
      proteins: row.protein_100g,
      fats: row.fat_100g,
      fiber: row.fiber_100g,
      sodium: row.sodium_mg_100g,
      potassium: row.potassium_mg_100g,
    },
    /** mg of sodium for 100 g that Brazilian kitchens usually add; 0 where none is. */
    addedSodiumPer100: row.added_sodium_mg_100g,
    glycemicIndex: row.glycemic_index,
    contains: row.contains,
    animal: row.animal,
    tags: row.tags,
    kinds: row.kinds,
    /** 1 cheap, 2 usual, 3 dear in a Brazilian supermarket. */
    priceClass: row.price_class,
    vitaminK: row.vitamin_k,
    purine: row.purine,
    /** One step of cooking, for what is the main thing of a meal. */
    preparation: row.preparation,
  }));

/** A food of the table: facts for 100 g of what is eaten, household portion, what it contains. */
export type Food = Readonly<z.output<typeof foodSchema>>;

/**
 * The foods of the rows of a table. Throws, naming the row, where one breaks the type: a wrong allergen
 * cell must not pass.
 */
export const loadFoods = (rows: readonly Readonly<Record<string, string>>[]): readonly Food[] =>
  rows.map((record) => {
    const food = foodSchema.safeParse(record);
    if (food.success) return food.data;
    throw new Error(`Food table, row '${record.id}': ${z.prettifyError(food.error)}`);
  });

/** A food in a meal. */
export interface Serving {
  readonly food: Food;
  readonly grams: number;
}
