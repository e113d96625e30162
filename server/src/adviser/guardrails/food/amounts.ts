import { DAILY_TARGETS } from '@vida/contract/nutrition/nutrition-rules.ts';
import {
  CARE_SODIUM_MG,
  findProteinLimit,
  KIDNEY_POTASSIUM_MG,
  LOW_SODIUM_MG,
  OBESITY_FIBER,
} from '@vida/contract/nutrition/target-rules.ts';
import type { Food } from '../../food/food.ts';
import type { Eater } from './food-rule.ts';
import type { FoodRules } from './food-rules.ts';

/** mg of sodium a day at which any plan is refused. */
const MOST_SODIUM_MG = 2300;
const HYPERTENSION_MEAL_SODIUM_MG = 700;
const KIDNEY_PORTION_POTASSIUM_MG = 350;

/** g of carbohydrate in a meal with diabetes. */
const DIABETES_CARBS: FoodRules['carbsPerMeal'] = {
  breakfast: { min: 30, max: 45 },
  lunch: { min: 45, max: 60 },
  snack: { min: 15, max: 20 },
  dinner: { min: 40, max: 55 },
};
const DIABETES_LOAD = { main: 25, snack: 10 } as const;

export type Amounts = Pick<
  FoodRules,
  | 'saltFactor'
  | 'sodiumPerDay'
  | 'sodiumPerMeal'
  | 'potassiumPerDay'
  | 'potassiumPerPortion'
  | 'proteinsPerDay'
  | 'carbsPerMeal'
  | 'glycemicLoad'
  | 'saturatedFoodsPerDay'
  | 'ultraProcessedPerDay'
  | 'fiberPerDay'
  | 'needsTwoSnacks'
>;

/** How much a day and a meal may have; the strictest of several conditions wins. */
export const amountsOf = ({ needs, restrictions, profile }: Eater): Amounts => {
  const lowSodium = needs.lowSodium || restrictions.has('Baixo Sódio');
  const lessSalt = needs.hypertension || needs.heart || needs.kidney;
  const careful = lessSalt || needs.diabetes || needs.obesity;
  const usualSodium = lessSalt ? CARE_SODIUM_MG : MOST_SODIUM_MG;
  const heartFiber = needs.heart ? DAILY_TARGETS.fiber : null;
  return {
    saltFactor: lowSodium ? 0.25 : lessSalt ? 0.5 : 1,
    sodiumPerDay: lowSodium ? LOW_SODIUM_MG : usualSodium,
    sodiumPerMeal: needs.hypertension ? HYPERTENSION_MEAL_SODIUM_MG : null,
    potassiumPerDay: needs.kidney ? KIDNEY_POTASSIUM_MG : null,
    potassiumPerPortion: needs.kidney ? KIDNEY_PORTION_POTASSIUM_MG : null,
    proteinsPerDay: findProteinLimit(profile),
    carbsPerMeal: needs.diabetes ? DIABETES_CARBS : null,
    glycemicLoad: needs.diabetes ? DIABETES_LOAD : null,
    saturatedFoodsPerDay: needs.heart ? 0 : careful ? 1 : null,
    ultraProcessedPerDay: careful ? 0 : 1,
    fiberPerDay: needs.obesity ? OBESITY_FIBER : heartFiber,
    needsTwoSnacks: needs.lows,
  };
};

const NOT_PLAIN: readonly (readonly [tag: string, steps: number])[] = [
  ['ultraprocessado', -3],
  ['fritura', -2],
  ['alto-gord-saturada', -1],
  ['processado', -1],
  ['miudos', -1],
];

interface Preference {
  readonly applies: boolean;
  readonly matches: (food: Food) => boolean;
  readonly steps: number;
}

const preferenceTable = ({ needs, conditions }: Eater): readonly Preference[] => {
  const lovesFish = needs.heart || /artrite|fibromialgia|depress/.test(conditions);
  const hatesCaffeine = /ansiedade|depress|insonia|enxaqueca|arritmia/.test(conditions);
  const rows: readonly (readonly [applies: boolean, matches: (food: Food) => boolean, steps: number])[] = [
    [true, ({ tags }) => tags.has('integral'), 1],
    [needs.diabetes || needs.heart, ({ group }) => group === 'leguminosas', needs.kidney ? 0 : 1],
    [needs.diabetes || needs.obesity, ({ role }) => role === 'vegetable', 1],
    [needs.diabetes, ({ glycemicIndex }) => glycemicIndex !== null && glycemicIndex >= 70, -1],
    [needs.hypertension && !needs.kidney, ({ tags }) => tags.has('alto-potassio'), 1],
    [needs.kidney, ({ tags }) => tags.has('alto-potassio'), -2],
    [needs.kidney, ({ tags }) => tags.has('alto-fosforo'), -2],
    [lovesFish, ({ contains }) => contains.includes('peixes'), 1],
    [needs.heart, ({ kinds }) => kinds.has('good_fat'), 1],
    [hatesCaffeine, ({ tags }) => tags.has('cafeina'), -1],
  ];
  return rows.map(([applies, matches, steps]) => ({ applies, matches, steps }));
};

/** Which preferences hold for a person: to be compared with another's. */
export const preferencesOf = (eater: Eater): readonly boolean[] =>
  preferenceTable(eater).map(({ applies }) => applies);

/** Steps of the objective for a food, by the conditions' 'prefer' and 'avoid'. */
export const preferenceOf = (eater: Eater): ((food: Food) => number) => {
  const active = preferenceTable(eater).filter(({ applies }) => applies);
  return (food) =>
    NOT_PLAIN.reduce((sum, [tag, steps]) => sum + (food.tags.has(tag) ? steps : 0), 0) +
    active.reduce((sum, { matches, steps }) => sum + (matches(food) ? steps : 0), 0);
};
