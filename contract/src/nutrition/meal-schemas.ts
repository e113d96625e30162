import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { requiredTextSchema, textSchema } from '../core/text.ts';
import { daySchema, instantSchema } from '../core/time-schemas.ts';
import { adviceSourceSchema } from '../recommendations/recommendation-schemas.ts';
import {
  MEAL_PLAN_TYPES,
  MEAL_TYPES,
  NO_PLAN_REASONS,
  PLAN_NOTICES,
  RELAXATIONS,
  SHOPPING_GROUPS,
} from './meal-kinds.ts';

export const mealTypeSchema = z.enum(MEAL_TYPES);
export const mealPlanTypeSchema = z.enum(MEAL_PLAN_TYPES);

/** Key of a food in our table: 'arroz-branco-cozido'. */
export const foodIdSchema = z.string().regex(/^[a-z0-9-]{1,80}$/);

/** kcal; grams, one decimal; mg of sodium (added salt counted) and of potassium. */
const nutrientFields = {
  calories: z.number(),
  carbs: z.number(),
  proteins: z.number(),
  fats: z.number(),
  fiber: z.number(),
  sodium: z.number(),
  potassium: z.number(),
};
export const nutrientsSchema = z.object(nutrientFields);

/** One food of a meal. */
export const mealItemSchema = z.object({
  foodId: foodIdSchema,
  name: z.string(),
  grams: z.number(),
  /** As measured in a kitchen: '5 colheres de sopa cheias'. */
  portion: z.string(),
  ...nutrientFields,
});
export type MealItem = z.infer<typeof mealItemSchema>;

const mealFields = {
  type: mealTypeSchema,
  /** What people call it: 'Arroz integral, feijão-carioca, frango grelhado e salada de rúcula'. */
  name: z.string(),
  description: z.string(),
  /** A few short steps, one a line. */
  preparation: z.string(),
  ...nutrientFields,
  items: z.array(mealItemSchema),
};

export const mealSchema = z.object({ id: idSchema, ...mealFields });
export type Meal = z.infer<typeof mealSchema>;

/** A meal that stood in a plan and that today's profile rules out: it is named, never shown. */
export const withheldMealSchema = z.object({
  id: idSchema,
  type: mealTypeSchema,
  /** Why, in Portuguese: 'leite', 'Vegano', 'sódio demais no dia'. */
  reasons: z.array(z.string()),
});
export type WithheldMeal = z.infer<typeof withheldMealSchema>;

export const mealPlanSchema = z.object({
  id: idSchema,
  /** The day it is for. */
  day: daySchema,
  createdAt: instantSchema,
  source: adviceSourceSchema,
  meals: z.array(mealSchema),
  withheld: z.array(withheldMealSchema),
  /** What had to be widened, in the order in which it gave way; empty: all bands are kept. */
  relaxed: z.array(z.enum(RELAXATIONS)),
  notices: z.array(z.enum(PLAN_NOTICES)),
  /** Words of the person ('Outros') that match no food that we know; the plan cannot honour them. */
  unknownWords: z.array(z.string()),
  /** Conditions and medicines of today's profile that no rule of meals knows: 'Psoríase', 'Marevan'. */
  notAdjustedFor: z.array(z.string()),
  /** What today's profile has to say about its foods, the gravest first; absent: nothing. */
  warnings: z.array(z.string()).optional(),
});
export type MealPlan = z.infer<typeof mealPlanSchema>;

export const newMealPlanSchema = z.strictObject({
  mealType: mealPlanTypeSchema.default('general'),
  /** Today where absent. */
  date: daySchema.nullish(),
});
export type NewMealPlan = z.output<typeof newMealPlanSchema>;

/** A day's targets: spec section 9, or personal ones. */
export const nutritionTargetsSchema = z.object({
  ...nutrientFields,
  /** mg a day at most; null: none set. */
  sodium: z.number().nullable(),
  potassium: z.number().nullable(),
  /** g a day at most (kidney disease), which goes before `proteins`; null: none. */
  proteinsAtMost: z.number().nullable(),
  isPersonal: z.boolean(),
});

/** What can be planned for this person; `targets` is null where no plan is made. */
export const nutritionEligibilitySchema = z.object({
  noPlan: z.enum(NO_PLAN_REASONS).nullable(),
  targets: nutritionTargetsSchema.nullable(),
});
export type NutritionEligibility = z.infer<typeof nutritionEligibilitySchema>;

/** A food that may stand in another's place: how much of it, and what the whole meal would then have. */
export const equivalentSchema = z.object({
  foodId: foodIdSchema,
  name: z.string(),
  grams: z.number(),
  portion: z.string(),
  ...nutrientFields,
});
export type Equivalent = z.infer<typeof equivalentSchema>;

export const foodSwapSchema = z.strictObject({
  mealId: idSchema,
  foodId: foodIdSchema,
  replacementId: foodIdSchema,
});
export type FoodSwap = z.output<typeof foodSwapSchema>;

/**
 * A kept meal; `conflicts` says why today's profile rules it out (then it has no preparation, but where it is
 * answered by its own deletion, so that this can be undone), empty when it does not.
 */
export const recipeSchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  ...mealFields,
  conflicts: z.array(z.string()),
});
export type Recipe = z.infer<typeof recipeSchema>;

/** What of a recipe is sent: foods with grams; names of foods and nutrients are the server's. */
export const newRecipeSchema = z.strictObject({
  type: mealTypeSchema,
  name: requiredTextSchema(300),
  description: textSchema(500).default(''),
  preparation: textSchema(2000).default(''),
  items: z
    .array(z.object({ foodId: foodIdSchema, grams: z.number().min(1).max(1000) }))
    .min(1)
    .max(15),
});
export type NewRecipe = z.output<typeof newRecipeSchema>;

/** What to buy: raw weight where a food is cooked at home, rounded. */
export const shoppingItemSchema = z.object({
  foodId: foodIdSchema,
  name: z.string(),
  grams: z.number(),
  /** '7 unidades', 'cerca de 350 g'. */
  amount: z.string(),
  days: z.number().int(),
});
export const shoppingListSchema = z.object({
  /** Days of the range that have a plan. */
  plannedDays: z.array(daySchema),
  groups: z.array(z.object({ group: z.enum(SHOPPING_GROUPS), items: z.array(shoppingItemSchema) })),
});
export type ShoppingList = z.infer<typeof shoppingListSchema>;
