import { PARTS } from '../../../food/food.ts';
import type { Entry } from '../solver/milp-model.ts';
import { type Choice, entriesOf, inSlot, type ModelParts } from './day-problem.ts';
import type { Slot } from './slots.ts';

const OPEN = Number.POSITIVE_INFINITY;
const MISSING_PART_COST = 6;
const MISSING_KCAL_COST = 0.05;
const GLYCEMIC_LOAD_COST = 0.25;
/** Shares of the day's energy are loose: from 0.65 to 1.4 of the usual share, and less where energy is short. */
const SHARE_BAND = { least: 0.65, most: 1.4 };
/** kcal: less is no meal, more is a feast. */
const MEAL_KCAL = { least: 50, most: 1200 };
/** Rounding of what is shown must not cross a band. */
const CARBS_MARGIN = 0.1;
const SODIUM_MARGIN = 1;

/** Each part is taken as often as the slot asks; where nothing can take it, it is left out. */
const addPartRows = ({ problem, builder }: ModelParts, slot: Slot, choices: readonly Choice[]) => {
  for (const part of PARTS) {
    const band = slot.parts[part];
    const taking = choices.filter(({ candidate }) => candidate.parts.includes(part));
    if (band === undefined || taking.length === 0) continue;
    const [min, max] = band;
    const entries: Entry[] = taking.map(({ column }) => [column, 1]);
    builder.addRow(Number.NEGATIVE_INFINITY, max, entries);
    if (min === 0) continue;
    if (problem.limits.isShapeLoose) entries.push([builder.addSlack(MISSING_PART_COST), 1]);
    builder.addRow(min, OPEN, entries);
  }
};

const addEnergyRow = ({ problem, builder }: ModelParts, slot: Slot, choices: readonly Choice[]) => {
  const { limits, calories } = problem;
  const entries: Entry[] = entriesOf(choices, 'calories').map(([column, value]) => [column, value]);
  const usual = slot.share * calories;
  if (limits.isShapeLoose) {
    builder.addAmountRow(MEAL_KCAL.least, OPEN, [...entries, [builder.addSlack(MISSING_KCAL_COST), 1]]);
    builder.addAmountRow(Number.NEGATIVE_INFINITY, MEAL_KCAL.most, entries);
    return;
  }
  const least = limits.calories.min === null ? MEAL_KCAL.least : SHARE_BAND.least * usual;
  builder.addAmountRow(least, Math.min(SHARE_BAND.most * usual, MEAL_KCAL.most), entries);
};

const addHealthRows = ({ problem, builder }: ModelParts, slot: Slot, choices: readonly Choice[]) => {
  const { rules, limits } = problem;
  const carbs = rules.carbsPerMeal?.[slot.type];
  if (carbs !== undefined) {
    const min = limits.allowsRepeats || carbs.min === null ? 0 : carbs.min + CARBS_MARGIN;
    builder.addAmountRow(min, (carbs.max ?? OPEN) - CARBS_MARGIN, entriesOf(choices, 'carbs'));
  }
  if (rules.sodiumPerMeal !== null && slot.type !== 'snack') {
    builder.addAmountRow(0, rules.sodiumPerMeal - SODIUM_MARGIN, entriesOf(choices, 'sodium'));
  }
  if (rules.glycemicLoad !== null) {
    const limit = slot.type === 'snack' ? rules.glycemicLoad.snack : rules.glycemicLoad.main;
    const entries: Entry[] = choices.map(({ column, serving }) => [column, serving.glycemicLoad]);
    builder.addRow(Number.NEGATIVE_INFINITY, limit, [...entries, [builder.addSlack(GLYCEMIC_LOAD_COST), -1]]);
  }
};

/** One serving of a food at most, the slot's parts, its share of the energy, and what the profile asks of a meal. */
export const addMealRows = (parts: ModelParts): void => {
  for (const slot of parts.problem.slots) {
    const choices = inSlot(parts.choices, slot);
    addPartRows(parts, slot, choices);
    addEnergyRow(parts, slot, choices);
    addHealthRows(parts, slot, choices);
    for (const candidate of new Set(choices.map((choice) => choice.candidate))) {
      const same = choices.filter((choice) => choice.candidate === candidate);
      parts.builder.addRow(
        0,
        1,
        same.map(({ column }) => [column, 1] as const),
      );
    }
  }
};
