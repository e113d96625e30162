import { dayOf } from '@vida/contract/core/time.ts';
import {
  ADULT_AGE_YEARS,
  ageOn,
  OLDER_AGE_YEARS,
  readBodyMass,
} from '@vida/contract/profile/body-mass-rules.ts';
import {
  careGroupOf,
  foldConditions,
  hasDiabetes,
  isProneToLows,
  ownMedicinesOf,
} from '@vida/contract/profile/care-rules.ts';
import { namedChoices } from '@vida/contract/profile/choice-rules.ts';
import { type Disability, OTHER_CHOICE } from '@vida/contract/profile/profile-choices.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { Person } from '../adviser.ts';
import type { Facts } from './facts.ts';
import { buildGlucoseFacts } from './glucose-facts.ts';
import { buildOlderGlucoseFacts } from './older-glucose-facts.ts';
import { createWords } from './words.ts';

const notWalking: readonly Disability[] = [
  'Cadeirante',
  'Amputação',
  'Paralisia Parcial',
  'Dificuldade de Locomoção',
  'Deficiência Motora',
];

const hasAny =
  (list: readonly string[]) =>
  (...any: readonly string[]): boolean =>
    any.some((each) => list.includes(each));

const isProfileEmpty = (profile: HealthProfile): boolean =>
  [
    ...profile.chronicConditions,
    ...profile.medications,
    ...profile.dietaryRestrictions,
    ...profile.foodAllergies,
    ...profile.medicationAllergies,
    ...profile.physicalProblems,
    ...profile.disabilities,
  ].length === 0 &&
  profile.height === null &&
  profile.currentWeight === null &&
  profile.birthDate === null;

/** Everything the rules know of a person at `now`. Their own words only ever make advice more careful. */
export const buildFacts = (person: Person, now: Date): Facts => {
  const { profile, timeZone, glucoseUnit } = person;
  const today = dayOf(now, timeZone);
  const ageYears = profile.birthDate === null ? null : ageOn(profile.birthDate, today);
  const careGroup = careGroupOf(profile, today);
  return {
    profile,
    words: createWords(glucoseUnit, timeZone),
    glucose: buildGlucoseFacts(person, now),
    olderGlucose: buildOlderGlucoseFacts(person, now),
    ageYears,
    careGroup,
    isMinor: ageYears !== null && ageYears < ADULT_AGE_YEARS,
    isPregnant: careGroup === 'pregnant',
    isOlder: ageYears !== null && ageYears >= OLDER_AGE_YEARS,
    bodyMass: readBodyMass(profile, today),
    hasDiabetes: hasDiabetes(profile),
    isProneToLows: isProneToLows(profile),
    hasEatingRisk: /transtorno alimentar|anorexi|bulimi|compulsao/.test(foldConditions(profile)),
    canWalk: !hasAny(profile.disabilities)(...notWalking),
    isProfileEmpty: isProfileEmpty(profile),
    hasCondition: hasAny(profile.chronicConditions),
    hasMedicine: hasAny(profile.medications),
    hasRestriction: hasAny(profile.dietaryRestrictions),
    hasProblem: hasAny(profile.physicalProblems),
    hasDisability: hasAny(profile.disabilities),
    hasFoodAllergy: hasAny(profile.foodAllergies),
    hasMedicineAllergy: hasAny(profile.medicationAllergies),
    hasOwnMedicines: ownMedicinesOf(profile).length > 0 || profile.otherMedications !== '',
    areMedicinesUnknown: namedChoices(profile.medications).every((name) => name === OTHER_CHOICE),
  };
};
