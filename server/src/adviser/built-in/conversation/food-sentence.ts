import type { Food } from '../../food/food.ts';
import { type Amount, amountOf, halfMore, isLinked, type NamedAmount, parseAmount } from './food-amounts.ts';
import { type Fact, parseFacts } from './food-asking.ts';
import { findElidedFood, findMadeOf, findNamedFoods, type NamedFood } from './food-names.ts';
import type { FoodWord } from './food-words.ts';

/** A food of which something is asked, and of how much of it. */
export interface AskedFood {
  readonly food: Food;
  readonly amount: Amount;
  readonly named: NamedAmount | null;
}

/** A sentence with what it names. */
export interface Sentence {
  readonly words: readonly FoodWord[];
  readonly facts: readonly Fact[];
  readonly isAll: boolean;
  readonly foods: readonly AskedFood[];
  readonly missing: readonly string[];
  readonly amounts: readonly NamedAmount[];
  /** Words that are part of no food, fact or amount. */
  readonly rest: readonly FoodWord[];
}

const isWithin = (at: number, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  at >= from && at < to;

/** 'Colher de sopa', 'xícara de chá de': what follows the unit is no food. */
const unitPlaces = (words: readonly FoodWord[]): ReadonlySet<number> => {
  const taken = new Set<number>();
  for (const at of words.keys()) {
    const amount = parseAmount(words, at);
    if (amount?.unit?.includes(' ')) for (let place = at; place < amount.to; place += 1) taken.add(place);
  }
  return taken;
};

/** What is left unsaid of a name that the sentence or the question before it has in full. */
const findElided = (words: readonly FoodWord[], named: readonly NamedFood[], like: Food | null): NamedFood[] =>
  [...words.keys()].flatMap((at) => {
    if (named.some((each) => each.food !== null && isWithin(at, each))) return [];
    const before = named.findLast(({ to, food }) => food !== null && to <= at)?.food ?? like;
    const leads = /^(?:o|a|os|as|um|uma|ou|e|que|do|da|no|na|x|vs)$/.test(words[at - 1]?.text ?? '');
    if (!before || !leads) return [];
    const start = /^d[aeo]$/.test(words[at]?.text ?? '') ? at + 1 : at;
    const made = findMadeOf(words, at, before);
    if (made) return [made];
    const found = named.some((each) => isWithin(at, each)) ? null : findElidedFood(words, start, before);
    return found && !named.some((each) => each.food !== null && isWithin(start, each)) ? [found] : [];
  });

/** The food that an amount stands beside: just before its name, else the last one before it, else the first. */
const foodBeside = (words: readonly FoodWord[], amount: NamedAmount, named: readonly NamedFood[]): number => {
  const next = named.findIndex(({ from }) => from >= amount.to);
  const nextFrom = named[next]?.from;
  if (nextFrom !== undefined && isLinked(words, amount.to, nextFrom)) return next;
  if (amount.unit === null && amount.grams === null) return -1;
  const before = named.findLastIndex(({ to }) => to <= amount.from);
  return before >= 0 ? before : next;
};

/** 'Os dois' are foods that were named, and no amount. */
const namesBoth = (words: readonly FoodWord[], { from, to, unit, grams }: NamedAmount): boolean =>
  unit === null && grams === null && to === from + 1 && /^d?[oa]s$/.test(words[from - 1]?.text ?? '');

const parseAmounts = (words: readonly FoodWord[], isTaken: (at: number) => boolean): readonly NamedAmount[] => {
  const amounts: NamedAmount[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const amount = isTaken(at) ? null : parseAmount(words, at);
    if (!amount || isTaken(amount.to - 1) || namesBoth(words, amount)) continue;
    amounts.push(amount);
    at = amount.to - 1;
  }
  return amounts;
};

/** Grams say more than a count: 'uma fatia de goiabada, de trinta gramas'. */
const chooseAmount = (amounts: readonly NamedAmount[]): NamedAmount | null =>
  amounts.find(({ grams }) => grams !== null) ?? amounts.find(({ unit }) => unit !== null) ?? amounts[0] ?? null;

/** Reads a sentence; `like` is the food of before, whose kind a name may leave out: 'e o francês?' */
export const parseSentence = (words: readonly FoodWord[], like: Food | null): Sentence => {
  const { facts, places, isAll } = parseFacts(words);
  const units = unitPlaces(words);
  const direct = findNamedFoods(words, (at) => places.has(at) || units.has(at));
  const hidden = findElided(words, direct, like);
  const named = [...direct.filter((each) => !hidden.some(({ from }) => from === each.from)), ...hidden].toSorted(
    (a, b) => a.from - b.from,
  );
  const isNamed = (at: number): boolean => named.some((each) => isWithin(at, each));
  const amounts = parseAmounts(words, isNamed);
  const withoutEach = amounts.filter(({ from }) => words[from]?.text !== 'cada');
  const beside = amounts.map((amount) => foodBeside(words, amount, named));
  const [shared = null] =
    withoutEach.length === 1 ? withoutEach.filter(({ grams, unit }) => grams !== null && unit !== 'ml') : [];
  const foods = named.flatMap(({ food, from, to }, at): AskedFood[] => {
    const chosen = shared ?? chooseAmount(amounts.filter((_, each) => beside[each] === at));
    const one = chosen ?? { grams: null, count: 1, unit: null, from, to };
    const amount = halfMore(words, to) ? { ...one, count: one.count + 0.5 } : chosen;
    return food ? [{ food, amount: amountOf(food, amount), named: amount }] : [];
  });
  return {
    words,
    facts,
    isAll,
    foods: foods.filter(({ food }, at) => {
      const first = foods.findIndex((each) => each.food === food);
      return first === at;
    }),
    missing: named
      .filter(({ food }) => food === null)
      .map(({ from, to }) =>
        words
          .slice(from, to)
          .map(({ text }) => text)
          .join(' '),
      ),
    amounts,
    rest: words.filter((_, at) => !isNamed(at) && !places.has(at) && !amounts.some((amount) => isWithin(at, amount))),
  };
};

/** The words of each sentence. */
export const sentencesOf = (words: readonly FoodWord[]): readonly (readonly FoodWord[])[] => [
  ...Map.groupBy(words, ({ sentence }) => sentence).values(),
];
