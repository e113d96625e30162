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
import { ApiError } from '../../lib/api-errors.ts';
import { apiQuery, useApiMutation, useInvalidate } from '../../lib/api-query.ts';

/**
 * What may be eaten rests on the profile, which other pages change: nothing here outlives the page that shows it, so
 * that no meal is seen again, not even for a moment, after an allergy was added.
 */
const forgottenOnLeave = { gcTime: 0 } as const;

/** The plans of one day (`yyyy-MM-dd`), the newest made first. */
export const dayPlansQuery = (day: string) => ({
  ...apiQuery(listMealPlans, { query: { startDate: day, endDate: day } }),
  ...forgottenOnLeave,
});

/** The person's targets, or why no plan is made; they may change with the day (birthdays). */
export const eligibilityQuery = (today: string) => ({
  ...apiQuery(getNutritionEligibility, {}, today),
  ...forgottenOnLeave,
});

/** What the days of a range, both inclusive, need from the market. */
export const shoppingListQuery = (range: { startDate: string; endDate: string }) => ({
  ...apiQuery(getShoppingList, { query: range }),
  ...forgottenOnLeave,
});

interface FoodPlace {
  readonly planId: string;
  readonly mealId: string;
  readonly foodId: string;
}

/** Foods that may stand in the place of one food. */
export const equivalentsQuery = ({ planId, ...query }: FoodPlace) => ({
  ...apiQuery(listEquivalents, { params: { id: planId }, query }),
  ...forgottenOnLeave,
});

/** Saved recipes, newest first. */
export const recipesQuery = () => ({ ...apiQuery(listRecipes), ...forgottenOnLeave });

/** Plans, eligibility, shopping lists: everything under '/api/meal-plans'. */
const useRefreshPlans = () => useInvalidate([listMealPlans.path]);

/** Stays pending until the new plan is there to be shown; a conflict may mean that no plan is made any more. */
export const useGeneratePlan = () => {
  const refresh = useRefreshPlans();
  return useApiMutation(generateMealPlan, {
    onSuccess: refresh,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refresh();
    },
  });
};

/** Either way the plan is read again: where a swap is refused, the plan is another one by now. */
export const useSwapFood = () => {
  const refresh = useRefreshPlans();
  return useApiMutation(swapFood, { onSettled: () => void refresh() });
};

/** Pending until the list is there again, so that a meal is not shown as unsaved in between. */
const useRefreshRecipes = () => ({ onSuccess: useInvalidate(recipesQuery().queryKey) });

export const useSaveRecipe = () => useApiMutation(saveRecipe, useRefreshRecipes());
export const useDeleteRecipe = () => useApiMutation(deleteRecipe, useRefreshRecipes());
