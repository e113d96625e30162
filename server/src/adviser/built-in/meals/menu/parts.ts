import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import type { Food, Part } from '../../../food/food.ts';

/** Parts that a food takes in a meal of this kind; empty: plans never propose it there. */
export const partsOf = (food: Food, type: MealType): readonly Part[] => food.parts[type] ?? [];

/** What the person would call the dish of the day: it is not repeated within three days; rice and beans may be. */
export const isMainDish = (food: Food, type: MealType): boolean =>
  (type === 'lunch' || type === 'dinner') && partsOf(food, type).includes('protein');
