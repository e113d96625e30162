import type { HealthProfileWithEtag } from '@vida/contract/profile/profile-endpoints.ts';
import type { NewHealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApiForm } from '../../lib/use-api-form.ts';
import { useToday } from '../../lib/use-today.ts';
import { type ProfileFormValues, profileFormSchema, toFormValues } from './profile-form-schema.ts';

export type ProfileForm = UseFormReturn<ProfileFormValues, unknown, NewHealthProfile>;

/** The form over a saved profile. */
export const useProfileForm = (profile: HealthProfileWithEtag): ProfileForm => {
  const today = useToday();
  const schema = useMemo(() => profileFormSchema(today), [today]);
  return useApiForm(schema, { defaultValues: toFormValues(profile) });
};
