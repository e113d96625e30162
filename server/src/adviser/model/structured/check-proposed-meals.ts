import { MEAL_TYPES, type MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import { z } from 'zod';
import type { AskedDay } from '../../built-in/meals/ask-day.ts';
import type { Candidate } from '../../built-in/meals/model/candidates.ts';
import type { Slot } from '../../built-in/meals/model/slots.ts';
import { UnsafeMealError, writeMeal } from '../../built-in/meals/words/write-meal.ts';
import { PARTS, type Serving } from '../../food/food.ts';
import { findAmountConflicts } from '../../guardrails/food/find-amount-conflicts.ts';
import type { PlannedMeal } from '../../meal-planner.ts';
import { wordsFor } from '../prompts/prompt-words.ts';
import type { Verdict } from './ask-checked.ts';
import { bandsOf, findDayReasons, sumDay } from './meal-question.ts';

/** Foods and grams, and nothing else: names, portions, preparation and figures are ours. */
export const proposedMealsSchema = z.strictObject({
  meals: z
    .array(
      z.strictObject({
        type: z.enum(MEAL_TYPES),
        items: z
          .array(z.strictObject({ foodId: z.string().min(1).max(80), grams: z.number().min(5).max(500) }))
          .min(1)
          .max(10),
      }),
    )
    .min(1)
    .max(5),
});
type ProposedMeal = z.infer<typeof proposedMealsSchema>['meals'][number];

/** A proposed meal in its slot, with what it is made of. */
interface Placed {
  readonly slot: Slot;
  readonly items: readonly { readonly candidate: Candidate; readonly grams: number }[];
}

/** Portions are mended within reason before they are judged. */
const SCALE = { least: 0.7, most: 1.4 } as const;
/** Less is no meal, more is no meal for anybody. */
const MEAL_KCAL = { least: 50, most: 1200 } as const;

/** Every proposed meal in a slot of its kind, of what is offered for that. */
const place = (
  meals: readonly ProposedMeal[],
  { question: { slots } }: AskedDay,
  offer: readonly Candidate[],
): Verdict<readonly Placed[]> => {
  const reasons: string[] = [];
  const left = [...meals];
  const result = slots.map((slot) => {
    const { type } = slot;
    const at = left.findIndex((meal) => meal.type === type);
    const [meal] = at < 0 ? [] : left.splice(at, 1);
    const offered = offer.filter((candidate) => candidate.slot === slot);
    const items = (meal?.items ?? []).flatMap(({ foodId, grams }) => {
      const candidate = offered.find(({ food }) => food.id === foodId);
      if (!candidate) reasons.push(`"${foodId}" não está na lista de ${type}`);
      return candidate ? [{ candidate, grams }] : [];
    });
    const chosen = items.map(({ candidate }) => candidate);
    if (new Set(chosen).size < chosen.length) reasons.push(`alimento repetido em ${type}`);
    const missing = PARTS.filter((part) => {
      const isIn = (candidates: readonly Candidate[]) => candidates.some(({ parts }) => parts.includes(part));
      return (slot.parts[part]?.[0] ?? 0) > 0 && isIn(offered) && !isIn(chosen);
    });
    // A side dish may be forgotten, the meal itself may not.
    if (missing.length > 1 || missing.includes('protein'))
      reasons.push(`falta comida em ${type}: ${missing.join(', ')}`);
    return { slot, items };
  });
  if (left.length > 0) reasons.push(`só foram pedidas: ${slots.map(({ type }) => type).join(', ')}`);
  return { reasons, result };
};

/** The household portion nearest to these grams. */
const nearest = ({ servings, food }: Candidate, grams: number): Serving =>
  servings.toSorted((one, other) => Math.abs(one.grams - grams) - Math.abs(other.grams - grams))[0] ?? {
    food,
    grams,
  };

/** Household portions; where the energy lies outside its band, times what brings it to the middle. */
const mendPortions = (placed: readonly Placed[], day: AskedDay) => {
  const as = (factor: number) =>
    placed.map(({ slot, items }) => ({
      type: slot.type,
      servings: items.map(({ candidate, grams }) => nearest(candidate, factor * grams)),
    }));
  const asProposed = as(1);
  const proposed = asProposed.flatMap(({ servings }) => servings);
  const { calories } = sumDay(proposed, day);
  const { min = 0, max = Number.POSITIVE_INFINITY } = bandsOf(day).get('calories') ?? {};
  if (calories >= min && calories <= max) return asProposed;
  const kept = day.question.kept.calories;
  const factor = ((min + max) / 2 - kept) / (calories - kept);
  return as(Math.min(SCALE.most, Math.max(SCALE.least, factor)));
};

/** A meal in our words and figures, held against what the person's rules ask of every meal that is shown. */
const write = (type: MealType, servings: readonly Serving[], { rules }: AskedDay): Verdict<readonly PlannedMeal[]> => {
  try {
    const meal = writeMeal(type, servings, rules);
    const isSensible = meal.calories >= MEAL_KCAL.least && meal.calories <= MEAL_KCAL.most;
    const reasons = [...findAmountConflicts(rules, meal), ...(isSensible ? [] : [wordsFor('day', 'meal_kcal')])];
    return { reasons, result: [meal] };
  } catch (error) {
    if (error instanceof UnsafeMealError) return { reasons: error.reasons, result: [] };
    throw error;
  }
};

/** The model's meals in our words and figures, or why they cannot be. */
export const checkProposedMeals = (
  meals: readonly ProposedMeal[],
  day: AskedDay,
  offer: readonly Candidate[],
): Verdict<readonly PlannedMeal[]> => {
  const placed = place(meals, day, offer);
  if (placed.reasons.length > 0) return { reasons: placed.reasons, result: [] };
  const mended = mendPortions(placed.result, day);
  const written = mended.map(({ type, servings }) => write(type, servings, day));
  const servings = mended.flatMap((meal) => meal.servings);
  const reasons = [...written.flatMap((meal) => meal.reasons), ...findDayReasons(servings, day)];
  return { reasons: [...new Set(reasons)], result: written.flatMap(({ result }) => result) };
};
