import {
  deleteRecipe,
  generateMealPlan,
  getNutritionEligibility,
  getShoppingList,
  listEquivalents,
  listMealPlans,
  listRecipes,
  saveRecipe,
  swapFood,
} from '@vida/contract/nutrition/nutrition-endpoints.ts';
import type { Serve } from '../../http/context.ts';
import type { FoodSwapsService } from './food-swaps-service.ts';
import type { MealPlansService } from './meal-plans-service.ts';
import type { RecipesService } from './recipes-service.ts';

export interface NutritionServices {
  readonly plans: MealPlansService;
  readonly swaps: FoodSwapsService;
  readonly recipes: RecipesService;
}

export const registerNutrition = (serve: Serve, { plans, swaps, recipes }: NutritionServices): void => {
  serve(listMealPlans, ({ viewer, query, explain }) => plans.list(viewer, query, explain));
  serve(getNutritionEligibility, ({ viewer }) => plans.findEligibility(viewer));
  serve(getShoppingList, ({ viewer, query }) => plans.listShopping(viewer, query));
  serve(generateMealPlan, async ({ viewer, body, write, explain }) => {
    const draft = await plans.draft(viewer, body, explain);
    return write((tx) => plans.save(viewer, tx, draft));
  });
  serve(listEquivalents, ({ viewer, params, query }) => swaps.listEquivalents(viewer, params.id, query));
  serve(swapFood, ({ viewer, params, body, write }) => write((tx) => swaps.swap(viewer, tx, params.id, body)));
  serve(listRecipes, ({ viewer }) => recipes.list(viewer));
  serve(saveRecipe, ({ viewer, body, write }) => write((tx) => recipes.add(viewer, tx, body)));
  serve(deleteRecipe, ({ viewer, params, write }) => write((tx) => recipes.remove(viewer, tx, params.id)));
};
