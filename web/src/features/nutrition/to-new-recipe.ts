import type { Meal, NewRecipe } from '@vida/contract/nutrition/meal-schemas.ts';

type Dish = Pick<Meal, 'type' | 'name' | 'description' | 'preparation' | 'items'>;

/** What of a meal or of a deleted recipe is sent to keep it. */
export const toNewRecipe = ({ type, name, description, preparation, items }: Dish): NewRecipe => ({
  type,
  name,
  description,
  preparation,
  items: items.map(({ foodId, grams }) => ({ foodId, grams })),
});

const contentOf = ({ type, name, items }: Dish): string =>
  [type, name.toLocaleLowerCase('pt-BR'), ...items.map(({ foodId, grams }) => `${foodId} ${grams}`).toSorted()].join(
    '\n',
  );

/** The same kind of meal, name and foods: the server keeps such a recipe once. */
export const isSameDish = (one: Dish, other: Dish): boolean => contentOf(one) === contentOf(other);
