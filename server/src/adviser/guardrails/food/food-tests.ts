import type { Food } from '../../food/food.ts';

type FoodTest = (food: Food) => boolean;

/** Foods of any of these groups of the table. */
export const isIn =
  (...groups: readonly string[]): FoodTest =>
  ({ group }) =>
    groups.includes(group);

/** Foods with any of these tags of the table. */
export const hasTag =
  (...tags: readonly string[]): FoodTest =>
  (food) =>
    tags.some((tag) => food.tags.has(tag));

/** Foods whose id the pattern finds. */
export const hasId =
  (pattern: RegExp): FoodTest =>
  ({ id }) =>
    pattern.test(id);
