import type { NutritionTargets } from '@vida/contract/nutrition/target-rules.ts';
import type { Band } from '../../../guardrails/food/amounts.ts';
import type { FoodRules } from '../../../guardrails/food/find-food-rules.ts';

/** Bands of a whole day: kcal and grams. Those of the profile that never give way stand in FoodRules. */
export interface DayLimits {
  readonly calories: Band;
  readonly carbs: Band;
  readonly proteins: Band;
  readonly fats: Band;
  readonly fiber: Band;
  /** Meals may lack a part, and their energy may lie anywhere. */
  readonly isShapeLoose: boolean;
  /** Main dishes of the days around may come back. */
  readonly allowsRepeats: boolean;
}

const ENERGY_BAND = 0.1;
const WIDER_ENERGY_BAND = 0.15;
const FAT_BAND = 0.2;
/** Share of the target: what is still called a balanced day once fats give way. */
const WIDER_FATS = { least: 0.5, most: 1.5 };
const LEAST_FIBER = 20;
const LEAST_PROTEIN = 80;
const WIDENED_SHARE = 0.8;
/** With a cap on protein the day lies close below it, not on it. */
const SHARE_OF_PROTEIN_CAP = 0.8;

/** mg a day for anybody: above it a plan is not answered (nutrition rules, bounds of a day). */
const SODIUM_FOR_ANYBODY = 2300;
const SATURATED_FOR_ANYBODY = 2;

/** What the profile's limits of a day leave, and those for anybody; none of them gives way. */
export const capsOf = (rules: FoodRules) => ({
  sodium: rules.sodiumPerDay ?? SODIUM_FOR_ANYBODY,
  potassium: rules.potassiumPerDay,
  /** So many foods with the tag. */
  tagged: [
    ['ultraprocessado', rules.ultraProcessedPerDay],
    ['alto-gord-saturada', Math.min(rules.saturatedFoodsPerDay ?? SATURATED_FOR_ANYBODY, SATURATED_FOR_ANYBODY)],
  ] as const,
});

/** A share of a target that is wider than the product's number where the target itself is low. */
const widened = (target: number, least: number): number => Math.min(least, WIDENED_SHARE * target);

export const fiberTargetOf = (targets: NutritionTargets, rules: FoodRules): number =>
  Math.max(targets.fiber, rules.fiberPerDay ?? 0);

/** g: the target, or close below the cap of a kidney disease. */
export const proteinFloorOf = (targets: NutritionTargets, rules: FoodRules): number =>
  Math.min(targets.proteins, SHARE_OF_PROTEIN_CAP * (rules.proteinsPerDay ?? Number.POSITIVE_INFINITY));

const aimOf = (targets: NutritionTargets, rules: FoodRules): DayLimits => ({
  calories: { min: (1 - ENERGY_BAND) * targets.calories, max: (1 + ENERGY_BAND) * targets.calories },
  carbs: { min: null, max: targets.carbs },
  proteins: { min: proteinFloorOf(targets, rules), max: rules.proteinsPerDay },
  fats: { min: (1 - FAT_BAND) * targets.fats, max: (1 + FAT_BAND) * targets.fats },
  fiber: { min: fiberTargetOf(targets, rules), max: null },
  isShapeLoose: false,
  allowsRepeats: false,
});

/**
 * The day's bands as aimed at, then one step wider each, in the order of RELAXATIONS. What an earlier step widened
 * stays wide, but is still drawn towards the aim (`day-rows.ts`).
 */
export const ladderOfLimits = (targets: NutritionTargets, rules: FoodRules): readonly [DayLimits, ...DayLimits[]] => {
  const aim = aimOf(targets, rules);
  const fiber = { ...aim, fiber: { min: widened(fiberTargetOf(targets, rules), LEAST_FIBER), max: null } };
  const protein = {
    ...fiber,
    proteins: { ...aim.proteins, min: widened(proteinFloorOf(targets, rules), LEAST_PROTEIN) },
  };
  const possibleProtein = { ...protein, proteins: { ...aim.proteins, min: null } };
  const fats = {
    ...possibleProtein,
    fats: { min: WIDER_FATS.least * targets.fats, max: WIDER_FATS.most * targets.fats },
  };
  const energy = {
    ...fats,
    calories: {
      min: (1 - WIDER_ENERGY_BAND) * targets.calories,
      max: (1 + WIDER_ENERGY_BAND) * targets.calories,
    },
  };
  const possibleEnergy = { ...energy, calories: { ...energy.calories, min: null } };
  const shape = {
    ...possibleEnergy,
    isShapeLoose: true,
    fats: { ...energy.fats, min: null },
    fiber: { ...energy.fiber, min: null },
  };
  return [aim, fiber, protein, possibleProtein, fats, energy, possibleEnergy, shape, { ...shape, allowsRepeats: true }];
};
