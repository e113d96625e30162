import { z } from 'zod';
import { placeOfRow } from '../../../text/load-rows.ts';
import type { Food } from '../../food/food.ts';
import { isYesSchema, loadTable, once } from '../../load-knowledge.ts';
import { personCell } from './eater.ts';
import { createWordScan, type Exclusion } from './scan-text.ts';
import { foodsCell } from './terms.ts';
import { allergenWords, noticesSchema, wordsCell } from './word-lists.ts';

const FILE = 'food/rules.csv';

const loadRules = () =>
  loadTable(FILE, {
    /** Why, in Portuguese, as a person reads it: 'leite', 'Vegano'. */
    reason: z.string().min(1),
    person: personCell,
    /** It may do this person harm at once: a model may not even offer it in passing. */
    acute: isYesSchema,
    foods: foodsCell,
    words: wordsCell,
    harmless: wordsCell,
    notices: noticesSchema,
  }).map((rule, row) => ({ ...rule, placeOf: () => placeOfRow(FILE, row) }));

/** Whom a rule concerns, what they may not have, what they should read; `placeOf` is its row, for the log. */
export type FoodRule = Readonly<ReturnType<typeof loadRules>[number]>;

/** One rule for each allergen: whatever contains it, by the food table or by any word of it. */
const allergyRules = (): readonly FoodRule[] =>
  allergenWords().map(({ allergen, label, names, places, harmless, notices }, row) => ({
    reason: label,
    person: ({ allergens }) => allergens.has(allergen),
    // Offers are held against its own names only: dishes that may hold it are talked about for many reasons.
    acute: false,
    foods: ({ contains }) => contains.includes(allergen),
    words: [...names, ...places],
    harmless,
    notices,
    placeOf: () => placeOfRow('food/allergens.csv', row),
  }));

/** What rules foods out, in the order of force: allergies, then the rows of food/rules.csv. */
export const foodRules = once((): readonly FoodRule[] => [...allergyRules(), ...loadRules()]);

/**
 * An exclusion ready to be asked many times. A food is out by its facts or by its name, so that no allowed food has a
 * name that would raise the alarm in a meal.
 */
export const toBan = ({ reason, foods: excludes, words, harmless }: Exclusion) => {
  const bansText = createWordScan({ words, harmless });
  const known = new Map<string, boolean>();
  const bansFood = (food: Food): boolean => {
    const answer = known.get(food.id) ?? (excludes(food) || bansText(food.name));
    known.set(food.id, answer);
    return answer;
  };
  return { reason, bansFood, bansText };
};

/** All rules ready to be asked; words and foods that were asked about are remembered. */
export const foodBans = once(() => foodRules().map((rule) => ({ ...rule, ...toBan(rule) })));
