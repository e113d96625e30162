import { isBornAfter } from '@vida/contract/profile/age-rules.ts';
import { type BodyProfile, bodyMassIndex, isPossibleBmi } from '@vida/contract/profile/body-mass-rules.ts';
import { addTypedChoices } from '@vida/contract/profile/choice-rules.ts';
import { PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import type { HealthProfileWithEtag } from '@vida/contract/profile/profile-endpoints.ts';
import { type NewHealthProfile, newHealthProfileSchema, SLEEP_GOAL } from '@vida/contract/profile/profile-schemas.ts';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { formatDay } from '../../lib/format.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { type FieldWords, withUnit } from '../../lib/use-edited.ts';
import { useToday } from '../../lib/use-today.ts';
import { profileMessages } from './profile-messages.ts';

/** Spec section 5: the sleep goal falls back to 8 when it cannot be read. */
const sleepGoalSchema = z
  .transform((hours: number | null): number | null | undefined =>
    Number.isFinite(hours) ? hours : SLEEP_GOAL.defaultHours,
  )
  .pipe(newHealthProfileSchema.shape.sleepGoal);

const fields = newHealthProfileSchema.shape;

/** Whether the two can belong together; one that is refused by itself says nothing about the other. */
const isPossibleBody = ({ height, currentWeight }: NewHealthProfile): boolean =>
  height === null ||
  currentWeight === null ||
  !fields.height.safeParse(height).success ||
  !fields.currentWeight.safeParse(currentWeight).success ||
  isPossibleBmi(bodyMassIndex(height, currentWeight));

/** What the form no longer asks about is not sent on. */
const withoutHidden = (profile: NewHealthProfile): NewHealthProfile =>
  profile.sex === 'male' ? { ...profile, pregnant: null } : profile;

/** The contract's profile with what only a form knows: today, typed but not added entries, questions not asked. */
export const profileFormSchema = (today: string) =>
  newHealthProfileSchema
    .extend({ sleepGoal: sleepGoalSchema })
    .refine(({ birthDate }) => !isBornAfter(birthDate, today), { path: ['birthDate'], params: { reason: 'future' } })
    .refine(isPossibleBody, { path: ['currentWeight'], params: { reason: 'height_weight' } })
    .transform((profile) => addTypedChoices(withoutHidden(profile)));

export type ProfileFormValues = z.input<ReturnType<typeof profileFormSchema>>;

/** Every field that body and weight goals depend on; what cannot be read yet counts as unknown. */
const readableBodySchema = z.object({
  height: fields.height.catch(null),
  currentWeight: fields.currentWeight.catch(null),
  weightGoal: fields.weightGoal.catch(null),
  birthDate: fields.birthDate.catch(null),
  pregnant: fields.pregnant.catch(null),
  disabilities: fields.disabilities.catch([]),
  chronicConditions: fields.chronicConditions.catch([]),
  physicalProblems: fields.physicalProblems.catch([]),
  medications: fields.medications.catch([]),
  otherConditions: fields.otherConditions.catch(''),
  otherMedications: fields.otherMedications.catch(''),
});

/** What can be read of the measures while they are being typed; the rest counts as unknown. */
export const readBody = ({ sex, pregnant, ...values }: Partial<ProfileFormValues>): BodyProfile =>
  readableBodySchema.parse({ ...values, pregnant: sex === 'male' ? null : pregnant });

/** The profile as the form edits it: what is unset in a select or date is the empty string. */
export const toFormValues = ({ updatedAt: _, etag: __, ...profile }: HealthProfileWithEtag): ProfileFormValues => ({
  ...profile,
  exerciseLevel: profile.exerciseLevel ?? '',
  bloodType: profile.bloodType ?? '',
  birthDate: profile.birthDate ?? '',
  sex: profile.sex ?? '',
});

export type ProfileForm = UseFormReturn<ProfileFormValues, unknown, NewHealthProfile>;

/** The form over a saved profile. */
export const useProfileForm = (profile: HealthProfileWithEtag): ProfileForm => {
  const today = useToday();
  const schema = useMemo(() => profileFormSchema(today), [today]);
  return useApiForm(schema, { defaultValues: toFormValues(profile) });
};

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
