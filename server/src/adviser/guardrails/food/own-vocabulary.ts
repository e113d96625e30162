import { DIETARY_RESTRICTIONS, type DietaryRestriction } from '@vida/contract/profile/profile-choices.ts';
import { z } from 'zod';
import { parsePattern } from '../../../text/pattern.ts';
import { createFinder, knowWords } from '../../../text/phrases.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import { formsOf } from '../../../text/word-forms.ts';
import type { Allergen } from '../../food/food.ts';
import { foods } from '../../food/food-table.ts';
import { loadTable, once } from '../../load-knowledge.ts';
import { createWordScan, type Exclusion } from './scan-text.ts';
import { foodsCell } from './terms.ts';
import { allergenWords, parseWordList, wordsCell } from './word-lists.ts';

/** What a word of a person means: one of these. */
export interface Meaning {
  readonly allergen?: Allergen;
  readonly restriction?: DietaryRestriction;
  readonly exclusion?: Omit<Exclusion, 'reason'>;
}

const dietColumns = { diet: z.enum(DIETARY_RESTRICTIONS), words: wordsCell };
const wordColumns = { words: wordsCell, members: wordsCell, harmless: wordsCell, foods: foodsCell };

type Entry = readonly [phrase: string, meaning: Meaning];

const entriesOf = (phrases: readonly string[], meaning: Meaning): readonly Entry[] =>
  phrases.map((phrase) => [phrase, meaning]);

/** The rows of the tables of words, those of diets first. */
const written = (): readonly Entry[] => [
  ...loadTable('food/diets.csv', dietColumns).flatMap(({ diet, words }) => entriesOf(words, { restriction: diet })),
  ...allergenWords().flatMap(({ allergen, names }) => entriesOf(names, { allergen })),
  ...loadTable('food/own-words.csv', wordColumns).flatMap(({ words, members, ...row }) =>
    entriesOf(words, { exclusion: { ...row, words: [...new Set([...words, ...members])] } }),
  ),
];

const itself = (phrase: string): Meaning => ({
  exclusion: { foods: () => false, words: [phrase], harmless: [] },
});

/** Every word of a name in the food table that names a food: 'kiwi', 'jiló', 'pepino'. */
const wordsOfNames = (): readonly Entry[] => {
  const noFood = new Set(parseWordList('@no_food'));
  return foods
    .flatMap(({ name }) => wordsOf(name))
    .filter((word) => word.length > 2 && !noFood.has(word) && !/^\d/.test(word))
    .map((word) => [word, itself(word)]);
};

/**
 * Dishes that hide an allergen: 'molho de soja' names soy; 'brigadeiro' names only itself, although milk hides in it.
 */
const places = (): readonly Entry[] => {
  const scans = allergenWords().map((row) => ({
    ...row,
    isNamedIn: createWordScan({ ...row, words: row.names }),
  }));
  return scans.flatMap((row) =>
    row.places.map((phrase): Entry => {
      const allergen = scans.find(({ isNamedIn }) => isNamedIn(phrase))?.allergen;
      return [phrase, allergen ? { allergen } : itself(phrase)];
    }),
  );
};

const lengthOf = ([phrase]: Entry): number => phrase.split(' ').length;

/** Everything we understand, the longest phrases first; of a phrase that stands in several places the first counts. */
const loadEntries = (): readonly Entry[] => {
  const entries = [...written(), ...wordsOfNames(), ...places()];
  return [...Map.groupBy(entries, ([phrase]) => phrase).values()]
    .flatMap(([first]) => (first ? [first] : []))
    .sort((one, other) => lengthOf(other) - lengthOf(one));
};

/** A pattern of a phrase with the plurals and small forms of its words. */
const patternOf = (phrase: string): string =>
  wordsOf(phrase)
    .map((word) => formsOf(word).join('|'))
    .join(' ');

/** Words as they stand: slips are looked at only in what no phrase has explained. */
const asWritten = { correct: (word: string) => word, lookUp: (word: string) => [word] };

/** What we understand in a person's own words; read when somebody first asks. */
export const ownVocabulary = once(() => {
  const entries = loadEntries();
  const find = createFinder(
    entries.map(([phrase], rank) => ({ name: String(rank), parts: parsePattern(patternOf(phrase)) })),
    asWritten,
  );
  return {
    /** Phrases, folded and in the singular, the longest ones first. */
    entries,
    /** The phrases that stand in folded words, and where, in the same order. */
    find: (folded: readonly string[]) => {
      const words = folded.map((text) => ({ text, clause: 0, segment: 0 }));
      return find(knowWords(words, asWritten))
        .map(({ name, ...place }) => ({ ...place, rank: Number(name), meaning: entries[Number(name)]?.[1] }))
        .sort((one, other) => one.rank - other.rank);
    },
  };
});
