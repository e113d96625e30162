import type { MealType, Nutrients } from '@vida/contract/nutrition/meal-kinds.ts';
import { findFoodByName } from '../../food/find-food-by-name.ts';
import type { Serving } from '../../food/food.ts';
import { nutrientsOf, sumNutrients } from '../../food/sum-nutrients.ts';
import { findBreaches } from '../speech/speech-check.ts';
import { findAmountConflicts } from './find-amount-conflicts.ts';
import { findMealConflicts } from './find-meal-conflicts.ts';
import type { FoodRules } from './food-rules.ts';

/** A meal as a model proposes it: names of foods, grams, and no figures of its own. */
export interface ProposedMeal {
  readonly type: MealType;
  readonly name: string;
  readonly description: string;
  readonly preparation: string;
  readonly items: readonly { readonly name: string; readonly grams: number }[];
}

export type ProposalCheck =
  | { readonly isAccepted: true; readonly servings: readonly Serving[]; readonly nutrients: Nutrients }
  /** Portuguese, for the model that is asked once more. */
  | { readonly isAccepted: false; readonly reasons: readonly string[] };

const PORTION_GRAMS = { min: 5, max: 500 } as const;
const MEAL_KCAL = { min: 50, max: 1200 } as const;

const isOutside = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  !(value >= min && value <= max);

/** Claims about food that nobody may make. */
const claims = /jejum|suplement|substitu\w* o rem[ée]dio|emagre\w* (?:r[áa]pido|sem esfor[çc]o)/iu;

const portionReasons = ({ food, grams }: Serving): string[] =>
  isOutside(grams, PORTION_GRAMS) ? [`porção de ${food.name} fora de 5 a 500 g`] : [];

/** Every food must be known, allowed and in a sensible portion; all figures are ours. An unknown food refuses the meal. */
export const checkProposedMeal = (rules: FoodRules, proposal: ProposedMeal): ProposalCheck => {
  const items = proposal.items.map(({ name, grams }) => ({ name, grams, food: findFoodByName(name) }));
  const servings = items.flatMap(({ food, grams }) => (food ? [{ food, grams }] : []));
  const counted = servings.map((serving) => ({
    foodId: serving.food.id,
    ...nutrientsOf(serving, rules.saltFactor),
  }));
  const nutrients = sumNutrients(counted);
  const text = [proposal.name, proposal.description, proposal.preparation].join('\n');
  const reasons = [
    ...findMealConflicts(rules, {
      ...proposal,
      items: items.map(({ name, food }) => ({ foodId: food?.id ?? '', name })),
    }),
    ...servings.flatMap(portionReasons),
    ...findAmountConflicts(rules, { ...nutrients, type: proposal.type, items: counted }),
    ...(isOutside(nutrients.calories, MEAL_KCAL) ? ['refeição fora de 50 a 1200 kcal'] : []),
    ...(claims.test(text) || findBreaches(text).length > 0
      ? ['promessa ou conselho que não pode ser dado']
      : []),
  ];
  return reasons.length > 0
    ? { isAccepted: false, reasons: [...new Set(reasons)] }
    : { isAccepted: true, servings, nutrients };
};
