import type { Nutrients, Relaxation } from '@vida/contract/nutrition/meal-kinds.ts';
import { RELAXATIONS } from '@vida/contract/nutrition/meal-kinds.ts';
import type { DayLimits } from './model/limits.ts';

/** What was shown is rounded. */
const EPSILON = 0.05;
const PROTEIN_STEP = 0.8;
const LEAST_PROTEIN = 80;
const ENERGY_STEP = 0.15 / 0.1;

/** Which bands a day in fact went beyond; `aim` is the day as aimed at, `dayShare` how much of it was planned. */
export const listRelaxations = (
  aim: DayLimits,
  totals: Nutrients,
  dayShare: number,
  { isShapeLoose, hasRepeats }: { readonly isShapeLoose: boolean; readonly hasRepeats: boolean },
): readonly Relaxation[] => {
  const at = (value: number | null): number => (value ?? 0) * dayShare;
  const found = new Set<Relaxation>();
  if (totals.fiber < at(aim.fiber.min) - EPSILON) found.add('fiber_20');
  const protein = at(aim.proteins.min);
  if (totals.proteins < protein - EPSILON) {
    const step = Math.min(at(LEAST_PROTEIN), PROTEIN_STEP * protein);
    found.add(totals.proteins < step - EPSILON ? 'protein_possible' : 'protein_80');
  }
  if (totals.fats < at(aim.fats.min) - EPSILON || totals.fats > at(aim.fats.max) + EPSILON) found.add('fats');
  const middle = (at(aim.calories.min) + at(aim.calories.max)) / 2;
  const band = (at(aim.calories.max) - at(aim.calories.min)) / 2;
  const off = Math.abs(totals.calories - middle);
  if (off > band + 0.5) found.add(off > ENERGY_STEP * band + 0.5 ? 'calories_possible' : 'calories_15');
  if (isShapeLoose) found.add('meal_shape');
  if (hasRepeats) found.add('repeats');
  return RELAXATIONS.filter((relaxation) => found.has(relaxation));
};
