import type { NutritionTargets } from '@vida/contract/nutrition/target-rules.ts';
import type { Band, FoodRules } from '../../../guardrails/food/food-rules.ts';

/** Bands of a whole day: kcal and grams. Those of the profile that never give way stand in FoodRules. */
export interface DayLimits {
  readonly calories: Band;
  readonly carbs: Band;
  readonly proteins: Band;
  readonly fats: Band;
  readonly fiber: Band;
  /** What cannot be reached is paid for instead of refused. */
  readonly isProteinSoft: boolean;
  readonly isEnergySoft: boolean;
  /** Meals may lack a part, and the energy may lie anywhere. */
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
  isProteinSoft: false,
  isEnergySoft: false,
  isShapeLoose: false,
  allowsRepeats: false,
});

/** The day's bands as aimed at, then one step wider each, in the order of RELAXATIONS. */
export const ladderOfLimits = (targets: NutritionTargets, rules: FoodRules): readonly DayLimits[] => {
  const aim = aimOf(targets, rules);
  const fiber = { ...aim, fiber: { min: widened(fiberTargetOf(targets, rules), LEAST_FIBER), max: null } };
  const protein = {
    ...fiber,
    proteins: { ...aim.proteins, min: widened(proteinFloorOf(targets, rules), LEAST_PROTEIN) },
  };
  const possibleProtein = { ...protein, isProteinSoft: true };
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
  const possibleEnergy = { ...energy, isEnergySoft: true };
  const shape = { ...possibleEnergy, isShapeLoose: true, fats: { min: null, max: energy.fats.max } };
  return [
    aim,
    fiber,
    protein,
    possibleProtein,
    fats,
    energy,
    possibleEnergy,
    shape,
    { ...shape, allowsRepeats: true },
  ];
};
