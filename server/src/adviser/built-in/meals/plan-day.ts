import { PLAN_NOTICES } from '@vida/contract/nutrition/meal-kinds.ts';
import type { AdviceSource } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { findFood } from '../../food/food-table.ts';
import { sumNutrients } from '../../food/sum-nutrients.ts';
import { type MealPlanDraft, type MealRequest, NothingFitsError, type PlannedMeal } from '../../meal-planner.ts';
import { type AskedDay, askDay, mainDishesOf } from './ask-day.ts';
import { listRelaxations } from './list-relaxations.ts';
import { solveDay } from './solve-day.ts';
import type { Solver } from './solver/solver.ts';
import { writeMeal } from './words/write-meal.ts';

/** Meals for this request as they are handed over, with what has to be said about them. */
export const toDraft = (
  meals: readonly PlannedMeal[],
  { kept, nearFoodIds }: MealRequest,
  { question, rules, takenFoodIds }: AskedDay,
  { isShapeLoose, source }: { readonly isShapeLoose: boolean; readonly source: AdviceSource },
): MealPlanDraft => {
  const all = [...kept, ...meals];
  const hasRepeats = [...mainDishesOf(meals)].some((id) => nearFoodIds.has(id) || takenFoodIds.has(id));
  const hasLabel = all.some(({ items }) => items.some(({ foodId }) => findFood(foodId)?.tags.has('verificar-rotulo')));
  const [aim] = question.ladder;
  return {
    meals,
    relaxed: listRelaxations(aim, sumNutrients(all), question.dayShare, { isShapeLoose, hasRepeats }),
    notices: PLAN_NOTICES.filter((notice) => rules.notices.includes(notice) || (notice === 'check_labels' && hasLabel)),
    unknownWords: rules.unknownWords,
    source,
  };
};

/**
 * The meals that were asked for. Throws `NoPlanError` for whom no plan is made and `NothingFitsError` where nothing
 * fits the hard limits. Blocks the thread until it is done.
 */
export const planDay = (solver: Solver, request: MealRequest): MealPlanDraft => {
  const day = askDay(request);
  const { ladder, slots } = day.question;
  const solved = solveDay(solver, day.question);
  if (solved === null) throw new NothingFitsError();

  const meals = slots
    .map((slot) => ({ slot, servings: solved.choices.filter(({ candidate }) => candidate.slot === slot) }))
    .filter(({ servings }) => servings.length > 0)
    .map(({ slot, servings }) =>
      writeMeal(
        slot.type,
        servings.map(({ serving }) => serving),
        day.rules,
      ),
    );
  const isShapeLoose = ladder[solved.step]?.isShapeLoose ?? false;
  return toDraft(meals, request, day, { isShapeLoose, source: 'rules' });
};
