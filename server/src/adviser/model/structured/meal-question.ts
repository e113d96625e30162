import {
  MEAL_TYPES,
  NUTRIENTS,
  type Nutrient,
  type Nutrients,
  RELAXATIONS,
  type Relaxation,
} from '@vida/contract/nutrition/meal-kinds.ts';
import type { AskedDay } from '../../built-in/meals/ask-day.ts';
import type { Candidate } from '../../built-in/meals/model/candidates.ts';
import { capsOf } from '../../built-in/meals/model/limits.ts';
import { PARTS, type Serving } from '../../food/food.ts';
import { nutrientsOf, sumNutrients } from '../../food/sum-nutrients.ts';
import type { Band } from '../../guardrails/food/amounts.ts';
import { wordsFor } from '../prompts/prompt-words.ts';

/** From 0 or more to what may be without end. */
interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * What a proposal must keep: every band one step wide at most, so that a model's day is never worse than what the
 * rules would say aloud; what the profile limits does not give way. Kept meals count.
 */
export const bandsOf = ({ rules, question }: AskedDay): ReadonlyMap<Nutrient, Bounds> => {
  const { ladder, dayShare } = question;
  // The ladder has the aim first, then a step for each.
  const limitsAfter = (relaxation: Relaxation) => ladder[RELAXATIONS.indexOf(relaxation) + 1] ?? ladder[0];
  const { sodium, potassium } = capsOf(rules);
  const bands: Readonly<Record<Nutrient, Band>> = {
    ...limitsAfter('calories_15'),
    proteins: limitsAfter('protein_80').proteins,
    sodium: { min: null, max: sodium },
    potassium: { min: null, max: potassium },
  };
  return new Map(
    NUTRIENTS.map((nutrient) => {
      const { min, max } = bands[nutrient];
      return [nutrient, { min: (min ?? 0) * dayShare, max: (max ?? Number.POSITIVE_INFINITY) * dayShare }];
    }),
  );
};

const sayBounds = ({ min, max }: Bounds): string =>
  [min > 0 ? `no mínimo ${Math.round(min)}` : '', Number.isFinite(max) ? `no máximo ${Math.round(max)}` : '']
    .filter(Boolean)
    .join(' e ');

/** What the whole day has, kept meals among it. */
export const sumDay = (servings: readonly Serving[], { rules, question }: AskedDay): Nutrients =>
  sumNutrients([question.kept, ...servings.map((serving) => nutrientsOf(serving, rules.saltFactor))]);

/** Why the day as a whole does not fit; empty when it does. */
export const findDayReasons = (servings: readonly Serving[], day: AskedDay): readonly string[] => {
  const totals = sumDay(servings, day);
  return [
    ...[...bandsOf(day)]
      .filter(([nutrient, { min, max }]) => totals[nutrient] < min || totals[nutrient] > max)
      .map(
        ([nutrient, bounds]) =>
          `${wordsFor('nutrient', nutrient)} deu ${Math.round(totals[nutrient])}, deve ter ${sayBounds(bounds)}`,
      ),
    ...capsOf(day.rules)
      .tagged.filter(([tag, most]) => servings.filter(({ food }) => food.tags.has(tag)).length > most)
      .map(([tag]) => wordsFor('day', tag)),
  ];
};

/** Foods for each part of each kind of meal that the model is offered: enough to choose, few enough to read. */
const OFFERED = 4;

/** The best liked of each part of each slot; liking holds the luck of the request's seed. */
export const chooseOffer = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const bySlot = Map.groupBy(candidates, ({ slot }) => slot);
  const best = [...bySlot].flatMap(([slot, list]) =>
    PARTS.filter((part) => slot.parts[part]).flatMap((part) =>
      list
        .filter(({ parts }) => parts.includes(part))
        .toSorted((one, other) => other.liking - one.liking)
        .slice(0, OFFERED),
    ),
  );
  return [...new Set(best)];
};

/** One line a food: its id, a usual portion, and what that has. */
const describeFood = ({ food, servings }: Candidate): string => {
  const usual = servings[Math.floor(servings.length / 2)];
  if (!usual) return '';
  const { calories, carbs, proteins, fats, fiber, sodium } = usual.nutrients;
  const figures = [calories, carbs, proteins, fats, fiber, sodium].map(Math.round);
  return `${food.id} | ${usual.grams} g | ${figures.join(' ')}`;
};

/** The offer as the model reads it: every food once, and what may stand in which meal. */
const describeOffer = (offer: readonly Candidate[]): string => {
  const byFood = new Map(offer.map((candidate) => [candidate.food.id, candidate]));
  const byMeal = Map.groupBy(offer, ({ slot }) => slot.type);
  return [
    'Alimentos: id | porção | kcal, carboidratos g, proteínas g, gorduras g, fibras g, sódio mg da porção',
    ...[...byFood.values()].map(describeFood),
    ...MEAL_TYPES.flatMap((type) => {
      const ids = new Set(byMeal.get(type)?.map(({ food }) => food.id));
      return ids.size > 0 ? `${type}: ${[...ids].join(', ')}` : [];
    }),
  ].join('\n');
};

/** The bounds of the day as the model reads them. */
const describeBands = (day: AskedDay): string =>
  [...bandsOf(day)]
    .filter(([, bounds]) => sayBounds(bounds) !== '')
    .map(([nutrient, bounds]) => `${wordsFor('nutrient', nutrient)} ${sayBounds(bounds)}`)
    .join('; ');

/** What is asked for beside the prompt: which meals, of which foods, within which bands. */
export const describeTask = (day: AskedDay, offer: readonly Candidate[]): string => {
  const { slots, calories } = day.question;
  const meals = slots.map(({ type, share }) => `${type} (cerca de ${Math.round(share * calories)} kcal)`);
  return [
    `Refeições, nesta ordem: ${meals.join(', ')}.`,
    `No total: ${describeBands(day)}.`,
    describeOffer(offer),
    'Use somente estes ids, com a quantidade em gramas. Almoço e jantar precisam de uma proteína.',
  ].join('\n');
};
