import { namedChoices } from '@vida/contract/profile/choice-rules.ts';
import { PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { Passage } from '../../articles/find-passages.ts';
import { foldText } from '../../food/food-words.ts';

/** What the person ticked in the profile, to the letter: what our articles name as their topics. */
export const topicsOf = (profile: HealthProfile): readonly string[] =>
  PROFILE_LISTS.flatMap(({ list }) => namedChoices(profile[list]));

/** The ticked entry that a passage's article is about by its title; null for none. */
export const findOwnTopic = (topics: readonly string[], { title }: Passage): string | null =>
  topics.find((topic) => foldText(title).includes(foldText(topic))) ?? null;
