import { roundTo } from '@vida/contract/core/decimals.ts';
import { NUTRIENTS, type Nutrient } from '@vida/contract/nutrition/meal-kinds.ts';
import { glycemicIndexOf, glycemicLoadOf } from '../../food/glycemic-load.ts';
import { nutrientsOf } from '../../food/sum-nutrients.ts';
import { gramsOf } from './food-amounts.ts';
import type { Fact } from './food-asking.ts';
import { foodFactTexts as texts } from './food-fact-texts.ts';
import { type FoodQuestion, parseFoodQuestion } from './food-question.ts';
import type { AskedFood } from './food-sentence.ts';

/** The key in sources.csv of what the table of foods rests on. */
export const FOOD_SOURCE = 'food-table';

/** Less of a nutrient, in its unit, is not told unless it is asked for. */
const LEAST_TOLD = 0.5;

/** Facts of foods of the table. */
export interface FoodFacts {
  readonly text: string;
  /** A judgement was asked for too ('tem muito …?'): a text on the subject may follow. */
  readonly asksJudgement: boolean;
  /** For the message after this one: 'e a banana-prata?' */
  readonly question: FoodQuestion;
}

const servingOf = ({ food, amount }: AskedFood) => ({ food, grams: gramsOf(food, amount) });

const DIGITS: Readonly<Record<Nutrient, number>> = {
  calories: 0,
  carbs: 1,
  proteins: 1,
  fats: 1,
  fiber: 1,
  sodium: 0,
  potassium: 0,
};

const figureOf = (asked: AskedFood, fact: Fact): number => {
  if (fact === 'glycemic_index') return glycemicIndexOf(asked.food) ?? 0;
  if (fact === 'glycemic_load') return roundTo(glycemicLoadOf(servingOf(asked)), 0);
  const nutrient = fact === 'sugar' ? 'carbs' : fact;
  // 350 g of 8.7 are 30.45, not 30.449999.
  return roundTo(roundTo(nutrientsOf(servingOf(asked), 0)[nutrient], 6), DIGITS[nutrient]);
};

const tellFact = (asked: AskedFood, fact: Fact): string => {
  const figure = figureOf(asked, fact);
  if (fact === 'glycemic_index')
    return glycemicIndexOf(asked.food) === null ? texts.noIndex : texts.index(roundTo(figure, 0));
  if (fact === 'glycemic_load') return texts.load(figure);
  return fact === 'sugar' ? texts.sugar(texts.fact('carbs', figure)) : texts.fact(fact, figure);
};

const tellAmount = ({ food, amount }: AskedFood): string => {
  if (amount.kind === 'portion') return texts.portion(food.portionLabel, food.portionGrams);
  if (amount.kind === 'units') return texts.units(amount.count, amount.unit, amount.grams);
  return amount.isVolume ? texts.millilitres(amount.grams) : texts.grams(amount.grams);
};

/** One food with what was asked of it; the rest of the table only where nothing else was asked or named. */
const tellFood = (asked: AskedFood, facts: readonly Fact[], isAlone: boolean): string => {
  const told = facts.map((fact) => (fact === 'sugar' ? 'carbs' : fact));
  const others = NUTRIENTS.filter((nutrient) => !told.includes(nutrient) && figureOf(asked, nutrient) >= LEAST_TOLD);
  return texts.food(
    asked.food.name,
    tellAmount(asked),
    facts.map((fact) => tellFact(asked, fact)),
    isAlone || facts.length === 0 ? others.map((nutrient) => tellFact(asked, nutrient)) : [],
  );
};

/** Which of several foods has the most or the least of a fact. */
const tellCompared = ({ foods, compares }: FoodQuestion, fact: Fact): string => {
  const figures = foods.map((asked) => figureOf(asked, fact));
  const wanted = compares === 'least' ? Math.min(...figures) : Math.max(...figures);
  const first = figures.indexOf(wanted);
  const isTied = figures.lastIndexOf(wanted) !== first;
  if (isTied) return texts.same(texts.named[fact]);
  return texts.compared(texts.named[fact], compares ?? 'most', foods[first]?.food.name ?? '');
};

const tellQuestion = (question: FoodQuestion): string => {
  const { foods, facts, missing, compares } = question;
  return [
    ...foods.map((asked) => tellFood(asked, facts, foods.length === 1)),
    ...(compares === null ? [] : facts.map((fact) => tellCompared(question, fact))),
    ...foods
      .filter(({ food }) => facts.includes('sodium') && food.tags.has('sodio-incerto'))
      .map(({ food }) => texts.uncertainSodium(food.shortName)),
    ...(missing.length === 0 ? [] : [texts.missing(missing)]),
    texts.source,
  ].join(' ');
};

/**
 * What foods of the table hold, where a message asks for that and for nothing else: 'quantos carboidratos tem um pão
 * francês?'. Of the usual portion, or of the amount that is named. `before` is the question about foods that the
 * message just before it asked, from which this one may go on ('e se forem três?'); null where it asked something else.
 */
export const findFoodFacts = (message: string, before: FoodQuestion | null = null): FoodFacts | null => {
  const question = parseFoodQuestion(message, before);
  return question && { text: tellQuestion(question), asksJudgement: question.asksJudgement, question };
};
