import { MEAL_TYPES, type MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import { z } from 'zod';
import type { AskedDay } from '../../built-in/meals/ask-day.ts';
import type { Candidate } from '../../built-in/meals/model/candidates.ts';
import type { Slot } from '../../built-in/meals/model/slots.ts';
import { writeMeal } from '../../built-in/meals/words/write-meal.ts';
import { PARTS, type Serving } from '../../food/food.ts';
import { checkProposedMeal } from '../../guardrails/food/check-proposed-meal.ts';
import type { PlannedMeal } from '../../meal-planner.ts';
import type { Verdict } from './ask-checked.ts';
import { bandsOf, findDayReasons, sumServings } from './day-bands.ts';

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

const place = (
  meals: readonly ProposedMeal[],
  day: AskedDay,
  offer: readonly Candidate[],
): Verdict<readonly Placed[]> => {
  const { slots } = day.question;
  const reasons: string[] = [];
  const left = [...meals];
  const placed = slots.map((slot) => {
    const at = left.findIndex(({ type }) => type === slot.type);
    const [meal] = at < 0 ? [] : left.splice(at, 1);
    const offered = new Map(offer.filter((one) => one.slot === slot).map((one) => [one.food.id, one]));
    const items = (meal?.items ?? []).flatMap(({ foodId, grams }) => {
      const candidate = offered.get(foodId);
      if (!candidate) reasons.push(`"${foodId}" não está na lista de ${slot.type}`);
      return candidate ? [{ candidate, grams }] : [];
    });
    const isRepeated = new Set(items.map(({ candidate }) => candidate)).size < items.length;
    if (isRepeated) reasons.push(`alimento repetido em ${slot.type}`);
    const missing = PARTS.filter((part) => {
      const isWanted =
        (slot.parts[part]?.[0] ?? 0) > 0 && [...offered.values()].some(({ parts }) => parts.includes(part));
      return isWanted && !items.some(({ candidate }) => candidate.parts.includes(part));
    });
    // A side dish may be forgotten, the meal itself may not.
    if (missing.length > 1 || missing.includes('protein'))
      reasons.push(`falta comida em ${slot.type}: ${missing.join(', ')}`);
    return { slot, items };
  });
  if (left.length > 0) reasons.push(`só foram pedidas: ${slots.map(({ type }) => type).join(', ')}`);
  return reasons.length > 0 ? { isAccepted: false, reasons } : { isAccepted: true, result: placed };
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
  const { calories } = sumServings(
    asProposed.flatMap(({ servings }) => servings),
    day,
  );
  const energy = bandsOf(day).find(([nutrient]) => nutrient === 'calories')?.[1];
  const [min, max] = [energy?.min ?? 0, energy?.max ?? Number.POSITIVE_INFINITY];
  const total = day.question.kept.calories + calories;
  if (total >= min && total <= max) return asProposed;
  const wanted = (min + max) / 2 - day.question.kept.calories;
  return as(Math.min(SCALE.most, Math.max(SCALE.least, wanted / calories)));
};

/** What the profile asks of a single meal. */
const findMealReasons = (
  type: MealType,
  servings: readonly Serving[],
  { rules }: AskedDay,
): readonly string[] => {
  const items = servings.map(({ food, grams }) => ({ name: food.id, grams }));
  const checked = checkProposedMeal(rules, { type, name: '', description: '', preparation: '', items });
  return checked.isAccepted ? [] : checked.reasons;
};

/** The model's meals in our words and figures, or why they cannot be. */
export const checkProposedMeals = (
  meals: readonly ProposedMeal[],
  day: AskedDay,
  offer: readonly Candidate[],
): Verdict<readonly PlannedMeal[]> => {
  const placed = place(meals, day, offer);
  if (!placed.isAccepted) return placed;
  const mended = mendPortions(placed.result, day);
  const reasons = [
    ...mended.flatMap(({ type, servings }) => findMealReasons(type, servings, day)),
    ...findDayReasons(
      mended.flatMap(({ servings }) => servings),
      day,
    ),
  ];
  return reasons.length > 0
    ? { isAccepted: false, reasons: [...new Set(reasons)] }
    : { isAccepted: true, result: mended.map(({ type, servings }) => writeMeal(type, servings, day.rules)) };
};
