import { countOwnWords, readDietNeeds } from '@vida/contract/nutrition/diet-needs-rules.ts';
import { ADULT_AGE_YEARS, ageOn, OLDER_AGE_YEARS } from '@vida/contract/profile/age-rules.ts';
import {
  foldConditions,
  foldMedicines,
  isPregnant,
  typedAllergiesOf,
} from '@vida/contract/profile/care-rules.ts';
import { PROFILE_LISTS, type ProfileListName } from '@vida/contract/profile/profile-choices.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { Food } from '../food/food.ts';
import { foods } from '../food/food-table.ts';
import { foldText } from '../food/food-words.ts';
import { allergenWords } from '../guardrails/food/allergens.ts';
import { readAvoidances } from '../guardrails/food/read-avoidances.ts';
import { restrictionRules } from '../guardrails/food/restrictions.ts';
import { createWordSearch } from '../guardrails/food/scan-text.ts';
import { type FoundMedicine, findMedicines } from '../medicines/find-medicines.ts';
import type { Condition } from './warning-table.ts';

type Search = (folded: string) => string | null;

/** Something that a profile says of a person, by the terms of warnings.csv, and how the profile names it. */
export interface Trait {
  readonly terms: readonly string[];
  /** As the person ticked or wrote it: 'Doença Renal', 'Marevan', '15 anos'. */
  readonly entry: string;
  /** Names of active substances that are taken, or that there is an allergy to. */
  readonly substances: readonly string[];
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

/** Allergies to medicines stand in their own list, in that of foods, or in words like 'alergia a …' anywhere. */
const medicineAllergiesOf = (profile: HealthProfile): readonly Trait[] => {
  const listed = own(profile, ['medicationAllergies', 'foodAllergies']);
  const typed = typedAllergiesOf(own(profile, ['medications', 'chronicConditions', 'physicalProblems']));
  const texts = [...listed, ...typed];
  const found = texts.flatMap((text) =>
    findMedicines(text, { isList: true }).map((each) => traitOfMedicine(each, text, 'allergy')),
  );
  const latex = texts.find((text) => foldText(text).includes(' latex '));
  return latex === undefined
    ? found
    : [...found, { terms: ['allergy:latex'], entry: 'látex', substances: [] }];
};

const conditionTests: Readonly<
  Record<Condition, readonly [label: string, has: (of: HealthProfile) => boolean]>
> = {
  diabetes: ['diabetes', (of) => readDietNeeds(of).diabetes],
  hypertension: ['pressão alta', (of) => readDietNeeds(of).hypertension],
  heart: ['doença do coração', (of) => readDietNeeds(of).heart],
  kidney: ['doença renal', (of) => readDietNeeds(of).kidney],
  asthma: ['asma', says(/\basma|\bdpoc\b|enfisema/)],
  stomach: [
    'problema no estômago',
    says(/gastrite|ulcera(?! (?:no|do) pe)|bariatric|sangramento (?:digest|gastr)/),
  ],
  liver: ['problema no fígado', says(/cirrose|hepatite|figado|hepatic/)],
  glaucoma_or_prostate: ['glaucoma ou próstata', says(/glaucoma|prostat/)],
  gout: ['gota', says(/\bgota\b|acido urico/)],
  epilepsy: ['epilepsia', says(/epilep|convuls/)],
  g6pd: ['deficiência de G6PD', says(/\bg-?6-?pd\b/)],
  breastfeeding: ['amamentação', says(/amament|lactante|\blactacao|aleitamento|nutriz/)],
};

function says(words: RegExp): (of: HealthProfile) => boolean {
  return (of) => words.test(foldConditions(countOwnWords(of)));
}

const CONDITION_LISTS: readonly ProfileListName[] = ['chronicConditions', 'physicalProblems', 'disabilities'];
/** A longer entry is a story: its label says it better. */
const MAX_ENTRY_LENGTH = 40;

const conditionsOf = (profile: HealthProfile): readonly Trait[] => {
  const entries = own(profile, CONDITION_LISTS)
    .flatMap((text) => text.split(/[,.]/))
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.length <= MAX_ENTRY_LENGTH);
  return Object.entries(conditionTests).flatMap(([condition, [label, has]]) => {
    if (!has(profile)) return [];
    const said = entries.find((entry) => has({ ...EMPTY_HEALTH_PROFILE, chronicConditions: [entry] }));
    return { terms: [`condition:${condition}`], entry: said ?? label, substances: [] };
  });
};

const ageTraitsOf = (profile: HealthProfile, today: string): readonly Trait[] => {
  const age = profile.birthDate === null ? null : ageOn(profile.birthDate, today);
  const group =
    age === null ? null : age < ADULT_AGE_YEARS ? 'minor' : age >= OLDER_AGE_YEARS ? 'older' : null;
  return [
    ...(isPregnant(countOwnWords(profile))
      ? [{ terms: ['pregnant'], entry: 'gravidez', substances: [] }]
      : []),
    ...(group === null ? [] : [{ terms: [group], entry: `${age} anos`, substances: [] }]),
  ];
};

const searchOf = (words: readonly string[], harmless: readonly string[]): Search =>
  createWordSearch({ words, harmless });

/** How it is said, without how it was made ready: 'nhoque de batata', of 'Nhoque de batata cozido'. */
const dishOf = ({ name }: Food): string =>
  name.replace(/,.*$/, '').replace(/ (?:cozid[oa]|pront[oa]|industrializada|temperada)$/, '');

/** Dishes of the food table that hold an allergen. */
const dishesWith = (allergen: string): readonly string[] =>
  foods.filter(({ contains }) => (contains as readonly string[]).includes(allergen)).map(dishOf);

const allergens = Object.entries(allergenWords).map(
  ([allergen, { choice, label, names, places, harmless }]) => ({
    allergen,
    choice,
    trait: {
      terms: ['food_allergy'],
      substances: [],
      itself: searchOf(names, harmless),
      hidden: searchOf([...places, ...dishesWith(allergen)], harmless),
      holds: label,
    },
  }),
);
/** Restrictions that rule a food out; the others are matters of amount. */
const diets = ['Vegetariano', 'Vegano', 'Sem Glúten', 'Sem Lactose', 'Sem Nozes', 'Kosher', 'Halal'].map(
  (restriction) => {
    const { words = [], harmless = [] } = restrictionRules.find(({ reason }) => reason === restriction) ?? {};
    return { terms: ['diet'], entry: restriction, substances: [], itself: searchOf(words, harmless) };
  },
);

const foodsOf = (profile: HealthProfile): readonly Trait[] => {
  const avoided = readAvoidances({ ...profile, dietaryRestrictions: [], otherDietaryRestrictions: '' });
  const restrictions = readAvoidances(profile).restrictions as ReadonlySet<string>;
  return [
    ...allergens
      .filter(({ allergen }) => (avoided.allergens as ReadonlySet<string>).has(allergen))
      .map(({ choice, trait }) => ({
        ...trait,
        entry: profile.foodAllergies.includes(choice) ? choice : trait.holds,
      })),
    ...avoided.own.map(({ reason, words = [], harmless = [] }) => ({
      terms: ['food_allergy'],
      entry: reason,
      substances: [],
      itself: searchOf(words, harmless),
    })),
    ...diets.filter(({ entry }) => restrictions.has(entry)),
  ];
};

/** Everything that a profile says of a person on `today` (`yyyy-MM-dd`), as warnings.csv asks for it. */
export const traitsOf = (profile: HealthProfile, today: string): readonly Trait[] => [
  ...medicineAllergiesOf(profile),
  ...foodsOf(profile),
  ...ageTraitsOf(profile, today),
  ...medicinesOf(profile),
  ...conditionsOf(profile),
];
