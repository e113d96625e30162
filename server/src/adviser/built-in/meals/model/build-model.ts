import type { Part } from '../../../food/food.ts';
import { createMilpBuilder, type MilpModel } from '../solver/milp-model.ts';
import type { Candidate, CountedServing } from './candidates.ts';
import type { Choice, DayProblem, ModelParts } from './day-problem.ts';
import { addDayRows } from './day-rows.ts';
import { addMealRows } from './meal-rows.ts';
import { addPairRows } from './pair-rows.ts';

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
export const buildModel = (problem: DayProblem): { readonly model: MilpModel; readonly choices: readonly Choice[] } => {
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
