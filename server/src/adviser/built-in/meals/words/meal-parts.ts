import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import { type Food, PARTS, type Part, type Serving } from '../../../food/food.ts';
import { partsOf } from '../menu/parts.ts';

/** A meal that is to be put into words. */
export interface MealInWords {
  readonly type: MealType;
  readonly servings: readonly Serving[];
  /** Foods by the first part that they take. */
  readonly foodsOf: (part: Part) => readonly Food[];
}

/** The part that a food takes in a meal; foods that plans never propose have none. */
export const partIn = (food: Food, type: MealType): Part | undefined => partsOf(food, type)[0];

const byPart = (type: MealType) => (one: Serving, other: Serving) => {
  const place = ({ food }: Serving) => PARTS.indexOf(partIn(food, type) ?? 'drink');
  return place(one) - place(other);
};

/** Servings in the order in which a meal is told: rice, beans, meat, vegetables, salad, fruit. */
export const toMealInWords = (type: MealType, servings: readonly Serving[]): MealInWords => {
  const ordered = [...servings].sort(byPart(type));
  return {
    type,
    servings: ordered,
    foodsOf: (part) => ordered.filter(({ food }) => partIn(food, type) === part).map(({ food }) => food),
  };
};
