import { entriesOf } from '@vida/contract/profile/choice-rules.ts';
import {
  DIETARY_RESTRICTIONS,
  type DietaryRestriction,
  PROFILE_LISTS,
} from '@vida/contract/profile/profile-choices.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { ALLERGENS, type Allergen } from '../../food/food.ts';
import { foldText } from '../../food/food-words.ts';
import { allergenWords } from './allergens.ts';
import type { Avoidances, Exclusion } from './food-rule.ts';
import { type OwnWords, readOwnWords, type Understood } from './own-words.ts';

/** Ticks and own words together. */
export interface ReadAvoidances extends Avoidances {
  /** Foods that the person named. */
  readonly own: readonly Exclusion[];
  readonly unknownWords: readonly string[];
}

const isFoodList = (list: string): boolean => list === 'foodAllergies' || list === 'dietaryRestrictions';
/** An allergy may stand in any field; elsewhere than under food only what says so is read. */
const tellsOfFood = /alerg|intoler|celia[cq]|lactose|gluten|vegan|vegetarian|nao como|nao posso comer/;

const ownEntries = (profile: HealthProfile): OwnWords[] =>
  PROFILE_LISTS.flatMap(({ list, other, choices }) =>
    entriesOf(profile, { list, other })
      .filter((text) => !(choices as readonly string[]).includes(text))
      .flatMap((text) => (isFoodList(list) ? [text] : text.split(/[.;\n]/u)))
      .filter(
        (text) => isFoodList(list) || list === 'medicationAllergies' || tellsOfFood.test(foldText(text)),
      )
      .map((text) => {
        const read = readOwnWords(text);
        return isFoodList(list) ? read : { ...read, unknown: [] };
      }),
  );

const allergensOf = (profile: HealthProfile, understood: readonly Understood[]): ReadonlySet<Allergen> =>
  new Set([
    ...ALLERGENS.filter((allergen) => profile.foodAllergies.includes(allergenWords[allergen].choice)),
    ...understood.flatMap(({ meaning }) => (meaning.kind === 'allergen' ? [meaning.allergen] : [])),
  ]);

const restrictionsOf = (
  profile: HealthProfile,
  understood: readonly Understood[],
): ReadonlySet<DietaryRestriction> =>
  new Set([
    ...DIETARY_RESTRICTIONS.filter((choice) => profile.dietaryRestrictions.includes(choice)),
    ...understood.flatMap(({ meaning }) => (meaning.kind === 'restriction' ? [meaning.restriction] : [])),
  ]);

/** What a profile says that a person does not eat, wherever it was written. */
export const readAvoidances = (profile: HealthProfile): ReadAvoidances => {
  const entries = ownEntries(profile);
  const understood = entries.flatMap((entry) => entry.understood);
  return {
    allergens: allergensOf(profile, understood),
    restrictions: restrictionsOf(profile, understood),
    own: understood.flatMap(({ written, meaning }) =>
      meaning.kind === 'foods' ? [{ ...meaning.exclusion, reason: written }] : [],
    ),
    unknownWords: [...new Set(entries.flatMap(({ unknown }) => unknown))],
  };
};
