import { NONE_CHOICES, OTHER_CHOICE, PROFILE_LISTS, type ProfileList } from './profile-choices.ts';
import { MAX_CHOICE_LENGTH, type NewHealthProfile } from './profile-schemas.ts';

const fold = new Intl.Collator('pt-BR', { sensitivity: 'base', usage: 'search' });

/**
 * The options of a list: the predefined ones, then the person's own entries without repeats, 'Outros' last.
 * Spec section 4: custom entries already in the profile are shown as extra options.
 */
export const listOptions = (predefined: readonly string[], own: readonly string[]): string[] => [
  ...new Set([...predefined.filter((option) => option !== OTHER_CHOICE), ...own].filter((o) => o !== OTHER_CHOICE)),
  OTHER_CHOICE,
];

/**
 * `chosen` with the text of the 'Outros' field (spec section 4): trimmed, ignored when empty or already there. What
 * only differs from an option in case or accents is that option ('asma' is Asma), because rules match on the words.
 */
export const addOwnChoice = (
  chosen: readonly string[],
  text: string,
  options: readonly string[],
): readonly string[] => {
  const trimmed = text.trim();
  if (trimmed === '') return chosen;
  const same = [...chosen, ...options].find((option) => fold.compare(option, trimmed) === 0) ?? trimmed;
  return chosen.includes(same) ? chosen : [...chosen, same];
};

/** What a list says: 'Outros' only opens the free text and counts for nothing beside other entries. */
export const namedChoices = (chosen: readonly string[]): readonly string[] => {
  const named = chosen.filter((choice) => choice !== OTHER_CHOICE);
  return named.length > 0 ? named : chosen;
};

/** Whether a list says both 'none' and something. Never enforced (unticking is the person's), only remarked. */
export const contradictsNone = (chosen: readonly string[]): boolean =>
  chosen.some((choice) => NONE_CHOICES.includes(choice)) &&
  chosen.some((choice) => !NONE_CHOICES.includes(choice) && choice !== OTHER_CHOICE);

/** What a list of the profile says, own entries and the text of its 'Outros' included. */
export const entriesOf = (
  profile: Readonly<Pick<NewHealthProfile, ProfileList['list'] | ProfileList['other']>>,
  { list, other }: Pick<ProfileList, 'list' | 'other'>,
): readonly string[] => {
  const text = profile[other].trim();
  if (text === '') return namedChoices(profile[list]);
  return [...profile[list].filter((choice) => choice !== OTHER_CHOICE), text];
};

/**
 * The profile with every text that was typed under a ticked 'Outros' added to its list, as its 'Salvar' would have
 * done: an allergy that was typed but not added must not be lost.
 */
export const addTypedChoices = (profile: NewHealthProfile): NewHealthProfile => {
  const settled = { ...profile };
  for (const { list, other, choices } of PROFILE_LISTS) {
    const text = profile[other].trim();
    if (text === '' || text.length > MAX_CHOICE_LENGTH || !profile[list].includes(OTHER_CHOICE)) continue;
    settled[list] = [...addOwnChoice(profile[list], text, choices)];
    settled[other] = '';
  }
  return settled;
};
