import type { Food, Serving } from './food.ts';

/** Assumed glycaemic index of a group where the table has none and a portion has more than a little carbohydrate. */
const GROUP_INDEX: Readonly<Record<string, number>> = {
  frutas: 45,
  leguminosas: 35,
  tuberculos: 60,
  paes: 70,
  biscoitos: 70,
  cereais: 60,
  massas: 60,
  farinhas: 60,
  doces: 65,
  bolos: 65,
  acucares: 65,
  bebidas: 65,
  leites: 38,
  preparacoes: 55,
  salgados: 55,
  salgadinhos: 60,
  // Breaded chicken.
  aves: 60,
};
/** g of available carbohydrate in a portion up to which an unknown index does not matter. */
const LITTLE_CARBS = 5;

/** g for 100 g; the table's carbohydrate includes fibre. */
const availableCarbs = ({ per100 }: Food): number => Math.max(0, per100.carbs - per100.fiber);

/** The table's index, an assumed one, or `null` where the carbohydrate does not matter. About ±10: never shown as exact. */
export const glycemicIndexOf = (food: Food): number | null => {
  if (food.glycemicIndex !== null) return food.glycemicIndex;
  const inPortion = (food.portionGrams / 100) * availableCarbs(food);
  return inPortion > LITTLE_CARBS ? (GROUP_INDEX[food.group] ?? null) : null;
};

/** Glycaemic load of a serving, grams. */
export const glycemicLoadOf = ({ food, grams }: Serving): number =>
  ((glycemicIndexOf(food) ?? 0) / 100) * (grams / 100) * availableCarbs(food);

/** Glycaemic load of a meal, grams. */
export const sumGlycemicLoad = (servings: readonly Serving[]): number =>
  servings.reduce((sum, serving) => sum + glycemicLoadOf(serving), 0);
