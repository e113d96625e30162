import { NUTRIENTS, type Nutrient } from '@vida/contract/nutrition/meal-kinds.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { z } from 'zod';
import { foldName } from '../../../text/tokenize.ts';
import type { Food } from '../../food/food.ts';
import { foods } from '../../food/food-table.ts';
import { nutrientsOf } from '../../food/sum-nutrients.ts';
import { findFoodRules } from '../../guardrails/food/find-food-rules.ts';
import { cellsSchema, loadTable, once } from '../../load-knowledge.ts';
import { asksAdvice, comparesBy, type Fact, parseFacts } from './food-asking.ts';
import { foodFactTexts as texts } from './food-fact-texts.ts';
import { type FoodWord, parseFoodWords, singularOf } from './food-words.ts';

interface FoodGroup {
  /** As it is said of many: 'frutas'. */
  readonly said: string;
  readonly foods: readonly Food[];
}

/** Groups by the folded singular of each of their names. */
const groupsByName = once(
  (): ReadonlyMap<string, FoodGroup> =>
    new Map(
      loadTable('food-groups.csv', { said: z.string(), groups: cellsSchema, names: cellsSchema }).flatMap(
        ({ said, groups, names }) => {
          const group = { said, foods: foods.filter((food) => groups.includes(food.group)) };
          return names.map((name) => [foldName(name), group] as const);
        },
      ),
    ),
);

/** So many are told, and so few are no ranking. */
const MOST_TOLD = 4;
const LEAST_RANKED = 3;
const HUNDRED_GRAMS = 100;

const isNutrient = (fact: Fact): fact is Nutrient => NUTRIENTS.some((nutrient) => nutrient === fact);

const nutrientAsked = (words: readonly FoodWord[]): Nutrient | null => {
  const [fact, ...others] = parseFacts(words).facts;
  if (fact === undefined || others.length > 0) return null;
  if (fact === 'sugar') return 'carbs';
  return isNutrient(fact) ? fact : null;
};

const AFTER = /^(?:tem|teem|com|que|e|sao|possui|leva|mais|menos)$/;

/**
 * 'Qual fruta tem', 'frutas com', 'qual a fruta menos': a group of which some are asked for, and not
 * one food of its name.
 */
const groupAsked = (words: readonly FoodWord[]): FoodGroup | null => {
  const first = words.findIndex(({ text }) => /^(?:qual|quais|que)$/.test(text));
  for (const [at, { text }] of words.entries()) {
    const group = groupsByName().get(singularOf(text));
    const isOfMany = (first >= 0 && at > first && at - first <= 2) || text !== singularOf(text);
    if (group && isOfMany && AFTER.test(words[at + 1]?.text ?? '')) return group;
  }
  return null;
};

/**
 * The foods of a group that have the most or the least of a nutrient in 100 g, where a message asks for that: 'qual
 * fruta tem menos carboidrato?'. What the profile rules out is not among them. Null for any other message. `today`
 * is the person's, `yyyy-MM-dd`.
 */
export const findFoodRanking = (message: string, profile: HealthProfile, today: string): string | null => {
  const words = parseFoodWords(message);
  const [by, nutrient, group] = [comparesBy(words), nutrientAsked(words), groupAsked(words)];
  if (by === null || nutrient === null || group === null || asksAdvice(words)) return null;
  const rules = findFoodRules(profile, today);
  const allowed = group.foods.filter((food) => rules.exclude(food).length === 0);
  if (allowed.length < LEAST_RANKED) return null;
  const ranked = allowed
    .map((food) => ({ food, amount: nutrientsOf({ food, grams: HUNDRED_GRAMS }, 0)[nutrient] }))
    .toSorted((one, other) => (by === 'least' ? one.amount - other.amount : other.amount - one.amount))
    .slice(0, MOST_TOLD);
  const isUncertain = (food: Food): boolean => nutrient === 'sodium' && food.tags.has('sodio-incerto');
  return [
    texts.ranking(
      group.said,
      by,
      nutrient,
      ranked.map(({ food, amount }) => texts.ranked(food.shortName, nutrient, amount)),
    ),
    ...(allowed.length < group.foods.length ? [texts.leftOut] : []),
    ...ranked.filter(({ food }) => isUncertain(food)).map(({ food }) => texts.uncertainSodium(food.shortName)),
    texts.rankingSource,
  ].join(' ');
};
