import { countOwnWords, readDietNeeds } from '@vida/contract/nutrition/diet-needs-rules.ts';
import { ADULT_AGE_YEARS, ageOn, OLDER_AGE_YEARS } from '@vida/contract/profile/age-rules.ts';
import { foldConditions, foldMedicines, isPregnant, typedAllergiesOf } from '@vida/contract/profile/care-rules.ts';
import { PROFILE_LISTS, type ProfileListName } from '@vida/contract/profile/profile-choices.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { foldText } from '../../text/tokenize.ts';
import type { Allergen, Food } from '../food/food.ts';
import { foods } from '../food/food-table.ts';
import { deriveAvoidances } from '../guardrails/food/derive-avoidances.ts';
import { foodRules } from '../guardrails/food/rule-table.ts';
import { createWordSearch } from '../guardrails/food/scan-text.ts';
import { allergenWords } from '../guardrails/food/word-lists.ts';
import { once } from '../load-knowledge.ts';
import { type FoundMedicine, findMedicines } from '../medicines/find-medicines.ts';
import { conditionTable, personTerms, tickedTerms } from './warning-table.ts';

type Search = (folded: string) => string | null;

/** Something that a profile says of a person, by the terms of warnings.csv, and how the profile names it. */
export interface Trait {
  readonly terms: readonly string[];
  /** As the person ticked or wrote it: 'Doença Renal', 'Marevan', '15 anos'. */
  readonly entry: string;
  /** Names of active substances that are taken, or that there is an allergy to. */
  readonly substances?: readonly string[];
  /** Finds what is avoided by its own name, in a folded text. */
  readonly itself?: Search;
  /** Finds dishes and products that usually hold it. */
  readonly hidden?: Search;
  /** What those hold: 'leite'. */
  readonly holds?: string;
}

const own = (profile: HealthProfile, names: readonly ProfileListName[]): readonly string[] =>
  PROFILE_LISTS.filter(({ list }) => names.includes(list)).flatMap(({ list, other }) =>
    [...profile[list], profile[other]].flatMap((text) => text.split(/[;\n]/)),
  );

/** As it was ticked, where the entry is a name and nothing else; else as the table has it. */
const nameOf = ({ name, written }: FoundMedicine, text: string): string =>
  /^\p{Lu}/u.test(text) && foldText(text) === foldText(written) ? text.trim() : name;

const traitOfMedicine = (found: FoundMedicine, text: string, prefix: 'medicine' | 'allergy'): Trait => {
  const substances = found.substances.map(({ name }) => name);
  return {
    terms: [
      ...(prefix === 'allergy' ? [substances.length > 0 ? 'allergy' : 'allergy_group'] : []),
      ...[...found.classes, ...found.flags, ...substances].map((term) => `${prefix}:${term}`),
    ],
    entry: nameOf(found, text),
    substances,
  };
};

const medicinesOf = (profile: HealthProfile): readonly Trait[] =>
  own(profile, ['medications']).flatMap((text) => {
    const taken = foldMedicines({ ...EMPTY_HEALTH_PROFILE, medications: [text] });
    return findMedicines(taken, { isList: true }).map((found) => traitOfMedicine(found, text, 'medicine'));
  });

/** What an allergy is to that is no medicine, or is said without its name. */
const plainAllergies = [
  { words: / (?:latex|borracha) /, term: 'allergy:latex', entry: 'látex' },
  { words: / (?:contraste|iodo) /, term: 'allergy:iodine_contrast', entry: 'contraste' },
  { words: / anest\w+ /, term: 'allergy:local_anaesthetic', entry: 'anestesia' },
];

/** Allergies to medicines stand in their own list, in that of foods, or in words like 'alergia a …' anywhere. */
const medicineAllergiesOf = (profile: HealthProfile): readonly Trait[] => {
  const listed = own(profile, ['medicationAllergies', 'foodAllergies']);
  const typed = typedAllergiesOf(own(profile, ['medications', 'chronicConditions', 'physicalProblems']));
  const texts = [...listed, ...typed];
  const found = texts.flatMap((text) =>
    findMedicines(text, { isList: true }).map((each) => traitOfMedicine(each, text, 'allergy')),
  );
  const plain = plainAllergies.filter(({ words }) => texts.some((text) => words.test(foldText(text))));
  return [...found, ...plain.map(({ term, entry }) => ({ terms: [term], entry }))];
};

const patternOf = (phrases: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${phrases.join('|').replaceAll('*', '\\w*')})\\b`, 'g');

/** What a profile tells of conditions. */
interface ToldConditions {
  readonly needs: Readonly<Record<string, boolean>>;
  readonly folded: string;
}

const parseConditions = (profile: HealthProfile): ToldConditions => ({
  needs: { ...readDietNeeds(profile) },
  folded: foldConditions(countOwnWords(profile)),
});

/** The conditions of the table, each with whether a profile names it. */
const conditions = once(() =>
  conditionTable().map(({ condition, label, words, harmless }) => {
    const [named, excused] = [patternOf(words), patternOf(harmless)];
    const has = ({ needs, folded }: ToldConditions): boolean =>
      needs[condition] === true || (words.length > 0 && folded.replace(excused, '').search(named) !== -1);
    return { terms: [`condition:${condition}`], label, has };
  }),
);

const CONDITION_LISTS: readonly ProfileListName[] = ['chronicConditions', 'physicalProblems', 'disabilities'];
/** A longer entry is a story: its label says it better. */
const MAX_ENTRY_LENGTH = 40;

const conditionsOf = (profile: HealthProfile): readonly Trait[] => {
  const entries = own(profile, CONDITION_LISTS)
    .flatMap((text) => text.split(/[,.]/))
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.length <= MAX_ENTRY_LENGTH)
    .map((entry) => ({
      entry,
      told: parseConditions({ ...EMPTY_HEALTH_PROFILE, chronicConditions: [entry] }),
    }));
  const told = parseConditions(profile);
  return conditions().flatMap(({ terms, label, has }) =>
    has(told) ? { terms, entry: entries.find((each) => has(each.told))?.entry ?? label } : [],
  );
};

const ageTraitsOf = (profile: HealthProfile, today: string): readonly Trait[] => {
  const age = profile.birthDate === null ? null : ageOn(profile.birthDate, today);
  return [
    isPregnant(countOwnWords(profile)) && { terms: ['pregnant'], entry: 'gravidez' },
    age !== null && age < ADULT_AGE_YEARS && { terms: ['minor'], entry: `${age} anos` },
    age !== null && age >= OLDER_AGE_YEARS && { terms: ['older'], entry: `${age} anos` },
  ].filter((each) => each !== false);
};

/** How it is said, without how it was made ready: 'nhoque de batata', of 'Nhoque de batata cozido'. */
const dishOf = ({ name }: Food): string =>
  name.replace(/,.*$/, '').replace(/ (?:cozid[oa]|pront[oa]|industrializada|temperada)$/, '');

/** Dishes of the food table that hold an allergen. */
const dishesWith = (allergen: Allergen): readonly string[] =>
  foods.filter(({ contains }) => contains.includes(allergen)).map(dishOf);

const allergens = once(() =>
  allergenWords().map(({ allergen, choice, label, names, places, harmless }) => ({
    allergen,
    choice,
    trait: {
      terms: ['food_allergy', `food_allergy:${choice}`],
      itself: createWordSearch({ words: names, harmless }),
      hidden: createWordSearch({ words: [...places, ...dishesWith(allergen)], harmless }),
      holds: label,
    },
  })),
);
/** Restrictions that rule a food out; the others are matters of amount. */
const diets = once(() =>
  ['Vegetariano', 'Vegano', 'Sem Glúten', 'Sem Lactose', 'Sem Nozes', 'Kosher', 'Halal'].map((restriction) => {
    const { words = [], harmless = [] } = foodRules().find(({ reason }) => reason === restriction) ?? {};
    return { terms: ['diet'], entry: restriction, itself: createWordSearch({ words, harmless }) };
  }),
);

const foodsOf = (profile: HealthProfile): readonly Trait[] => {
  const avoided = deriveAvoidances({ ...profile, dietaryRestrictions: [], otherDietaryRestrictions: '' });
  const restrictions = deriveAvoidances(profile).restrictions as ReadonlySet<string>;
  return [
    ...allergens()
      .filter(({ allergen }) => avoided.allergens.has(allergen))
      .map(({ choice, trait }) => ({
        ...trait,
        entry: profile.foodAllergies.includes(choice) ? choice : trait.holds,
      })),
    ...avoided.own.map(({ reason, words, harmless }) => ({
      terms: ['food_allergy'],
      entry: reason,
      itself: createWordSearch({ words, harmless }),
    })),
    ...diets().filter(({ entry }) => restrictions.has(entry)),
  ];
};

/** Everything that a profile says of a person on `today` (`yyyy-MM-dd`), as warnings.csv asks for it. */
export const traitsOf = (profile: HealthProfile, today: string): readonly Trait[] => [
  ...medicineAllergiesOf(profile),
  ...foodsOf(profile),
  ...ageTraitsOf(profile, today),
  ...medicinesOf(profile),
  ...conditionsOf(profile),
  ...tickedTerms(({ list }) => profile[list]).map((term) => ({
    terms: [term],
    entry: term.replace(/^\w+:/, ''),
  })),
];

/** Whether a profile says any of some terms of the column `person`; throws for one that nothing can ever be. */
export type Says = (...any: readonly string[]) => boolean;

/** What a profile says on `today`, ready to be asked. */
export const compileTraits = (profile: HealthProfile, today: string): Says => {
  const said = new Set(traitsOf(profile, today).flatMap(({ terms }) => terms));
  return (...any) => {
    const unknown = any.find((term) => !personTerms().has(term));
    if (unknown !== undefined) throw new RangeError(`no person is ${unknown}`);
    return any.some((term) => said.has(term));
  };
};
