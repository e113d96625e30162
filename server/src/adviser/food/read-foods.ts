import { MEAL_TYPES } from '@vida/contract/nutrition/meal-kinds.ts';
import { z } from 'zod';
import { cellsSchema as names } from '../read-knowledge.ts';
import { ALLERGENS, ANIMAL_ORIGINS, FOOD_KINDS, FOOD_ROLES, type Food, PARTS } from './food.ts';

const number = z
  .string()
  .regex(/^\d+(?:\.\d+)?$/)
  .transform(Number);

/** 'lunch:base+legume|dinner:base+legume'. */
const parts = names.pipe(
  z.array(
    z
      .string()
      .transform((cell) => cell.split(':'))
      .pipe(
        z.tuple([
          z.enum(MEAL_TYPES),
          z
            .string()
            .transform((cell) => cell.split('+'))
            .pipe(z.array(z.enum(PARTS)).min(1)),
        ]),
      ),
  ),
);

const rowSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,80}$/),
  name_pt: z.string().min(1),
  short_name: z.string(),
  group: z.string().min(1),
  role: z.enum(FOOD_ROLES),
  parts,
  everyday: z.union([
    z.literal('').transform(() => 0),
    z
      .string()
      .regex(/^-?\d(?:\.5)?$/)
      .transform(Number),
  ]),
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
  glycemic_index: z.union([z.literal('').transform(() => null), number]),
  contains: names.pipe(z.array(z.enum(ALLERGENS))),
  animal: z.enum(ANIMAL_ORIGINS),
  tags: names,
  kinds: names.pipe(z.array(z.enum(FOOD_KINDS))),
  preparation: z.string(),
});

const toFood = (row: z.output<typeof rowSchema>): Food => ({
  id: row.id,
  name: row.name_pt,
  shortName: row.short_name || `${row.name_pt.slice(0, 1).toLowerCase()}${row.name_pt.slice(1)}`,
  group: row.group,
  role: row.role,
  parts: Object.fromEntries(row.parts),
  everyday: row.everyday,
  portionGrams: row.portion_g,
  portionLabel: row.portion_label_pt,
  countedAs: row.counted_as || row.portion_label_pt,
  per100: {
    calories: row.kcal_100g,
    carbs: row.carbs_100g,
    proteins: row.protein_100g,
    fats: row.fat_100g,
    fiber: row.fiber_100g,
    sodium: row.sodium_mg_100g,
    potassium: row.potassium_mg_100g,
  },
  addedSodiumPer100: row.added_sodium_mg_100g,
  glycemicIndex: row.glycemic_index,
  contains: row.contains,
  animal: row.animal,
  tags: new Set(row.tags),
  kinds: new Set(row.kinds),
  preparation: row.preparation,
});

/** The foods of the rows of a table. Throws, naming the row, where one breaks the type: a wrong allergen cell must not pass. */
export const readFoods = (rows: unknown): readonly Food[] =>
  z
    .array(z.record(z.string(), z.string()))
    .parse(rows)
    .map((record) => {
      const row = rowSchema.safeParse(record);
      if (row.success) return toFood(row.data);
      throw new Error(`Food table, row '${record.id}': ${z.prettifyError(row.error)}`);
    });
