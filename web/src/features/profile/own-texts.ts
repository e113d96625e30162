import { PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import type { NewHealthProfile } from '@vida/contract/profile/profile-schemas.ts';

/** What somebody wrote in a profile in their own words. */
export const ownTextsOf = (profile: NewHealthProfile): string[] =>
  PROFILE_LISTS.flatMap(({ list, other, choices }) => {
    const predefined: readonly string[] = choices;
    return [profile[other], ...profile[list].filter((choice) => !predefined.includes(choice))];
  });
