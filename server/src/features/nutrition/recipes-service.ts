import { createHash } from 'node:crypto';
import type { NewRecipe, Recipe } from '@vida/contract/nutrition/meal-schemas.ts';
import { MAX_RECIPES } from '@vida/contract/nutrition/nutrition-rules.ts';
import { findFood } from '../../adviser/food/food-table.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import type { Eater, FindEligibility, FoodEligibility } from './food-eligibility.ts';
import { nutritionMessages } from './nutrition-messages.ts';
import { createRecipesRepository, type RecipeRow } from './recipes-repository.ts';
import { serveFoods } from './serve-foods.ts';

export interface RecipesDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly findEligibility: FindEligibility;
}

/** The same for two recipes of one kind, name and foods, in whatever order those stand. */
const contentKeyOf = ({ type, name, items }: NewRecipe): string => {
  const foods = items.map(({ foodId, grams }) => `${foodId} ${grams}`).toSorted();
  return createHash('sha256')
    .update([type, name.toLocaleLowerCase('pt-BR'), ...foods].join('\n'))
    .digest('hex');
};

const refuseUnknownFoods = ({ items }: NewRecipe): void => {
  const unknown = items.flatMap(({ foodId }, index) => (findFood(foodId) ? [] : [index]));
  if (unknown.length > 0)
    throw invalid(unknown.map((index) => ({ field: `items.${index}.foodId`, message: nutritionMessages.unknownFood })));
};

/** A recipe as it may be shown today: how to make what the profile rules out stays behind. */
const toRecipe =
  ({ rules, findReasons }: FoodEligibility) =>
  ({ id, createdAt, type, name, description, preparation, items }: RecipeRow): Recipe => {
    const served = serveFoods(items, rules.saltFactor);
    const meal = { type, name, description, preparation, ...served };
    const conflicts = [...findReasons(meal)];
    return {
      ...meal,
      id,
      createdAt: createdAt.toISOString(),
      preparation: conflicts.length > 0 ? '' : preparation,
      conflicts,
    };
  };

/** Meals that people kept. */
export const createRecipesService = ({ db, clock, findEligibility }: RecipesDeps) => ({
  /** Newest first. */
  list: async (eater: Eater): Promise<Recipe[]> => {
    const [rows, eligibility] = await Promise.all([
      createRecipesRepository(db).list(eater.userId),
      findEligibility(eater),
    ]);
    return rows.map(toRecipe(eligibility));
  },

  /** Answers the earlier one where the same content is kept already. */
  add: async (eater: Eater, tx: Transaction, input: NewRecipe): Promise<Recipe> => {
    refuseUnknownFoods(input);
    const { userId } = eater;
    const repository = createRecipesRepository(tx);
    const eligibility = await findEligibility(eater, tx);
    const contentKey = contentKeyOf(input);
    const earlier = await repository.findByContent(userId, contentKey);
    if (earlier) return toRecipe(eligibility)(earlier);
    if ((await repository.count(userId)) >= MAX_RECIPES)
      throw conflict('too_many_recipes', nutritionMessages.tooManyRecipes);
    return toRecipe(eligibility)(await repository.insert(userId, { ...input, contentKey, createdAt: clock() }));
  },

  /** Answers all of what was kept, how to make it too, so that it can be put back as it was. */
  remove: async (eater: Eater, tx: Transaction, id: string): Promise<Recipe> => {
    const removed = await createRecipesRepository(tx).remove(eater.userId, id);
    if (!removed) throw notFound(nutritionMessages.recipeNotFound);
    const { preparation } = removed;
    return { ...toRecipe(await findEligibility(eater, tx))(removed), preparation };
  },
});

export type RecipesService = ReturnType<typeof createRecipesService>;
