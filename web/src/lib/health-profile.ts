import { useQuery } from '@tanstack/react-query';
import {
  type CareGroup,
  careGroupOf,
  hasDiabetes,
  hasEatingRisk,
  hasKidneyDisease,
  isProneToLows,
  mayHaveKetones,
  takesPressureMedicine,
} from '@vida/contract/profile/care-rules.ts';
import { getHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { apiQuery } from './api-query.ts';
import { useToday } from './use-today.ts';

/** The person's health profile; an empty one with defaults before the first save. */
export const healthProfileQuery = () => apiQuery(getHealthProfile);

/** What screens need to know to word a figure for this person. */
export interface Care {
  readonly group: CareGroup;
  readonly hasDiabetes: boolean;
  /** Diabetes type 1 or insulin: ketones matter. */
  readonly needsKetones: boolean;
  readonly hasKidneyDisease: boolean;
  /** Insulin, a sulfonylurea or a glinide. */
  readonly isProneToLows: boolean;
  readonly takesPressureMedicine: boolean;
  /** The size of the body is a delicate subject. */
  readonly hasEatingRisk: boolean;
  readonly sex: HealthProfile['sex'];
}

/** What a profile says about wording, on `today` (`yyyy-MM-dd`). */
export const toCare = (profile: HealthProfile, today: string): Care => ({
  group: careGroupOf(profile, today),
  hasDiabetes: hasDiabetes(profile),
  needsKetones: mayHaveKetones(profile),
  hasKidneyDisease: hasKidneyDisease(profile),
  isProneToLows: isProneToLows(profile),
  takesPressureMedicine: takesPressureMedicine(profile),
  hasEatingRisk: hasEatingRisk(profile),
  sex: profile.sex,
});

/** The care of the signed-in person; `null` while the profile is on its way or could not be read. */
export const useCare = (): Care | null => {
  const today = useToday();
  const { data: profile } = useQuery(healthProfileQuery());
  return profile ? toCare(profile, today) : null;
};
