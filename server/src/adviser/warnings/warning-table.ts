import { PROFILE_LISTS, type ProfileList, type ProfileListName } from '@vida/contract/profile/profile-choices.ts';
import { z } from 'zod';
import { wordsOf } from '../../text/tokenize.ts';
import type { Food } from '../food/food.ts';
import { foods } from '../food/food-table.ts';
import { foodsCell, foodTerm } from '../guardrails/food/terms.ts';
import { cellsSchema as cells, loadTable, once, PLAN_KINDS, type Test } from '../load-knowledge.ts';
import { MEDICINE_FLAGS, medicineTable } from '../medicines/medicine-table.ts';
import { EXERCISE_TRAITS } from '../movement/exercise-library.ts';

/** How much it matters, the gravest first; the tables' README says each in words. */
export const SEVERITIES = ['danger', 'warning', 'care'] as const;

/** condition-words.csv: how people name what they live with; a condition without words is read by the contract. */
export const conditionTable = once(() =>
  loadTable('condition-words.csv', {
    condition: z.string().min(1),
    label: z.string().min(1),
    /** Folded; `*` stands for any part of a word. */
    words: cells,
    /** Phrases with such a word in them that are something else. */
    harmless: cells,
  }),
);

/** 'couve', of 'Couve-manteiga refogada'. */
const firstWordOf = (name: string): string => (/^\p{L}+/u.exec(name)?.[0] ?? name).toLowerCase();

/** Things, foods and wishes that are no medicine, and how people name them. */
/** The rows of warning-topics.csv; throws where a cell is not as the README says. */
export const topicTable = once(() =>
  loadTable('warning-topics.csv', {
    topic: z.string().min(1),
    /** With accents, in the singular; any of them names it. */
    words: cells,
    /** One of these must stand in the message too; none where the words suffice. */
    beside: cells,
    /** Phrases with such a word in them that are something else. */
    harmless: cells,
    /** Classes of medicines: where one is named, the topic is not meant. */
    unless: cells,
    /** What a text calls it, where the words are none for it: 'remédio para ereção' for 'brochei'. */
    said: z.string().transform((said) => said || undefined),
    /** Foods whose first word names it too. */
    foods: foodsCell,
  }).map(({ foods: isMeant, words, ...row }) => {
    const named = foods.filter(isMeant).map(({ name }) => firstWordOf(name));
    return { ...row, words: [...new Set([...words, ...named])] };
  }),
);

/** Lists of which every choice is a term by itself. */
const tickedLists: Partial<Record<ProfileListName, string>> = {
  chronicConditions: 'condition',
  physicalProblems: 'condition',
  disabilities: 'disability',
  foodAllergies: 'food_allergy',
  dietaryRestrictions: 'diet',
};

/** What is ticked, as terms: 'disability:Autismo'. */
export const tickedTerms = (tickedIn: (list: ProfileList) => readonly string[]): readonly string[] =>
  PROFILE_LISTS.flatMap((list) => {
    const kind = tickedLists[list.list];
    return kind === undefined ? [] : tickedIn(list).map((choice) => `${kind}:${choice}`);
  });

const medicineTerms = once(() => {
  const { classes, medicines } = medicineTable();
  return [...[...classes, ...medicines].map(({ name }) => name), ...MEDICINE_FLAGS];
});

/** Every term of the column `person`. */
export const personTerms = once(
  () =>
    new Set([
      ...['pregnant', 'minor', 'older', 'allergy', 'allergy_group', 'food_allergy', 'diet', 'allergy:latex'],
      ...conditionTable().map(({ condition }) => `condition:${condition}`),
      ...medicineTerms().flatMap((name) => [`medicine:${name}`, `allergy:${name}`]),
      ...tickedTerms(({ choices }) => choices),
    ]),
);

const mentionedTerms = once(
  (): ReadonlySet<string> =>
    new Set([
      ...['itself', 'hidden', 'own_medicine', 'any_medicine'],
      ...['value:fasting_95', 'value:after_meal_140', 'value:below_70'],
      ...topicTable().map(({ topic }) => `topic:${topic}`),
      ...medicineTerms().map((name) => `medicine:${name}`),
      ...PLAN_KINDS.map((plan) => `plan:${plan}`),
      ...EXERCISE_TRAITS.map((trait) => `exercise:${trait}`),
    ]),
);

/** Some terms; one that nothing can ever be is a slip of whoever wrote it. */
const termsCell = (isKnown: (term: string) => boolean) => cells.pipe(z.array(z.string().refine(isKnown)).min(1));

/** What a profile must say: every group must hold, by any of its terms. */
const personCell = z
  .string()
  .transform((cell) => cell.split(' & '))
  .pipe(z.array(termsCell((term) => personTerms().has(term))));

/** 'food:vitamin_k:high': foods of a plan; throws where no food is so. */
export const foodOfTerm = (term: string): Test<Food> | null =>
  term.startsWith('food:') ? foodTerm(term.slice('food:'.length)) : null;

/** Warnings in the order of force within a severity; throws where a cell is not as the README says. */
export const warningTable = once(() =>
  loadTable('warnings.csv', {
    key: z.string().regex(/^[a-z0-9-]+$/),
    person: personCell,
    /** Any of them must be mentioned. */
    mentioned: termsCell((term) => mentionedTerms().has(term) || foodOfTerm(term) !== null),
    /** The matter: of one matter about one thing only the first row speaks. */
    about: z.string().min(1),
    severity: z.enum(SEVERITIES),
    /** Whether one of our articles may go on after it. */
    goes_on: z.enum(['yes', 'no']),
    text: z.string().min(40),
    source: z.string().min(10),
  }).map(({ goes_on, ...row }) => ({ ...row, goesOn: goes_on === 'yes' })),
);

/** For whom, about what, and what is said. */
export type WarningRow = ReturnType<typeof warningTable>[number];

/** Of a phrase only its long words are looked for with slips: 'corte' of 'corte de carne' is too near to others. */
const LONG_WORD = 8;

/** Folded words of all topics, for mending what was mistyped. */
export const topicWords = (): readonly string[] =>
  topicTable()
    .flatMap(({ words, beside }) => [...words, ...beside])
    .flatMap((phrase) => wordsOf(phrase).filter((word, _, { length }) => length === 1 || word.length >= LONG_WORD));
