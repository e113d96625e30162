import { MEAL_TYPES, type MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import type { Candidate } from '../../built-in/meals/model/candidates.ts';
import { PARTS } from '../../food/food.ts';

/** Foods for each part of each kind of meal that the model is offered: enough to choose, few enough to read. */
const OFFERED = 4;

const usualOf = ({ servings }: Candidate): Candidate['servings'][number] | undefined =>
  servings[Math.floor(servings.length / 2)];

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
const describeFood = (candidate: Candidate): string => {
  const usual = usualOf(candidate);
  if (!usual) return '';
  const { calories, carbs, proteins, fats, fiber, sodium } = usual.nutrients;
  const figures = [calories, carbs, proteins, fats, fiber, sodium].map(Math.round);
  return `${candidate.food.id} | ${usual.grams} g | ${figures.join(' ')}`;
};

/** The offer as the model reads it: every food once, and what may stand in which meal. */
export const describeOffer = (offer: readonly Candidate[]): string => {
  const byFood = [...new Map(offer.map((candidate) => [candidate.food.id, candidate])).values()];
  const inMeal = (type: MealType) => [
    ...new Set(offer.filter(({ slot }) => slot.type === type).map(({ food }) => food.id)),
  ];
  return [
    'Alimentos: id | porção | kcal, carboidratos g, proteínas g, gorduras g, fibras g, sódio mg da porção',
    ...byFood.map(describeFood),
    ...MEAL_TYPES.filter((type) => inMeal(type).length > 0).map(
      (type) => `${type}: ${inMeal(type).join(', ')}`,
    ),
  ].join('\n');
};
