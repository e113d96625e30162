import type { MealType } from '@vida/contract/nutrition/meal-kinds.ts';
import type { ParsedQuestion } from './parse-question.ts';
import type { Slots, Subject } from './slots.ts';

const measured: readonly Subject[] = ['glucose', 'blood_pressure', 'diastolic', 'heart_rate'];

const OF_PLAN = / (?:plano|cardapio|comer|como|refeicao|prato|receita|menu) /;

/** 'Não, a do café da manhã' after a glucose names a time and no meal. */
export const withMealTime = (read: ParsedQuestion, { subject }: Slots): ParsedQuestion =>
  read.slots.subject === 'meals' &&
  read.slots.meal !== null &&
  subject !== null &&
  measured.includes(subject) &&
  read.unknownWords.length === 0 &&
  !OF_PLAN.test(read.folded)
    ? { ...read, slots: { ...read.slots, subject: null } }
    : read;

/** Meals by their place in the day, and the one that is called as what is drunk with it. */
const mealNames: readonly (readonly [words: RegExp, meal: MealType])[] = [
  [/ primeir[ao] (?:comida|refeicao|coisa) | (?:no|do|o|pro|de|ao) cafe (?!com|preto|puro)/, 'breakfast'],
  [/ ultim[ao] (?:comida|refeicao|coisa) /, 'dinner'],
];
const IS_DRINK = / (?:cafeina|xicaras?|tomei|bebi|mg|doses?) /;

/** 'E amanhã no café?' after the plan's dinner names a meal. */
export const withMealName = (read: ParsedQuestion, { subject }: Slots): ParsedQuestion => {
  const named = mealNames.find(([words]) => words.test(read.folded));
  const isOfPlan = subject === 'meals' && [null, 'meals', 'caffeine'].includes(read.slots.subject);
  if (!named || !isOfPlan || read.slots.meal !== null || IS_DRINK.test(read.folded)) return read;
  return {
    ...read,
    slots: { ...read.slots, subject: 'meals', figure: null, meal: named[1], unread: [] },
    unknownWords: [],
    continues: true,
  };
};

const OTHER_SIDE_OF_MEAL =
  /^ (?:(?:e|mas|so|ja) )*(antes|depois|apos)(?: (?:de comer|das? refeic(?:ao|oes)|del[ea]s?|disso))? $/;

/** 'E antes?' after 'depois do almoço'. */
export const aroundMeal = (read: ParsedQuestion, { dayPart }: Slots): ParsedQuestion => {
  const said = OTHER_SIDE_OF_MEAL.exec(read.folded)?.[1];
  if (said === undefined || (dayPart !== 'after_meal' && dayPart !== 'before_meal')) return read;
  return {
    ...read,
    slots: { ...read.slots, figure: null, dayPart: said === 'antes' ? 'before_meal' : 'after_meal' },
    unknownWords: [],
  };
};
