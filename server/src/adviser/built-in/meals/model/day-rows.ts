import type { Nutrient } from '@vida/contract/nutrition/meal-kinds.ts';
import type { Food } from '../../../food/food.ts';
import type { Band } from '../../../guardrails/food/amounts.ts';
import { familyOf, isBrownBeans, isCoffee, isFruitOrVegetable, isRice } from '../menu/kinds-of-food.ts';
import { isMainDish } from '../menu/parts.ts';
import type { Entry } from '../solver/milp-model.ts';
import { entriesOf, type ModelParts } from './day-problem.ts';
import { capsOf } from './limits.ts';

const LESS = Number.NEGATIVE_INFINITY;
const MORE = Number.POSITIVE_INFINITY;
/** g of fruit and vegetables a day (WHO). */
const FRUIT_AND_VEGETABLES = 400;
/** Better than the bands ask: grams of carbohydrate at most, of fibre at least (product decision). */
const BETTER = { carbs: 200, fiber: 30 };
const COSTS = { produce: 0.02, family: 2, better: 0.04 };
/** Of each kcal or gram beyond a band that had to be widened. */
const COSTS_BEYOND = { calories: 0.02, carbs: 0.3, proteins: 0.3, fats: 0.3, fiber: 0.6 } as const;
type Aimed = keyof typeof COSTS_BEYOND;
const AIMED: readonly Aimed[] = ['calories', 'carbs', 'proteins', 'fats', 'fiber'];
/** What the profile does not forbid but only aims at. */
const SOFT_MOST: ReadonlySet<Nutrient> = new Set<Nutrient>(['calories', 'carbs', 'fats']);
/** Rounding of what is shown must not cross a band: kcal and mg, grams. */
const marginOf = (nutrient: Nutrient): number =>
  nutrient === 'calories' || nutrient === 'sodium' || nutrient === 'potassium' ? 3 : 0.3;

const mayBeTwice = (food: Food): boolean =>
  isRice(food) || isBrownBeans(food) || isCoffee(food) || food.group === 'gorduras' || food.role === 'legume';

const addNutrientRows = ({ problem, builder, choices }: ModelParts) => {
  const { limits, aim, rules, kept, dayShare } = problem;
  const leastOf = (nutrient: Nutrient, min: number): number => min * dayShare - kept[nutrient] + marginOf(nutrient);
  const mostOf = (nutrient: Nutrient, max: number): number => max * dayShare - kept[nutrient] - marginOf(nutrient);
  const addBand = (nutrient: Nutrient, { min, max }: Band) => {
    const entries = entriesOf(choices, nutrient);
    if (max !== null) builder.addAmountRow(LESS, mostOf(nutrient, max), entries);
    if (min !== null) builder.addAmountRow(leastOf(nutrient, min), MORE, entries);
  };
  /** What lies beyond this band is paid for. */
  const drawTowards = (nutrient: Aimed, { min, max }: Band) => {
    const entries = entriesOf(choices, nutrient);
    const cost = COSTS_BEYOND[nutrient];
    if (max !== null) builder.addRow(LESS, mostOf(nutrient, max), [...entries, [builder.addSlack(cost), -1]]);
    if (min !== null) builder.addRow(leastOf(nutrient, min), MORE, [...entries, [builder.addSlack(cost), 1]]);
  };
  // Kept meals may already be too much: at the last steps the rest then adds as little as it can.
  const mayExceed = limits.isShapeLoose && kept.calories > 0;
  for (const nutrient of AIMED) {
    const { min, max } = limits[nutrient];
    const canOpen = mayExceed && SOFT_MOST.has(nutrient);
    addBand(nutrient, canOpen ? { min, max: null } : limits[nutrient]);
    if (canOpen || min !== aim[nutrient].min || max !== aim[nutrient].max) drawTowards(nutrient, aim[nutrient]);
  }
  const { sodium, potassium } = capsOf(rules);
  addBand('sodium', { min: null, max: sodium });
  addBand('potassium', { min: null, max: potassium });
  const overCarbs = builder.addSlack(COSTS.better);
  builder.addRow(LESS, BETTER.carbs * dayShare - kept.carbs, [...entriesOf(choices, 'carbs'), [overCarbs, -1]]);
};

const addCountRows = ({ problem, builder, choices }: ModelParts) => {
  const countOf = (is: (food: Food) => boolean): Entry[] =>
    choices.filter(({ candidate }) => is(candidate.food)).map(({ column }) => [column, 1]);
  for (const [tag, most] of capsOf(problem.rules).tagged)
    builder.addRow(
      LESS,
      most,
      countOf((food) => food.tags.has(tag)),
    );
  if (!problem.limits.allowsRepeats) {
    for (const food of new Set(choices.map(({ candidate }) => candidate.food))) {
      const times = countOf((one) => one === food);
      if (!mayBeTwice(food) && times.length > 1) builder.addRow(LESS, 1, times);
    }
  }
};

/** Fish at lunch and pork at dinner rather than chicken twice. */
const addFamilyRows = ({ builder, choices }: ModelParts) => {
  const mains = choices.filter(({ candidate }) => isMainDish(candidate.food, candidate.slot.type));
  for (const family of new Set(mains.map(({ candidate }) => familyOf(candidate.food)))) {
    const entries: Entry[] = mains
      .filter(({ candidate }) => familyOf(candidate.food) === family)
      .map(({ column }) => [column, 1]);
    builder.addRow(LESS, 1, [...entries, [builder.addSlack(COSTS.family), -1]]);
  }
};

const addProduceRow = ({ problem, builder, choices }: ModelParts) => {
  if (problem.dayShare < 1 || problem.kept.calories > 0) return;
  const entries: Entry[] = choices
    .filter(({ candidate }) => isFruitOrVegetable(candidate.food))
    .map(({ column, serving }) => [column, serving.grams]);
  builder.addRow(FRUIT_AND_VEGETABLES, MORE, [...entries, [builder.addSlack(COSTS.produce), 1]]);
};

/** Bands of the day less what the kept meals have, and variety within it. */
export const addDayRows = (parts: ModelParts): void => {
  addNutrientRows(parts);
  addCountRows(parts);
  addFamilyRows(parts);
  addProduceRow(parts);
};
