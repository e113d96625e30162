import type { Food } from '../../food/food.ts';
import { isUnit } from './food-amounts.ts';
import { type FoodEntry, headsOf, joiningWords, type Keys, nameIndex, type Phrase } from './food-name-index.ts';
import { type FoodWord, linkWords, neutralWords, singularOf } from './food-words.ts';

/** A food that words of a message name; null where it is eaten, but not in the table. */
export interface NamedFood {
  readonly food: Food | null;
  /** The first of its words, and the word after its last. */
  readonly from: number;
  readonly to: number;
}

/** Without them a food is the same to the table. */
const leftOut: ReadonlySet<string> = new Set(['sal', 'casca', 'nada', 'tempero', 'pele', 'oleo']);
/** What a raw food is called as well, and what a cooked one is. */
const rawWords: ReadonlySet<string> = new Set(['cru', 'fresco', 'maduro', 'natural']);

interface Reading {
  readonly entries: readonly FoodEntry[];
  readonly said: Keys;
  readonly to: number;
}

/** The entries that a head and the words from `at` on name together: a word is taken where one of them has it. */
const readName = (words: readonly FoodWord[], head: string, at: number, from: number): Reading => {
  const { byHead, keyOf } = nameIndex();
  const clause = words[from]?.clause;
  let reading: Reading = { entries: byHead.get(head) ?? [], said: [head], to: at };
  const keyAt = (place: number): string => {
    const word = words[place];
    return word === undefined || word.clause !== clause ? '' : keyOf(word.text);
  };
  for (let place = at; place < words.length; place += 1) {
    const word = words[place]?.text ?? '';
    if (linkWords.has(word) || neutralWords.has(singularOf(word))) continue;
    const next = joiningWords.includes(word) ? [word, keyAt(place + 1)] : [keyAt(place)];
    const entries = reading.entries.filter(({ keys }) =>
      next.every((key) => keys.has(key) && !reading.said.includes(key)),
    );
    if (entries.length === 0) break;
    place += next.length - 1;
    reading = { entries, said: [...reading.said, ...next], to: place + 1 };
  }
  return reading;
};

/** The words that a name has and nobody said, and the other way round. */
const distanceOf = (said: Keys, name: Keys): number =>
  name.filter((key) => !said.includes(key)).length + said.filter((key) => !name.includes(key)).length;

/** Of foods that fit what was said the one that is called just so, else the most usual one. */
const chooseFood = ({ entries, said }: Reading): Food | undefined => {
  const [first] = entries
    .map(({ food, names }) => ({ food, distance: Math.min(...names.map((name) => distanceOf(said, name))) }))
    .toSorted(
      (a, b) =>
        Number(b.distance === 0) - Number(a.distance === 0) ||
        b.food.everyday - a.food.everyday ||
        a.distance - b.distance,
    );
  return first?.food;
};

/** Whether what follows a name makes another food of it: 'pastel de carne', 'pão sem glúten', 'banana verde'. */
const isOtherFood = (words: readonly FoodWord[], { to }: Reading, food: Food): boolean => {
  const { ofFoods, byHead, keyOf, phrases } = nameIndex();
  const [next, after] = [words[to], words[to + 1]];
  if (next === undefined || next.clause !== words[to - 1]?.clause) return false;
  const isSame = after !== undefined && after.clause === next.clause;
  if (next.text === 'sem') return isSame && !leftOut.has(singularOf(after.text));
  if (/^d[aeo]$/.test(next.text)) return isSame && ofFoods.has(keyOf(after.text)) && !isUnit(after.text);
  const key = keyOf(next.text);
  const isApart = byHead.has(key) || phrases.has(key) || linkWords.has(next.text) || isUnit(next.text);
  if (!ofFoods.has(key) || isApart || neutralWords.has(key)) return false;
  return !(rawWords.has(key) && (food.tags.has('cru') || key === 'natural'));
};

/** Where a dish ends that the table has not: what it is made of is no food that was asked for. */
const endOfDish = (words: readonly FoodWord[], at: number): number => {
  const { ofFoods, keyOf } = nameIndex();
  let to = at;
  while (/^(?:d[aeo]s?|com)$/.test(words[to]?.text ?? '') && ofFoods.has(keyOf(words[to + 1]?.text ?? ''))) to += 2;
  return to;
};

/** The phrase that stands at a place, the longest of several, with what it is made of: 'suco de uva'. */
const findPhrase = (words: readonly FoodWord[], at: number): { phrase: Phrase; to: number } | undefined => {
  const { phrases, keyOf } = nameIndex();
  const start = words[at];
  const read = (phrase: Phrase): number | null => {
    let place = at;
    for (const key of phrase.keys) {
      while (place > at && linkWords.has(words[place]?.text ?? '')) place += 1;
      const word = words[place];
      if (word?.clause !== start?.clause || word === undefined) return null;
      if (keyOf(word.text) !== key && word.text !== key) return null;
      place += 1;
    }
    return place;
  };
  const [longest] = (phrases.get(keyOf(start?.text ?? '')) ?? [])
    .flatMap((phrase) => {
      const to = read(phrase);
      return to === null ? [] : [{ phrase, to }];
    })
    .toSorted((a, b) => b.phrase.keys.length - a.phrase.keys.length);
  if (!longest?.phrase.isEaten) return longest;
  return { phrase: longest.phrase, to: endOfDish(words, longest.to) };
};

/** 'Lata' of 'lata de sardinha' is a unit beside any other food; 'bife' is a food by itself. */
const isUnitHere = (words: readonly FoodWord[], at: number, head: string): boolean =>
  readName(words, head, at + 1, at).said.length === 1 &&
  !(nameIndex().byHead.get(head) ?? []).some(({ names }) => names.some((name) => name.join(' ') === head));

/** The foods that words name, in their order; `isTaken` tells places where a word means something else. */
export const findNamedFoods = (words: readonly FoodWord[], isTaken: (at: number) => boolean): readonly NamedFood[] => {
  const { byHead, keyOf } = nameIndex();
  const found: NamedFood[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (isTaken(at)) continue;
    const head = keyOf(words[at]?.text ?? '');
    const phrase = findPhrase(words, at);
    const isHead = byHead.has(head) && !(isUnit(head) && isUnitHere(words, at, head));
    const reading = isHead ? readName(words, head, at + 1, at) : null;
    if (phrase && phrase.phrase.keys.length >= (reading?.said.length ?? 0)) {
      if (phrase.phrase.isEaten) found.push({ food: null, from: at, to: phrase.to });
      at = phrase.to - 1;
    } else if (reading) {
      const food = chooseFood(reading);
      const isOther = food === undefined || isOtherFood(words, reading, food);
      const to = isOther ? endOfDish(words, reading.to) : reading.to;
      found.push({ food: isOther ? null : food, from: at, to });
      at = to - 1;
    }
  }
  return found;
};

/** The food that words at a place name by what sets it apart from another of its kind: 'o francês', 'a de milho'. */
export const findElidedFood = (words: readonly FoodWord[], at: number, like: Food): NamedFood | null => {
  for (const head of headsOf(like)) {
    const reading = readName(words, head, at, at);
    const food = reading.said.length > 1 && !isOtherFood(words, reading, like) ? chooseFood(reading) : undefined;
    if (food) return { food, from: at, to: reading.to };
  }
  return null;
};

/** The food of which a dish is named by its first word, and 'dela' or 'dele': 'o suco dela' after an orange. */
export const findMadeOf = (words: readonly FoodWord[], at: number, like: Food): NamedFood | null => {
  const { keyOf, byHead } = nameIndex();
  const head = keyOf(words[at]?.text ?? '');
  if (!/^(?:del[ae]|dess[ae]|dest[ae])$/.test(words[at + 1]?.text ?? '')) return null;
  const entries = (byHead.get(head) ?? []).filter(({ keys }) => headsOf(like).some((each) => keys.has(each)));
  const food = entries[0]?.food;
  return food && food !== like ? { food, from: at, to: at + 2 } : null;
};
