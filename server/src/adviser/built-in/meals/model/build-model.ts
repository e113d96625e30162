import type { Nutrient, Nutrients } from '@vida/contract/nutrition/meal-kinds.ts';
import type { FoodRules } from '../../../guardrails/food/food-rules.ts';
import type { Part } from '../menu/parts.ts';
import { createMilpBuilder, type MilpBuilder, type MilpModel } from '../solver/milp-model.ts';
import type { Candidate, CountedServing } from './candidates.ts';
import { addDayRows } from './day-rows.ts';
import type { DayLimits } from './limits.ts';
import { addMealRows } from './meal-rows.ts';
import { addPairRows } from './pair-rows.ts';
import type { Slot } from './slots.ts';

/** A column of the model: this food in this slot with this serving. */
export interface Choice {
  readonly column: number;
  readonly candidate: Candidate;
  readonly serving: CountedServing;
}

export interface DayProblem {
  readonly slots: readonly Slot[];
  readonly candidates: readonly Candidate[];
  readonly limits: DayLimits;
  /** The limits as aimed at: falling short of them is paid for. */
  readonly aim: DayLimits;
  readonly rules: FoodRules;
  /** kcal of a whole day. */
  readonly calories: number;
  /** What the kept meals of the day have. */
  readonly kept: Nutrients;
  /** Share of the day that the slots and the kept meals stand for; 1: the whole day. */
  readonly dayShare: number;
  /** Share by which amounts stay inside their bounds; 0: as the bounds say. */
  readonly margin: number;
}

/** What the row writers share. */
export interface ModelParts {
  readonly problem: DayProblem;
  readonly builder: MilpBuilder;
  readonly choices: readonly Choice[];
}

export const inSlot = (choices: readonly Choice[], slot: Slot): readonly Choice[] =>
  choices.filter(({ candidate }) => candidate.slot === slot);

/** Column and what the serving has of a nutrient. */
export const entriesOf = (choices: readonly Choice[], nutrient: Nutrient) =>
  choices.map(({ column, serving }) => [column, serving.nutrients[nutrient]] as const);

const PORTION_COST = 0.4;
/** Rice and meat in the usual portion rather than half a filé at night and two at noon; oil by the spoon. */
const MAIN_PORTION_COST = 1.5;
const MAIN_PARTS = new Set<Part>(['base', 'protein', 'oil', 'spread']);
/** What is not needed is left out more often than not. */
const OPTIONAL_COST = 2.2;

const costOf = ({ slot, food, parts, liking }: Candidate, { grams }: CountedServing): number => {
  const isOptional = parts.every((part) => slot.parts[part]?.[0] === 0);
  const portionCost = parts.some((part) => MAIN_PARTS.has(part)) ? MAIN_PORTION_COST : PORTION_COST;
  return portionCost * Math.abs(grams / food.portionGrams - 1) + (isOptional ? OPTIONAL_COST : 0) - liking;
};

/** The programme of a day, with what its columns stand for. */
export const buildModel = (
  problem: DayProblem,
): { readonly model: MilpModel; readonly choices: readonly Choice[] } => {
  const builder = createMilpBuilder(problem.margin);
  const choices = problem.candidates.flatMap((candidate) =>
    candidate.servings.map((serving) => ({
      column: builder.addChoice(costOf(candidate, serving)),
      candidate,
      serving,
    })),
  );
  const parts: ModelParts = { problem, builder, choices };
  addMealRows(parts);
  addPairRows(parts);
  addDayRows(parts);
  return { model: builder.build(), choices };
};
