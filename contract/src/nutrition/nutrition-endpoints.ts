import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { idParamsSchema, idSchema } from '../core/ids.ts';
import { daySchema } from '../core/time-schemas.ts';
import {
  equivalentSchema,
  foodIdSchema,
  foodSwapSchema,
  mealPlanSchema,
  newMealPlanSchema,
  newRecipeSchema,
  nutritionEligibilitySchema,
  recipeSchema,
  shoppingListSchema,
} from './meal-schemas.ts';
import { isPlanRange } from './nutrition-rules.ts';

/** Both days inclusive; absent: today. */
const rangeSchema = z
  .strictObject({ startDate: daySchema.optional(), endDate: daySchema.optional() })
  .refine(isPlanRange, { path: ['endDate'], params: { reason: 'plan_range' } });

export const listMealPlans = defineEndpoint({
  name: 'nutrition.list',
  method: 'GET',
  path: '/api/meal-plans',
  summary:
    'Meal plans for the days of a range (31 at most), the newest ' +
    'made first; meals that the profile rules out today are withheld.',
  access: 'user',
  cacheable: 'minute',
  query: rangeSchema,
  reply: z.array(mealPlanSchema),
});

export const getNutritionEligibility = defineEndpoint({
  name: 'nutrition.eligibility',
  method: 'GET',
  path: '/api/meal-plans/eligibility',
  summary: 'The daily targets of this person, or why no plan is made for them.',
  access: 'user',
  cacheable: 'minute',
  reply: nutritionEligibilitySchema,
});

export const generateMealPlan = defineEndpoint({
  name: 'nutrition.generate',
  method: 'POST',
  path: '/api/meal-plans/generate',
  summary:
    'Plan a day, or one kind of meal of the newest plan of the day. 409 needs_professional where no plan is made.',
  access: 'user',
  limit: 'generate',
  body: newMealPlanSchema,
  reply: mealPlanSchema,
  status: 201,
});

export const listEquivalents = defineEndpoint({
  name: 'nutrition.equivalents',
  method: 'GET',
  path: '/api/meal-plans/:id/equivalents',
  summary: 'Foods that may stand in the place of one food of a meal, the nearest first.',
  access: 'user',
  params: idParamsSchema,
  query: z.strictObject({ mealId: idSchema, foodId: foodIdSchema }),
  reply: z.array(equivalentSchema),
});

export const swapFood = defineEndpoint({
  name: 'nutrition.swap',
  method: 'POST',
  path: '/api/meal-plans/:id/swap',
  summary: 'Replace one food of a meal by an equivalent one; the plan keeps its place.',
  access: 'user',
  params: idParamsSchema,
  body: foodSwapSchema,
  reply: mealPlanSchema,
});

export const getShoppingList = defineEndpoint({
  name: 'nutrition.shoppingList',
  method: 'GET',
  path: '/api/meal-plans/shopping-list',
  summary: 'What the newest plans of the days of a range need from the market.',
  access: 'user',
  cacheable: 'minute',
  query: rangeSchema,
  reply: shoppingListSchema,
});

export const listRecipes = defineEndpoint({
  name: 'nutrition.listRecipes',
  method: 'GET',
  path: '/api/recipes',
  summary: 'Saved recipes, newest first; 200 at most.',
  access: 'user',
  cacheable: 'minute',
  reply: z.array(recipeSchema),
});

export const saveRecipe = defineEndpoint({
  name: 'nutrition.saveRecipe',
  method: 'POST',
  path: '/api/recipes',
  summary: 'Save a meal as a recipe; one with the same name and foods is answered, not doubled.',
  access: 'user',
  body: newRecipeSchema,
  readBack: recipeSchema,
  reply: recipeSchema,
  status: 201,
});

export const deleteRecipe = defineEndpoint({
  name: 'nutrition.deleteRecipe',
  method: 'DELETE',
  path: '/api/recipes/:id',
  summary: 'Delete a saved recipe; it is answered whole, so that saving the answer undoes it.',
  access: 'user',
  params: idParamsSchema,
  reply: recipeSchema,
});
