import type { MealType, NoPlanReason, PlanNotice } from '@vida/contract/nutrition/meal-kinds.ts';
import type { Food } from '../../food/food.ts';

/** From `min` to `max`, both allowed; null: open. */
export interface Band {
  readonly min: number | null;
  readonly max: number | null;
}

/** What a profile says about food: hard limits, in the order of force allergy, restriction, medicine, condition. */
export interface FoodRules {
  /** Somebody for whom no plan is made. */
  readonly noPlan: NoPlanReason | null;
  /** Why a food may not be in this person's meals, in Portuguese ('leite', 'Vegano'); empty: it may. */
  readonly exclude: (food: Food) => readonly string[];
  /** Why a text (a meal's name, description, preparation) may not be shown to this person; empty: it may. */
  readonly findForbiddenWords: (text: string) => readonly string[];
  /** Meat and dairy never in one meal (Kosher). */
  readonly separatesMeatAndDairy: boolean;
  /** Share of the usual salt of the kitchen: 1, 0.5 or 0.25. */
  readonly saltFactor: number;
  /** mg a day at most, added salt counted; null: none. */
  readonly sodiumPerDay: number | null;
  /** mg in breakfast, lunch or dinner at most; null: none. */
  readonly sodiumPerMeal: number | null;
  /** mg a day at most; null: none. */
  readonly potassiumPerDay: number | null;
  /** mg in one portion at most; null: none. */
  readonly potassiumPerPortion: number | null;
  /** g a day at most; null: none. */
  readonly proteinsPerDay: number | null;
  /** g of carbohydrate in a meal; null: no limits for single meals. */
  readonly carbsPerMeal: Readonly<Record<MealType, Band>> | null;
  /** g of glycaemic load: soft limits; null: none. */
  readonly glycemicLoad: { readonly main: number; readonly snack: number } | null;
  /** Share of the day's energy from saturated fat cannot be known from the table: foods high in it a day at most. */
  readonly saturatedFoodsPerDay: number | null;
  readonly ultraProcessedPerDay: number;
  /** g of fibre a day at least, where a condition asks for more than the target. */
  readonly fiberPerDay: number | null;
  /** Two snacks instead of one: no long gap without food. */
  readonly needsTwoSnacks: boolean;
  /** No coffee, mate or black tea after the morning. */
  readonly caffeineOnlyAtBreakfast: boolean;
  /** Foods to like more (positive) or less (negative), in steps of the objective; 0 for most. */
  readonly preference: (food: Food) => number;
  readonly notices: readonly PlanNotice[];
  /** Words of the person that match no food we know. */
  readonly unknownWords: readonly string[];
}
