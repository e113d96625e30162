import { PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import { formatDay } from '../../lib/format.ts';
import { type FieldWords, withUnit } from '../../lib/use-edited.ts';
import type { ProfileFormValues } from './profile-form.ts';
import { profileMessages } from './profile-messages.ts';

const { lists, physical, exerciseLevels, sexes } = profileMessages;

type ListField = (typeof PROFILE_LISTS)[number]['list' | 'other'];

const listLabels = Object.fromEntries(
  PROFILE_LISTS.flatMap(({ list, other }) => [
    [list, lists[list].title],
    [other, lists[list].other],
  ]),
) as Record<ListField, string>;

/** How the profile tells what another window saved. */
export const profileFieldWords: FieldWords<ProfileFormValues> = {
  labels: { ...listLabels, ...physical },
  show: {
    height: withUnit('cm'),
    currentWeight: withUnit('kg'),
    weightGoal: withUnit('kg'),
    sleepGoal: withUnit('horas'),
    exerciseLevel: (level) => (level ? exerciseLevels[level] : ''),
    birthDate: (day) => (day ? formatDay(day) : ''),
    sex: (sex) => (sex ? sexes[sex] : ''),
  },
};
