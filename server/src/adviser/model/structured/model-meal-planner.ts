import { type MealPlanType, PLAN_NOTICES } from '@vida/contract/nutrition/meal-kinds.ts';
import { type AskedDay, askDay, mainDishesOf } from '../../built-in/meals/ask-day.ts';
import { readRelaxations } from '../../built-in/meals/read-relaxations.ts';
import { findFood } from '../../food/food-table.ts';
import { sumNutrients } from '../../food/sum-nutrients.ts';
import type { MealPlanDraft, MealPlanner, MealRequest, PlannedMeal } from '../../meal-planner.ts';
import { promptValuesOf } from '../context/prompt-context.ts';
import type { ModelDeps, Personal } from '../model-deps.ts';
import { renderPrompt } from '../prompts/render-prompt.ts';
import { askChecked } from './ask-checked.ts';
import { checkProposedMeals, proposedMealsSchema } from './check-proposed-meals.ts';
import { describeBands } from './day-bands.ts';
import { chooseOffer, describeOffer } from './meal-offer.ts';

const ANSWER_TOKENS = 1500;

const typeNames: Readonly<Record<MealPlanType, string>> = {
  general: 'as refeições do dia inteiro',
  breakfast: 'café da manhã',
  lunch: 'almoço',
  dinner: 'jantar',
  snack: 'lanche',
};

const toDraft = (meals: readonly PlannedMeal[], request: MealRequest, day: AskedDay): MealPlanDraft => {
  const { rules, question, takenFoodIds } = day;
  const all = [...request.kept, ...meals];
  const hasLabel = all.some(({ items }) =>
    items.some(({ foodId }) => findFood(foodId)?.tags.has('verificar-rotulo')),
  );
  const hasRepeats = [...mainDishesOf(meals)].some(
    (id) => request.nearFoodIds.has(id) || takenFoodIds.has(id),
  );
  return {
    meals,
    relaxed: readRelaxations(question.ladder[0], sumNutrients(all), question.dayShare, {
      isShapeLoose: false,
      hasRepeats,
    }),
    notices: PLAN_NOTICES.filter(
      (notice) => rules.notices.includes(notice) || (notice === 'check_labels' && hasLabel),
    ),
    unknownWords: rules.unknownWords,
    source: 'model',
  };
};

/** What is asked for beside the prompt: which meals, of which foods, within which bands. */
const describeTask = (day: AskedDay, offer: Parameters<typeof describeOffer>[0]): string =>
  [
    `Refeições, nesta ordem: ${day.question.slots.map(({ type, share }) => `${type} (cerca de ${Math.round(share * day.question.calories)} kcal)`).join(', ')}.`,
    `No total: ${describeBands(day)}.`,
    describeOffer(offer),
    'Use somente estes ids, com a quantidade em gramas. Almoço e jantar precisam de uma proteína.',
  ].join('\n');

/**
 * The planner of the rules with a model in front: the model chooses foods and amounts among those that the person may
 * have; figures, portions, names and preparation are ours. What breaks a rule twice is planned by the rules.
 */
export const withModelMeals = (builtIn: MealPlanner, deps: ModelDeps) => {
  const askModel = async (request: Personal<MealRequest>): Promise<MealPlanDraft | null> => {
    const day = askDay(request);
    const offer = chooseOffer(day.question.fresh);
    const { profile, today, mealType, userId } = request;
    const noon = new Date(`${today}T12:00:00Z`);
    const values = promptValuesOf(
      { profile, data: null, now: noon, timeZone: 'UTC', glucoseUnit: 'mg/dL' },
      { tipoRefeicao: typeNames[mealType], categoria: 'alimentação' },
    );
    const { system, user } = renderPrompt('nutrition', await deps.readPrompt('nutrition'), values);
    const meals = await askChecked(deps, {
      task: 'meals',
      userId,
      system,
      user: `${user}\n\n${describeTask(day, offer)}`,
      schema: proposedMealsSchema,
      maxTokens: ANSWER_TOKENS,
      check: (proposal) => checkProposedMeals(proposal.meals, day, offer),
    });
    return meals && toDraft(meals, request, day);
  };

  return {
    /** As `MealPlanner.planMeals`. */
    planMeals: async (request: Personal<MealRequest>): Promise<MealPlanDraft> => {
      if (await deps.mayUse(request.userId)) return (await askModel(request)) ?? builtIn.planMeals(request);
      deps.tally('meals', 'rules');
      return builtIn.planMeals(request);
    },
    close: builtIn.close,
  };
};
