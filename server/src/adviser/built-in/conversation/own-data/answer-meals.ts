import { roundTo } from '@vida/contract/core/decimals.ts';
import { MEAL_TYPES, type Nutrient } from '@vida/contract/nutrition/meal-kinds.ts';
import type { OwnMeal } from '../../../conversation.ts';
import { citeSource } from '../../sources.ts';
import { bareDayWords } from '../period/day-words.ts';
import { type Asking, paragraphs, type Reply, sentences } from './asking.ts';
import { planTexts as texts } from './plan-texts.ts';
import { suggestAbout } from './suggestions.ts';

const sumOf = (meals: readonly OwnMeal[], nutrient: Nutrient): number =>
  roundTo(
    meals.reduce((sum, meal) => sum + meal[nutrient], 0),
    1,
  );

const inOrder = (meals: readonly OwnMeal[]): readonly OwnMeal[] =>
  meals.toSorted((a, b) => MEAL_TYPES.indexOf(a.type) - MEAL_TYPES.indexOf(b.type));

const sayMeal = (meals: readonly OwnMeal[]): string =>
  meals
    .map((meal) =>
      sentences(
        `${texts.meal(meal.type, meal.name, meal.calories)}.`,
        texts.mealDetail(meal.carbs, meal.proteins, meal.fats, meal.fiber, meal.sodium),
      ),
    )
    .join('\n');

const sayEnergy = (meals: readonly OwnMeal[], day: string): string =>
  texts.energy(
    day,
    sumOf(meals, 'calories'),
    sumOf(meals, 'carbs'),
    sumOf(meals, 'proteins'),
    sumOf(meals, 'fats'),
    sumOf(meals, 'fiber'),
    sumOf(meals, 'sodium'),
  );

/** The meal with most (or least) of what people ask for. */
const sayEnds = (meals: readonly OwnMeal[], day: string, sign: 1 | -1): string => {
  const endOf = (nutrient: Nutrient): OwnMeal | undefined =>
    meals.toSorted((a, b) => sign * (b[nutrient] - a[nutrient]))[0];
  const told = (['calories', 'carbs', 'proteins', 'fats', 'sodium'] as const).flatMap((nutrient) => {
    const meal = endOf(nutrient);
    return meal ? [texts.endOf(nutrient, meal.type, meal.name, meal[nutrient])] : [];
  });
  return [texts.ends(day, sign === 1), ...told].join('\n');
};

/** What the newest plan of a day holds; today's where no day was asked for. */
export const answerMeals = async (asking: Asking): Promise<Reply> => {
  const { slots, today, question, group } = asking;
  const day = slots.period?.toDay ?? today;
  const words = bareDayWords(day, today);
  const suggestions = suggestAbout('meals', slots);
  if (group === 'pregnant' || group === 'minor') return { text: texts.noTargets[group], sources: [], suggestions: [] };
  const meals = await question.data.readMeals(day);
  if (!meals || meals.length === 0) return { text: texts.noPlan(words), sources: [], suggestions: [] };
  const asked = slots.meal === null ? meals : meals.filter(({ type }) => type === slots.meal);
  if (slots.meal !== null && asked.length === 0)
    return { text: texts.noMeal(slots.meal, words), sources: [], suggestions };
  const listed = inOrder(meals).map((meal) => `- ${texts.meal(meal.type, meal.name, meal.calories)}`);
  const isRanked = slots.figure === 'highest' || slots.figure === 'lowest';
  const text =
    isRanked && slots.meal === null
      ? sayEnds(meals, words, slots.figure === 'highest' ? 1 : -1)
      : slots.meal !== null
        ? [texts.meals(words), sayMeal(asked)].join('\n')
        : slots.figure === 'energy'
          ? sayEnergy(meals, words)
          : paragraphs([texts.meals(words), ...listed].join('\n'), sayEnergy(meals, words));
  return { text: paragraphs(text, texts.planCare), sources: [citeSource('food-guide')], suggestions };
};
