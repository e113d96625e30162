import { PLAN_NOTICES, type PlanNotice } from '@vida/contract/nutrition/meal-kinds.ts';
import { findFood } from '../../food/food-table.ts';
import { sumNutrients } from '../../food/sum-nutrients.ts';
import type { FoodRules } from '../../guardrails/food/food-rules.ts';
import {
  type MealPlanDraft,
  type MealRequest,
  NothingFitsError,
  type PlannedMeal,
} from '../../meal-planner.ts';
import { askDay, mainDishesOf } from './ask-day.ts';
import { readRelaxations } from './read-relaxations.ts';
import { solveDay } from './solve-day.ts';
import type { Solver } from './solver/solver.ts';
import { writeMeal } from './words/write-meal.ts';

const noticesOf = (rules: FoodRules, meals: readonly PlannedMeal[]): readonly PlanNotice[] => {
  const hasLabel = meals.some(({ items }) =>
    items.some(({ foodId }) => findFood(foodId)?.tags.has('verificar-rotulo')),
  );
  return PLAN_NOTICES.filter(
    (notice) => rules.notices.includes(notice) || (notice === 'check_labels' && hasLabel),
  );
};

/**
 * The meals that were asked for. Throws `NoPlanError` for whom no plan is made and `NothingFitsError` where nothing
 * fits the hard limits. Blocks the thread until it is done.
 */
export const planDay = (solver: Solver, request: MealRequest): MealPlanDraft => {
  const { kept, nearFoodIds } = request;
  const { question, rules, takenFoodIds } = askDay(request);
  const { ladder, slots, dayShare } = question;
  const solved = solveDay(solver, question);
  const [aim] = ladder;
  if (solved === null) throw new NothingFitsError();

  const meals = slots
    .map((slot) => ({ slot, servings: solved.choices.filter(({ candidate }) => candidate.slot === slot) }))
    .filter(({ servings }) => servings.length > 0)
    .map(({ slot, servings }) =>
      writeMeal(
        slot.type,
        servings.map(({ serving }) => serving),
        rules,
      ),
    );
  const mains = mainDishesOf(meals);
  return {
    meals,
    relaxed: readRelaxations(aim, sumNutrients([...kept, ...meals]), dayShare, {
      isShapeLoose: ladder[solved.step]?.isShapeLoose ?? false,
      hasRepeats: [...mains].some((id) => nearFoodIds.has(id) || takenFoodIds.has(id)),
    }),
    notices: noticesOf(rules, [...kept, ...meals]),
    unknownWords: rules.unknownWords,
    source: 'rules',
  };
};
