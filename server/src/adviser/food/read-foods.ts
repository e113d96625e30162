import { MEAL_TYPES } from '@vida/contract/nutrition/meal-kinds.ts';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { addedSodium } from './added-salt.ts';
import { ALLERGENS, ANIMAL_ORIGINS, FOOD_ROLES, type Food } from './food.ts';

const number = z
  .string()
  .regex(/^\d+(?:\.\d+)?$/)
  .transform(Number);
const names = z.string().transform((cell) => (cell === '' ? [] : cell.split('|')));

const rowSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,80}$/),
  name_pt: z.string().min(1),
  group: z.string().min(1),
  meal_slots: names.pipe(z.array(z.enum(MEAL_TYPES)).min(1)),
  role: z.enum(FOOD_ROLES),
  portion_g: number.refine((grams) => grams > 0),
  portion_label_pt: z.string().min(1),
  kcal_100g: number,
  carbs_100g: number,
  protein_100g: number,
  fat_100g: number,
  fiber_100g: number,
  sodium_mg_100g: number,
  potassium_mg_100g: number,
  glycemic_index: z.union([z.literal('').transform(() => null), number]),
  contains: names.pipe(z.array(z.enum(ALLERGENS))),
  animal: z.enum(ANIMAL_ORIGINS),
  tags: names,
});

const toFood = (row: z.output<typeof rowSchema>): Food => ({
  id: row.id,
  name: row.name_pt,
  group: row.group,
  slots: row.meal_slots,
  role: row.role,
  portionGrams: row.portion_g,
  portionLabel: row.portion_label_pt,
  per100: {
    calories: row.kcal_100g,
    carbs: row.carbs_100g,
    proteins: row.protein_100g,
    fats: row.fat_100g,
    fiber: row.fiber_100g,
    sodium: row.sodium_mg_100g,
    potassium: row.potassium_mg_100g,
  },
  addedSodiumPer100: addedSodium.get(row.id) ?? 0,
  glycemicIndex: row.glycemic_index,
  contains: row.contains,
  animal: row.animal,
  tags: new Set(row.tags),
});

/** The foods of a CSV text. Throws, naming the row, where one breaks the type: a wrong allergen cell must not pass. */
export const readFoods = (csv: string): readonly Food[] =>
  parse<Record<string, string>>(csv, { columns: true }).map((record) => {
    const row = rowSchema.safeParse(record);
    if (row.success) return toFood(row.data);
    throw new Error(`Food table, row '${record.id}': ${z.prettifyError(row.error)}`);
  });
