import { entriesOf } from '@vida/contract/profile/choice-rules.ts';
import { DIETARY_RESTRICTIONS, PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { foldText } from '../../../text/tokenize.ts';
import { loadOwnWords, type OwnWords } from './own-words.ts';
import { allergenWords } from './word-lists.ts';

const isFoodList = (list: string): boolean => list === 'foodAllergies' || list === 'dietaryRestrictions';
/** An allergy may stand in any field; elsewhere than under food only what says so is read. */
const tellsOfFood = /alerg|intoler|celia[cq]|lactose|gluten|vegan|vegetarian|nao como|nao posso comer/;

const ownEntries = (profile: HealthProfile): OwnWords[] =>
  PROFILE_LISTS.flatMap(({ list, other, choices }) =>
    entriesOf(profile, { list, other })
      .filter((text) => !(choices as readonly string[]).includes(text))
      .flatMap((text) => (isFoodList(list) ? [text] : text.split(/[.;\n]/u)))
      .filter((text) => isFoodList(list) || list === 'medicationAllergies' || tellsOfFood.test(foldText(text)))
      .map((text) => {
        const read = loadOwnWords(text);
        return isFoodList(list) ? read : { ...read, unknown: [] };
      }),
  );

/** What a profile says that a person does not eat, in ticks and own words, wherever it was written. */
export const deriveAvoidances = (profile: HealthProfile) => {
  const entries = ownEntries(profile);
  const understood = entries.flatMap((entry) => entry.understood);
  return {
    allergens: new Set([
      ...allergenWords().flatMap(({ allergen, choice }) => (profile.foodAllergies.includes(choice) ? [allergen] : [])),
      ...understood.flatMap(({ meaning }) => meaning.allergen ?? []),
    ]),
    restrictions: new Set([
      ...DIETARY_RESTRICTIONS.filter((choice) => profile.dietaryRestrictions.includes(choice)),
      ...understood.flatMap(({ meaning }) => meaning.restriction ?? []),
    ]),
    /** Foods that the person named. */
    own: understood.flatMap(({ written, meaning }) =>
      meaning.exclusion ? [{ ...meaning.exclusion, reason: written }] : [],
    ),
    unknownWords: [...new Set(entries.flatMap(({ unknown }) => unknown))],
  };
};
