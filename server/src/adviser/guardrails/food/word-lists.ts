import { PLAN_NOTICES } from '@vida/contract/nutrition/meal-kinds.ts';
import { FOOD_ALLERGIES } from '@vida/contract/profile/profile-choices.ts';
import { z } from 'zod';
import { foldText } from '../../../text/tokenize.ts';
import { ALLERGENS } from '../../food/food.ts';
import { cellsSchema, loadTable, once } from '../../load-knowledge.ts';

export const noticesSchema = cellsSchema.pipe(z.array(z.enum(PLAN_NOTICES)));

const cell = z.string();
const loadAllergens = once(() =>
  loadTable('food/allergens.csv', {
    allergen: z.enum(ALLERGENS),
    choice: z.enum(FOOD_ALLERGIES),
    label: cell.min(1),
    names: cell.min(1),
    places: cell,
    harmless: cell,
    notices: noticesSchema,
  }),
);

/** Cells by the name that `@name` calls them. */
const lists = once(
  () =>
    new Map([
      ...loadTable('food/words.csv', { list: cell.min(1), words: cell.min(1) }).map(
        ({ list, words }) => [list, words] as const,
      ),
      ...loadAllergens().flatMap(({ allergen, names, places, harmless }) => [
        [allergen, names] as const,
        [`${allergen}:places`, places] as const,
        [`${allergen}:harmless`, harmless] as const,
      ]),
    ]),
);

/**
 * Folded words and phrases of a cell; '@meat' stands for that list, '@meat vegano' for each of its words so followed.
 */
export const parseWordList = (words: string): readonly string[] => [
  ...new Set(
    cellsSchema.parse(words).flatMap((phrase) => {
      const [, name, after = ''] = /^@(\S+)(.*)$/.exec(phrase) ?? [];
      if (name === undefined) return [foldText(phrase).trim()];
      const listed = lists().get(name);
      if (listed === undefined) throw new RangeError(`no list of words is called ${name}`);
      return parseWordList(listed).map((word) => `${word}${foldText(after).trimEnd()}`);
    }),
  ),
];

export const wordsCell = z.string().transform(parseWordList);

/**
 * Allergens in texts: `names` are the allergen by any of its names, so that somebody who writes one avoids all of it;
 * `places` dishes and products that usually hold it; `harmless` phrases that hold such a word and yet none of it.
 * Prefer false alarms: one missed word can be fatal.
 */
export const allergenWords = once(() =>
  loadAllergens().map((row) => ({
    ...row,
    names: parseWordList(row.names),
    places: parseWordList(row.places),
    harmless: parseWordList(row.harmless),
  })),
);
