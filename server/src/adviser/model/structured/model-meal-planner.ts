import { askDay } from '../../built-in/meals/ask-day.ts';
import { toDraft } from '../../built-in/meals/plan-day.ts';
import type { MealPlanner } from '../../meal-planner.ts';
import { promptValuesOf } from '../context/prompt-context.ts';
import type { ModelDeps } from '../model-question.ts';
import { wordsFor } from '../prompts/prompt-words.ts';
import { askChecked } from './ask-checked.ts';
import { checkProposedMeals, proposedMealsSchema } from './check-proposed-meals.ts';
import { chooseOffer, describeTask } from './meal-question.ts';

const ANSWER_TOKENS = 1500;

/**
 * The planner of the rules with a model in front: the model chooses foods and amounts among those that the person may
 * have; figures, portions, names and preparation are ours. What breaks a rule twice is planned by the rules.
 */
export const withModelMeals = (builtIn: MealPlanner, deps: ModelDeps): MealPlanner => ({
  ...builtIn,
  planMeals: async (request) => {
    const { profile, today, mealType, userId } = request;
    const ofModel = await askChecked(deps, {
      task: 'meals',
      section: 'nutrition',
      userId,
      schema: proposedMealsSchema,
      maxTokens: ANSWER_TOKENS,
      prepare: () => {
        const day = askDay(request);
        const offer = chooseOffer(day.question.fresh);
        return {
          values: promptValuesOf(
            { profile, now: new Date(`${today}T12:00:00Z`) },
            { tipoRefeicao: wordsFor('meal', mealType), categoria: wordsFor('category', 'nutrition') },
          ),
          request: describeTask(day, offer),
          check: ({ meals }) => {
            const { reasons, result } = checkProposedMeals(meals, day, offer);
            return {
              reasons,
              result: toDraft(result, request, day, { isShapeLoose: false, source: 'model' }),
            };
          },
        };
      },
    });
    return ofModel ?? builtIn.planMeals(request);
  },
});
