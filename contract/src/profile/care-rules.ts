import { ADULT_AGE_YEARS, ageOn, OLDER_AGE_YEARS } from './body-mass-rules.ts';
import { MEDICATIONS } from './profile-choices.ts';
import type { HealthProfile } from './profile-schemas.ts';

/**
 * Whose targets hold. In pregnancy and under 18 there are none: a professional sets them. Without a birth date the
 * adults' are assumed.
 */
export const careGroups = ['adult', 'older', 'minor', 'pregnant'] as const;
export type CareGroup = (typeof careGroups)[number];

type Stated = Pick<
  HealthProfile,
  | 'chronicConditions'
  | 'physicalProblems'
  | 'otherConditions'
  | 'medications'
  | 'otherMedications'
  | 'pregnant'
>;

/** Lower case without accents: what people type in their own words. */
const fold = (texts: readonly string[]): string =>
  texts.join('\n').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Everything a person says they live with, folded. Their own words only ever make advice more careful. */
export const foldConditions = (profile: Stated): string =>
  fold([...profile.chronicConditions, ...profile.physicalProblems, profile.otherConditions]);

/** Everything a person says they take, folded. */
export const foldMedicines = (profile: Stated): string =>
  fold([...profile.medications, profile.otherMedications]);

/** Medicines of a person that stand in no list of ours. */
export const ownMedicinesOf = ({ medications }: Stated): string[] =>
  medications.filter((name) => !(MEDICATIONS as readonly string[]).includes(name));

export const usesInsulin = (profile: Stated): boolean => /insulina/.test(foldMedicines(profile));

/** Insulin or a sulfonylurea: lows are likely. */
export const isProneToLows = (profile: Stated): boolean =>
  usesInsulin(profile) ||
  /glibenclamida|gliclazida|glimepirida|glipizida|sulfonilureia/.test(foldMedicines(profile));

export const hasDiabetes = (profile: Stated): boolean =>
  usesInsulin(profile) || /(?<!pre[- ]?)diabet/.test(foldConditions(profile));

/** The field says so, or, while it is not answered, the person's own words do. */
export const isPregnant = (profile: Stated): boolean =>
  profile.pregnant === true ||
  (profile.pregnant === null &&
    /gestante|gestacao|gestacional|gravida\b|gravidez/.test(foldConditions(profile)));

/** The group of a person on `today` (`yyyy-MM-dd`). Pregnancy goes before age. */
export const careGroupOf = (profile: Stated & Pick<HealthProfile, 'birthDate'>, today: string): CareGroup => {
  if (isPregnant(profile)) return 'pregnant';
  const age = profile.birthDate === null ? null : ageOn(profile.birthDate, today);
  if (age === null) return 'adult';
  if (age < ADULT_AGE_YEARS) return 'minor';
  return age >= OLDER_AGE_YEARS ? 'older' : 'adult';
};

/** Whether targets and classes made for adults may be told. */
export const hasTargets = (group: CareGroup): boolean => group === 'adult' || group === 'older';
