import type { Food, Part, Serving } from '../../../food/food.ts';

/** What is cut or scooped in halves; an egg or a yogurt is not. */
const HALVED = /^(concha|fatia|filé|bife|posta|pedaço|pegador|prato|xícara|copo|escumadeira|espiga|porção|gomo|colher)/;

/** '5 colheres de sopa cheias' → 5 and the words; null where the label does not start with a plain number. */
export const parseLabel = (food: Food): { count: number; words: string } | null => {
  const match = /^(\d+)(?:\/(\d+))? (?!e meia)(.+)$/.exec(food.countedAs);
  if (match === null) return null;
  const [, whole, divisor, words] = match;
  return { count: Number(whole) / Number(divisor ?? 1), words: words ?? '' };
};

/** Multiples of the usual portion that a part may have. */
const MULTIPLES: Readonly<Record<Part, readonly number[]>> = {
  base: [0.5, 1, 1.5, 2],
  legume: [0.5, 1, 1.5],
  protein: [0.5, 1, 1.5, 2],
  cooked: [1, 1.5],
  salad: [1, 1.5],
  oil: [0.5, 1, 1.5, 2],
  spread: [0.5, 1, 2],
  side: [1, 1.5, 2],
  fruit: [1, 2],
  drink: [1],
};
const LEGUME_AS_PROTEIN = [0.5, 1, 1.5, 2];
/** Oil and butter on the bread. */
const FAT_AT_BREAKFAST = [0.5, 1];
/** Beyond it, a portion looks absurd on the plate; drinks have their own. */
const MAX_GRAMS = 320;

const countsOf = (food: Food, multiples: readonly number[]): readonly number[] => {
  const label = parseLabel(food);
  if (label === null) return multiples.includes(1) ? [1] : [];
  const isHalved = HALVED.test(label.words);
  const counts = multiples.map((multiple) => {
    const count = label.count * multiple;
    if (label.count < 1) return count;
    return label.count >= 3 || !isHalved ? Math.round(count) : Math.round(count * 2) / 2;
  });
  return [...new Set(counts)].filter((count) => count > 0).map((count) => count / label.count);
};

const multiplesOf = (food: Food, part: Part, standsForProtein: boolean): readonly number[] => {
  if (part === 'legume' && standsForProtein) return LEGUME_AS_PROTEIN;
  return part === 'spread' && food.group === 'gorduras' ? FAT_AT_BREAKFAST : MULTIPLES[part];
};

/** Servings of a food that can be put in words: whole spoons and units, halves of what is cut. */
export const servingsOf = (food: Food, part: Part, standsForProtein: boolean): readonly Serving[] =>
  countsOf(food, multiplesOf(food, part, standsForProtein))
    .map((multiple) => ({ food, grams: Math.round(food.portionGrams * multiple) }))
    .filter(({ grams }) => grams >= 5 && grams <= MAX_GRAMS);
