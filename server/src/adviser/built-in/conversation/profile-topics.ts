import { namedChoices } from '@vida/contract/profile/choice-rules.ts';
import { PROFILE_LISTS, type ProfileListName } from '@vida/contract/profile/profile-choices.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { foldText } from '../../../text/tokenize.ts';
import type { OwnTopics, Passage } from '../../articles/find-passages.ts';

const ALLERGY_LISTS: readonly ProfileListName[] = ['foodAllergies', 'medicationAllergies'];

/** What the person ticked in the profile, to the letter, by the kind of list it stands in. */
export const topicsOf = (profile: HealthProfile): Required<OwnTopics> => {
  const chosenIn = (isAsked: (list: ProfileListName) => boolean): readonly string[] =>
    PROFILE_LISTS.filter(({ list }) => isAsked(list)).flatMap(({ list }) => namedChoices(profile[list]));
  return {
    topics: chosenIn((list) => !ALLERGY_LISTS.includes(list)),
    allergies: chosenIn((list) => ALLERGY_LISTS.includes(list)),
  };
};

/**
 * The ticked entry that a passage speaks of, named as what it is ('Losartana', 'alergia a Soja'); null for none.
 * What is used is looked for in the title; an allergy only in texts about allergies.
 */
export const findOwnTopic = ({ topics, allergies }: Required<OwnTopics>, passage: Passage): string | null => {
  const names = (text: string, entry: string): boolean => foldText(text).includes(foldText(entry));
  const used = topics.find((topic) => names(passage.title, topic));
  if (used !== undefined) return used;
  const allergy = allergies.find(
    (entry) => passage.allergies.includes(entry) && names(`${passage.heading} ${passage.text}`, entry),
  );
  return allergy === undefined ? null : `alergia a ${allergy}`;
};
