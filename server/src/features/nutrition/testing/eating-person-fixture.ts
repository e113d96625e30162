import type { EndpointInput, EndpointReply } from '@vida/contract/core/endpoint.ts';
import {
  generateMealPlan,
  getShoppingList,
  listEquivalents,
  listMealPlans,
  listRecipes,
  saveRecipe,
  swapFood,
} from '@vida/contract/nutrition/nutrition-endpoints.ts';
import { saveHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import type { TestApp } from '../../../testing/test-app.ts';

type Headers = Readonly<Record<string, string>>;

/** Somebody new, and what they can ask about their meals. */
export const startEating = async (app: TestApp) => {
  const { token, user } = await app.signUp();
  const as = (headers: Headers = {}) => ({ token, headers });
  return {
    token,
    userId: user.id,
    generate: (body: object = {}, headers?: Headers) => app.callLoosely(generateMealPlan, { body }, as(headers)),
    list: async (
      query: EndpointInput<typeof listMealPlans>['query'] = {},
      headers?: Headers,
    ): Promise<EndpointReply<typeof listMealPlans>> => (await app.call(listMealPlans, { query }, as(headers))).body,
    shop: async (query: EndpointInput<typeof getShoppingList>['query'] = {}) =>
      (await app.call(getShoppingList, { query }, as())).body,
    findEquivalents: (id: string, query: { mealId: string; foodId: string }) =>
      app.call(listEquivalents, { params: { id }, query }, as()),
    swap: (id: string, body: { mealId: string; foodId: string; replacementId: string }) =>
      app.call(swapFood, { params: { id }, body }, as()),
    saveRecipe: (body: object) => app.callLoosely(saveRecipe, { body }, as()),
    listRecipes: async () => (await app.call(listRecipes, {}, as())).body,
    saveProfile: async (profile: NonNullable<EndpointInput<typeof saveHealthProfile>['body']>) => {
      const answer = await app.call(saveHealthProfile, { body: profile }, as());
      if (answer.status !== 200) throw new Error(answer.error.message);
    },
  };
};

export type EatingPerson = Awaited<ReturnType<typeof startEating>>;
