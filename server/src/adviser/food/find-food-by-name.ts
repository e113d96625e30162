import type { Food } from './food.ts';
import { findFood, foods } from './food-table.ts';
import { foldText, wordsOf } from './food-words.ts';

/** Names that people use for words of the table. */
const synonyms: Readonly<Record<string, string>> = {
  aipim: 'mandioca',
  macaxeira: 'mandioca',
  jerimum: 'abobora',
  bergamota: 'tangerina',
  papaya: 'papaia',
  andu: 'guandu',
  escarola: 'chicoria',
  mussarela: 'mucarela',
  champignon: 'cogumelo',
  grapefruit: 'toranja',
  baroa: 'mandioquinha',
};

const joining = new Set(['de', 'da', 'do', 'das', 'dos', 'com', 'e', 'a', 'o', 'ao', 'em', 'no', 'na']);

const contentOf = (name: string): readonly string[] =>
  wordsOf(name)
    .filter((word) => !joining.has(word))
    .map((word) => synonyms[word] ?? word);

const byContent = foods.map((food) => ({ food, words: new Set(contentOf(food.name)) }));
/** Never what a plain name means: giblets, whole dishes, sweets, sauces. */
const isSpecial = ({ tags, group }: Food): boolean =>
  ['miudos', 'preparacao-tradicional', 'ultraprocessado', 'acucar-adicionado'].some((tag) => tags.has(tag)) ||
  group === 'preparacoes' ||
  group === 'condimentos';
/** Words of the name; less is plainer. */
const plainness = ({ food, words }: (typeof byContent)[number]): number =>
  words.size + (isSpecial(food) ? 10 : 0);
const byFoldedName = new Map(foods.map((food) => [foldText(food.name), food]));

/**
 * The food of the table that a name means: its id, its name, or the plainest food whose name has all its words
 * ('frango grelhado'). `undefined` where a word is not in the table ('queijo vegano'): never the nearest guess.
 */
export const findFoodByName = (name: string): Food | undefined => {
  const exact = findFood(name.trim()) ?? byFoldedName.get(foldText(name));
  if (exact) return exact;
  const wanted = contentOf(name);
  if (wanted.length === 0) return undefined;
  return byContent
    .filter(({ words }) => wanted.every((word) => words.has(word)))
    .sort((one, other) => plainness(one) - plainness(other))[0]?.food;
};
