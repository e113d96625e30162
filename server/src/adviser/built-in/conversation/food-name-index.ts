import { remember } from '../../../text/remember.ts';
import { createMender } from '../../../text/spelling.ts';
import { foldName } from '../../../text/tokenize.ts';
import type { Food } from '../../food/food.ts';
import { foods } from '../../food/food-table.ts';
import { cellsSchema, loadTable, once } from '../../load-knowledge.ts';
import { isUnit } from './food-amounts.ts';
import { findForm, linkWords, singularOf } from './food-words.ts';

/** The words of a name, each in the form that the index keeps. */
export type Keys = readonly string[];

/** A food by its names, of which people say the first word and any of the others. */
export interface FoodEntry {
  readonly food: Food;
  readonly names: readonly Keys[];
  readonly keys: ReadonlySet<string>;
}

/** A phrase that is taken as it stands: a food that the table has not, or no food. */
export interface Phrase {
  readonly keys: Keys;
  readonly isEaten: boolean;
}

export interface NameIndex {
  readonly byHead: ReadonlyMap<string, readonly FoodEntry[]>;
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Words of names of foods, of the table or not. */
  readonly ofFoods: ReadonlySet<string>;
  /** The word of the vocabulary that a folded word is, or is a slip of the keyboard for; '' for none. */
  readonly keyOf: (word: string) => string;
}

/** Shorter words are too easily another word by one letter. */
const SHORTEST_MISSPELT = 6;

/** Words as names have them. */
const writtenKeysOf = (name: string): Keys =>
  foldName(name)
    .split(' ')
    .filter((word) => word !== '' && !linkWords.has(word))
    .map(singularOf);

/** What stands in brackets is no part of a name. */
const writtenNamesOf = ({ name, shortName }: Food): readonly string[] => [shortName, name.replace(/\([^)]*\)/g, ' ')];

interface NameRow {
  readonly foods: readonly string[];
  readonly names: readonly string[];
}

/** 'Cozida' is kept as 'cozido' where names have both and none begins with either: a torrada is nothing torrado. */
const oneGenderOf = (names: readonly Keys[]): ((key: string) => string) => {
  const heads = new Set(names.map(([head = '']) => head));
  const keys = new Set(names.flat());
  return (key) => {
    const other = key === 'crua' ? 'cru' : key.replace(/a$/, 'o');
    return keys.has(other) && !heads.has(key) && !heads.has(other) && !isUnit(key) ? other : key;
  };
};

const groupByHead = <Entry>(entries: readonly (readonly [head: string, Entry])[]): Map<string, Entry[]> => {
  const groups = new Map<string, Entry[]>();
  for (const [head, entry] of entries) groups.set(head, [...(groups.get(head) ?? []), entry]);
  return groups;
};

/** 'Com', 'sem', 'e' and 'ou' belong to a name together with the word after them, or not at all. */
export const joiningWords: readonly string[] = ['com', 'sem', 'e', 'ou'];

/** The names of all foods, read once. */
export const nameIndex = once((): NameIndex => {
  const rows: readonly NameRow[] = loadTable('food-names.csv', { foods: cellsSchema, names: cellsSchema });
  const written = [...foods.flatMap(writtenNamesOf), ...rows.flatMap(({ names }) => names)];
  const oneGender = oneGenderOf(written.map(writtenKeysOf));
  const keysOf = (name: string): Keys => writtenKeysOf(name).map(oneGender);
  const phrases = rows
    .filter(({ foods: [first] }) => first === 'other' || first === 'none')
    .flatMap(({ foods: [first], names }) =>
      names.map((name): Phrase => ({ keys: keysOf(name), isEaten: first === 'other' })),
    );
  const entries = foods.map((food): FoodEntry => {
    const others = rows.filter((row) => row.foods.includes(food.id)).flatMap(({ names }) => names.map(keysOf));
    const names = [...writtenNamesOf(food).map(keysOf), ...others];
    return { food, names, keys: new Set(names.flat()) };
  });
  const eaten = phrases.filter(({ isEaten }) => isEaten).flatMap(({ keys }) => keys);
  const ofFoods = new Set([...entries.flatMap(({ keys }) => [...keys]), ...eaten]);
  const vocabulary = new Set([...ofFoods, ...phrases.flatMap(({ keys }) => keys)]);
  for (const word of joiningWords) vocabulary.delete(word);
  const mend = createMender([...vocabulary].filter(({ length }) => length >= SHORTEST_MISSPELT));
  return {
    byHead: groupByHead(
      entries.flatMap((entry) =>
        [...new Set(entry.names.map(([head = '']) => head))].map((head) => [head, entry] as const),
      ),
    ),
    phrases: groupByHead(phrases.map((phrase) => [phrase.keys[0] ?? '', phrase] as const)),
    ofFoods,
    keyOf: remember((word) => {
      if (isUnit(word) && !vocabulary.has(singularOf(word))) return '';
      const form = findForm(word, vocabulary);
      if (form !== undefined || word.length < SHORTEST_MISSPELT) return form ?? '';
      return mend(word) ?? mend(singularOf(word)) ?? '';
    }),
  };
});

/** The first words of the own names of a food. */
export const headsOf = (food: Food): readonly string[] =>
  writtenNamesOf(food).map((name) => writtenKeysOf(name)[0] ?? '');
