import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
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
import { callApi } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';

const plansKey = ['/api/meal-plans'] as const;
const recipesKey = ['/api/recipes'] as const;

/**
 * What may be eaten rests on the profile, which other pages change: nothing here outlives the page that shows it, so
 * that no meal is seen again, not even for a moment, after an allergy was added.
 */
const forgottenOnLeave = { gcTime: 0 } as const;

/** The plans of one day (`yyyy-MM-dd`), the newest made first. */
export const dayPlansQuery = (day: string) =>
  queryOptions({
    queryKey: [...plansKey, 'day', day],
    queryFn: ({ signal }) => callApi(listMealPlans, { query: { startDate: day, endDate: day } }, { signal }),
    ...forgottenOnLeave,
  });

/** The person's targets, or why no plan is made; they may change with the day (birthdays). */
export const eligibilityQuery = (today: string) =>
  queryOptions({
    queryKey: [...plansKey, 'eligibility', today],
    queryFn: ({ signal }) => callApi(getNutritionEligibility, {}, { signal }),
    ...forgottenOnLeave,
  });

/** What the days of a range, both inclusive, need from the market. */
export const shoppingListQuery = (range: { startDate: string; endDate: string }) =>
  queryOptions({
    queryKey: [...plansKey, 'shopping', range],
    queryFn: ({ signal }) => callApi(getShoppingList, { query: range }, { signal }),
    ...forgottenOnLeave,
  });

interface FoodPlace {
  readonly planId: string;
  readonly mealId: string;
  readonly foodId: string;
}

/** Foods that may stand in the place of one food. */
export const equivalentsQuery = ({ planId, ...query }: FoodPlace) =>
  queryOptions({
    queryKey: [...plansKey, 'equivalents', planId, query],
    queryFn: ({ signal }) => callApi(listEquivalents, { params: { id: planId }, query }, { signal }),
    ...forgottenOnLeave,
  });

/** Saved recipes, newest first. */
export const recipesQuery = () =>
  queryOptions({
    queryKey: recipesKey,
    queryFn: ({ signal }) => callApi(listRecipes, {}, { signal }),
    ...forgottenOnLeave,
  });

const refreshPlans = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: plansKey });

/** Stays pending until the new plan is there to be shown; a conflict may mean that no plan is made any more. */
export const useGeneratePlan = () => {
  const queryClient = useQueryClient();
  return useApiMutation(generateMealPlan, {
    onSuccess: () => refreshPlans(queryClient),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refreshPlans(queryClient);
    },
  });
};

/** Either way the plan is read again: where a swap is refused, the plan is another one by now. */
export const useSwapFood = () => {
  const queryClient = useQueryClient();
  return useApiMutation(swapFood, { onSettled: () => void refreshPlans(queryClient) });
};

/** Pending until the list is there again, so that a meal is not shown as unsaved in between. */
const useRefreshRecipes = () => {
  const queryClient = useQueryClient();
  return { onSuccess: () => queryClient.invalidateQueries({ queryKey: recipesKey }) };
};

export const useSaveRecipe = () => useApiMutation(saveRecipe, useRefreshRecipes());
export const useDeleteRecipe = () => useApiMutation(deleteRecipe, useRefreshRecipes());
