import type { Nutrients } from '@vida/contract/nutrition/meal-kinds.ts';
import { type Food, PARTS, type Part, type Serving } from '../../../food/food.ts';
import { glycemicLoadOf } from '../../../food/glycemic-load.ts';
import { nutrientsOf } from '../../../food/sum-nutrients.ts';
import type { FoodRules } from '../../../guardrails/food/find-food-rules.ts';
import { isBrownBeans, isCoffee, isMilk, isRice } from '../menu/kinds-of-food.ts';
import { isMainDish, partsOf } from '../menu/parts.ts';
import { servingsOf } from '../menu/portions.ts';
import type { Dice } from '../menu/random.ts';
import type { Slot } from './slots.ts';

/** A serving with what it counts for. */
export interface CountedServing extends Serving {
  readonly nutrients: Nutrients;
  readonly glycemicLoad: number;
}

/** A food that may stand in a slot. */
export interface Candidate {
  readonly slot: Slot;
  readonly food: Food;
  readonly parts: readonly Part[];
  readonly servings: readonly CountedServing[];
  /** Steps of the objective; more is better. */
  readonly liking: number;
}

export interface CandidateNeeds {
  readonly foods: readonly Food[];
  readonly rules: FoodRules;
  readonly slots: readonly Slot[];
  /** Foods of the days around. */
  readonly nearFoodIds: ReadonlySet<string>;
  /** Main dishes of the same day's kept meals. */
  readonly takenFoodIds: ReadonlySet<string>;
  readonly legumesAreProtein: boolean;
  readonly dice: Dice;
}

const TASTE_STEPS = 3;
const NEAR_PENALTY = 1.5;
/** How many foods are drawn for each part: enough for a good day, few enough for a quick one. */
const DRAWN: Readonly<Record<Part, number>> = {
  base: 3,
  legume: 2,
  protein: 3,
  cooked: 2,
  salad: 3,
  oil: 1,
  spread: 2,
  side: 3,
  fruit: 3,
  drink: 2,
};

const mayRepeat = (food: Food): boolean =>
  isRice(food) || isBrownBeans(food) || isCoffee(food) || food.group === 'gorduras';

/** Milk is had with coffee; where there is none, it is the drink itself. */
const partsFor = (food: Food, slot: Slot, hasCoffee: boolean): readonly Part[] => {
  const parts = partsOf(food, slot.type).filter((part) => slot.parts[part] !== undefined);
  return slot.type === 'breakfast' && isMilk(food) && !hasCoffee ? [...parts, 'drink'] : parts;
};

/** Everything that this person may have in these slots. */
export const findCandidates = (needs: CandidateNeeds): readonly Candidate[] => {
  const { rules, nearFoodIds, dice, legumesAreProtein } = needs;
  const allowed = needs.foods.filter((food) => rules.exclude(food).length === 0);
  const hasCoffee = allowed.some(isCoffee);
  return needs.slots.flatMap((slot) =>
    allowed.flatMap((food) => {
      const parts = partsFor(food, slot, hasCoffee);
      const [part] = parts;
      if (part === undefined) return [];
      const servings = servingsOf(food, part, legumesAreProtein)
        .map((serving) => ({
          ...serving,
          nutrients: nutrientsOf(serving, rules.saltFactor),
          glycemicLoad: glycemicLoadOf(serving),
        }))
        .filter(({ nutrients }) => nutrients.potassium <= (rules.potassiumPerPortion ?? Number.POSITIVE_INFINITY));
      if (servings.length === 0) return [];
      const near = nearFoodIds.has(food.id) && !mayRepeat(food) ? NEAR_PENALTY : 0;
      const taste = TASTE_STEPS * dice(`${slot.key} ${food.id}`);
      const liking = food.everyday + rules.preference(food) + taste - near;
      return [{ slot, food, parts, servings, liking }];
    }),
  );
};

/** Without the main dishes that would come back within three days. */
export const withoutRepeats = (
  candidates: readonly Candidate[],
  { nearFoodIds, takenFoodIds }: CandidateNeeds,
): readonly Candidate[] =>
  candidates.filter(
    ({ food, slot }) => !isMainDish(food, slot.type) || !(nearFoodIds.has(food.id) || takenFoodIds.has(food.id)),
  );

/**
 * The cheapest foods of each part, `times` the usual number of them: a smaller programme is solved much faster.
 * `prices` say what taking a food would cost the day, in taste and in what its limits leave.
 */
export const drawCandidates = (
  candidates: readonly Candidate[],
  prices: ReadonlyMap<Candidate, number>,
  times: number,
): readonly Candidate[] => {
  const priceOf = (candidate: Candidate): number => prices.get(candidate) ?? 0;
  const drawn = new Set<Candidate>();
  for (const slot of new Set(candidates.map((candidate) => candidate.slot))) {
    for (const part of PARTS) {
      const cheapest = candidates
        .filter((candidate) => candidate.slot === slot && candidate.parts.includes(part))
        .sort((one, other) => priceOf(one) - priceOf(other));
      for (const candidate of cheapest.slice(0, times * DRAWN[part])) drawn.add(candidate);
    }
  }
  return candidates.filter((candidate) => drawn.has(candidate));
};
