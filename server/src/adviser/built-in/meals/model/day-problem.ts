import type { Nutrient, Nutrients } from '@vida/contract/nutrition/meal-kinds.ts';
import type { FoodRules } from '../../../guardrails/food/find-food-rules.ts';
import type { MilpBuilder } from '../solver/milp-model.ts';
import type { Candidate, CountedServing } from './candidates.ts';
import type { DayLimits } from './limits.ts';
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
