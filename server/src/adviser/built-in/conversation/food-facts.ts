import { roundTo } from '@vida/contract/core/decimals.ts';
import { NUTRIENTS, type Nutrient } from '@vida/contract/nutrition/meal-kinds.ts';
import { stemWord } from '../../../text/stem-word.ts';
import { foldName, foldTyped, shorthandOfQuestions, wordsOf } from '../../../text/words.ts';
import type { Food } from '../../food/food.ts';
import { foods } from '../../food/food-table.ts';
import { glycemicIndexOf } from '../../food/glycemic-load.ts';
import { nutrientsOf } from '../../food/sum-nutrients.ts';
import { foodFactTexts as texts } from './food-fact-texts.ts';

/** What a question may ask of a food: a nutrient, or how fast it raises the glucose. */
type Fact = Nutrient | 'glycemic_index';

const factWords: readonly (readonly [pattern: string, fact: Fact])[] = [
  ['indices? glicemicos?|ig', 'glycemic_index'],
  ['carboidratos?|carbos?|carbs?|cho', 'carbs'],
  ['calorias?|kcals?|energia', 'calories'],
  ['proteinas?|ptn', 'proteins'],
  ['gorduras?|lipidios?', 'fats'],
  ['fibras?', 'fiber'],
  ['sodio', 'sodium'],
  ['potassio', 'potassium'],
];
const FACT = factWords.map(([pattern]) => pattern).join('|');
const HAS = '(?:tem|ha|contem|possui|existem?|vem)';
const BEFORE = '(?:d[aeo]s?|n[ao]s?|numa?|em|o|a|os|as)';
/** Asks for a judgement, which an article may add. */
const MUCH = '(?:muit[oa]s?|bastante|pouc[oa]s?)';

/** How facts of a food are asked for; `fact` and `food` are what is named. */
const questions: readonly RegExp[] = [
  new RegExp(
    `(?:quant[oa]s?|qual|quais)(?: e| sao)?(?: (?:o|a|os|as|de|do|da))? (?:g |gramas |mg )?(?:de )?(?<fact>${FACT})(?: ${HAS})?(?: ${BEFORE})* (?<food>.+)$`,
  ),
  new RegExp(
    `^(?:${BEFORE} )?(?<food>.+?) ${HAS} (?:quant[oa]s?|qual|(?<much>${MUCH}))(?: ${BEFORE})? (?<fact>${FACT})$`,
  ),
  new RegExp(`(?:tabela|informac(?:ao|oes)|valor(?:es)?) nutriciona(?:l|is)(?: ${BEFORE})* (?<food>.+)$`),
];

/** 'Duas fatias de', '100 g de', '2 ovos': grams or a count, where they are named, and the words that say them. */
const AMOUNT =
  /^(?:(?<grams>\d{1,4}) ?(?:g|gr|gramas?) d[aeo]s? |(?:uma?|dois|duas|tres|\d{1,2})? ?(?:porc(?:ao|oes)|fatias?|colher(?:es)?(?: de sopa)?|copos?|xicaras?|pedacos?|conchas?|pratos?) d[aeo]s? |(?<count>\d{1,2}) (?:unidades? d[aeo]s? )?|(?:uma?|cada) )/;

/** Words that name no food. */
const fillers: ReadonlySet<string> = new Set([
  'de',
  'do',
  'da',
  'dos',
  'das',
  'com',
  'em',
  'a',
  'o',
  'e',
  'tipo',
]);

const stemsOf = (folded: string): readonly string[] =>
  folded
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .map(stemWord);

/** The names of a food, each as stems; what stands in brackets is another word for the first. */
const namesOf = ({ name, shortName }: Food): readonly (readonly string[])[] => {
  const [, inside = ''] = /\(([^)]*)\)/.exec(name) ?? [];
  const plain = stemsOf(foldName(name.replace(/\([^)]*\)/g, ' ')));
  const others = inside.split('/').map((other) => [...stemsOf(foldName(other)), ...plain.slice(1)]);
  return [stemsOf(foldName(shortName)), plain, ...(inside.includes('/') ? others : [])];
};

/** Less of a nutrient, in its unit, is not told unless it is asked for. */
const LEAST_TOLD = 0.5;

let index: readonly { readonly food: Food; readonly names: readonly (readonly string[])[] }[] | undefined;

/** How well a name fits what was asked, the less the better; null where its first word or one of those asked is missing. */
const distanceOf = (asked: readonly string[], name: readonly string[]): number | null => {
  const isNamed =
    name.length > 0 && asked.includes(name[0] ?? '') && asked.every((stem) => name.includes(stem));
  return isNamed ? name.length - asked.length : null;
};

/** The food that folded words name, the plainest and commonest of several; undefined where a word of them fits none. */
const findNamedFood = (words: string): Food | undefined => {
  index ??= foods.map((food) => ({ food, names: namesOf(food) }));
  const asked = stemsOf(words);
  if (asked.length === 0) return undefined;
  const [best] = index
    .flatMap(({ food, names }) => {
      const distances = names.flatMap((name) => distanceOf(asked, name) ?? []);
      return distances.length === 0 ? [] : [{ food, distance: Math.min(...distances) }];
    })
    .toSorted((a, b) => b.food.everyday - a.food.everyday || a.distance - b.distance);
  return best?.food;
};

/** The key in sources.csv of what the table of foods rests on. */
export const FOOD_SOURCE = 'food-table';

/** Facts of a food of the table. */
export interface FoodFacts {
  readonly text: string;
  /** A judgement was asked for too ('tem muito …?'): a text on the subject may follow. */
  readonly asksJudgement: boolean;
}

/** Whether a portion is one of something that can be counted. */
const isOne = ({ portionLabel }: Food): boolean => portionLabel.startsWith('1 unidade');

const tellFact = (food: Food, grams: number, fact: Fact): string => {
  if (fact === 'glycemic_index') {
    const glycemicIndex = glycemicIndexOf(food);
    return glycemicIndex === null ? texts.noIndex : texts.index(roundTo(glycemicIndex, 0));
  }
  return texts.fact(fact, nutrientsOf({ food, grams }, 0)[fact]);
};

/**
 * What a food of the table holds, where a message asks for that and for nothing else: 'quantos carboidratos tem um pão
 * francês?'. Of the usual portion, or of the grams that are named; null for any other message, and where a word of the food is in no
 * name of the table.
 */
export const findFoodFacts = (message: string): FoodFacts | null => {
  const folded = wordsOf(foldTyped(message))
    .map((word) => shorthandOfQuestions.get(word) ?? word)
    .join(' ');
  for (const question of questions) {
    const found = question.exec(folded)?.groups;
    if (!found?.food) continue;
    const amount = AMOUNT.exec(found.food);
    const food = findNamedFood(found.food.slice(amount?.[0].length ?? 0));
    if (!food) continue;
    const { grams: written, count } = amount?.groups ?? {};
    const times = count !== undefined && isOne(food) ? Number(count) : 1;
    const grams = written === undefined ? times * food.portionGrams : Number(written);
    const fact = factWords.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(found.fact ?? ''))?.[1];
    const nutrients = nutrientsOf({ food, grams }, 0);
    const others = NUTRIENTS.filter((nutrient) => nutrient !== fact && nutrients[nutrient] >= LEAST_TOLD);
    return {
      text: texts.food(
        food.name,
        written === undefined ? texts.portion(times, food.portionLabel, grams) : texts.grams(grams),
        fact ? tellFact(food, grams, fact) : null,
        others.map((nutrient) => texts.fact(nutrient, nutrients[nutrient])),
      ),
      asksJudgement: found.much !== undefined,
    };
  }
  return null;
};
