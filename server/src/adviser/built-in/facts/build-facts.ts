import { dayOf } from '@vida/contract/core/time.ts';
import { ADULT_AGE_YEARS, ageOn, OLDER_AGE_YEARS } from '@vida/contract/profile/age-rules.ts';
import { readBodyMass } from '@vida/contract/profile/body-mass-rules.ts';
import {
  careGroupOf,
  foldConditions,
  hasDiabetes,
  hasEatingRisk,
  hasHeartDisease,
  hasKidneyDisease,
  isProneToLows,
  mayHaveKetones,
  ownMedicinesOf,
  takesPressureMedicine,
  usesInsulin,
  watchesFluid,
} from '@vida/contract/profile/care-rules.ts';
import { namedChoices } from '@vida/contract/profile/choice-rules.ts';
import {
  CHRONIC_CONDITIONS,
  type Disability,
  type Medication,
  OTHER_CHOICE,
  PHYSICAL_PROBLEMS,
  PROFILE_LISTS,
} from '@vida/contract/profile/profile-choices.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { Person } from '../../adviser.ts';
import { medicinesTakenBy } from '../../medicines/taken-medicines.ts';
import { createWords } from '../words.ts';
import type { Facts } from './facts.ts';
import { buildGlucoseFacts } from './glucose-facts.ts';
import { buildHba1cFacts } from './hba1c-facts.ts';
import { buildHeartRateFacts } from './heart-rate-facts.ts';
import { buildNightAfterFacts } from './night-after-facts.ts';
import { buildOlderGlucoseFacts } from './older-glucose-facts.ts';
import { buildPressureFacts } from './pressure-facts.ts';
import { buildSleepFacts } from './sleep-facts.ts';
import { buildSubstanceFacts } from './substance-facts.ts';
import { buildWeightFacts } from './weight-facts.ts';

const notWalking: readonly Disability[] = [
  'Cadeirante',
  'Amputação',
  'Paralisia Parcial',
  'Dificuldade de Locomoção',
  'Deficiência Motora',
];

/** Painful or worn parts, ticked or in the person's own words. */
const painful = /artri|artros|fibromialgia|tendinite|bursite|hernia|\bdor(es)?\b|\bcoluna\b/;

const hasAny =
  (list: readonly string[]) =>
  (...any: readonly string[]): boolean =>
    any.some((each) => list.includes(each));

const isProfileEmpty = (profile: HealthProfile): boolean =>
  PROFILE_LISTS.every(({ list, other }) => profile[list].length === 0 && profile[other] === '') &&
  profile.height === null &&
  profile.currentWeight === null &&
  profile.birthDate === null;

const hasOwnConditions = (profile: HealthProfile): boolean => {
  const listed: readonly string[] = [...CHRONIC_CONDITIONS, ...PHYSICAL_PROBLEMS];
  const own = [...profile.chronicConditions, ...profile.physicalProblems].some(
    (name) => !listed.includes(name),
  );
  return own || profile.otherConditions !== '' || profile.otherPhysicalProblems !== '';
};

/** What the profile's lists say, ticked or in the person's own words: those only ever make advice more careful. */
const buildListFacts = (profile: HealthProfile) => {
  const conditions = foldConditions(profile);
  const medicines = medicinesTakenBy(profile);
  return {
    hasDiabetes: hasDiabetes(profile),
    hasHypertension: /hipertens|pressao alta/.test(conditions),
    hasHeartDisease: hasHeartDisease(profile),
    hasKidneyDisease: hasKidneyDisease(profile),
    isProneToLows: isProneToLows(profile),
    takesPressureMedicine: takesPressureMedicine(profile),
    usesInsulin: usesInsulin(profile),
    mayHaveKetones: mayHaveKetones(profile),
    hasPain: painful.test(conditions),
    hasOwnConditions: hasOwnConditions(profile),
    hasEatingRisk: hasEatingRisk(profile),
    canWalk: !hasAny(profile.disabilities)(...notWalking),
    isProfileEmpty: isProfileEmpty(profile),
    hasCondition: hasAny(profile.chronicConditions),
    hasMedicine: (...any: readonly Medication[]) =>
      any.some((choice) => profile.medications.includes(choice) || medicines.holds(choice)),
    hasRestriction: hasAny(profile.dietaryRestrictions),
    hasProblem: hasAny(profile.physicalProblems),
    hasDisability: hasAny(profile.disabilities),
    hasFoodAllergy: hasAny(profile.foodAllergies),
    hasMedicineAllergy: hasAny(profile.medicationAllergies),
    medicines,
    hasOwnMedicines: ownMedicinesOf(profile).length > 0 || profile.otherMedications !== '',
    areMedicinesUnknown: namedChoices(profile.medications).every((name) => name === OTHER_CHOICE),
  };
};

/** Everything the rules know of a person at `now`. */
export const buildFacts = (person: Person, now: Date): Facts => {
  const { profile, timeZone } = person;
  const today = dayOf(now, timeZone);
  const ageYears = profile.birthDate === null ? null : ageOn(profile.birthDate, today);
  const isMinor = ageYears !== null && ageYears < ADULT_AGE_YEARS;
  const careGroup = careGroupOf(profile, today);
  const lists = buildListFacts(profile);
  const glucose = buildGlucoseFacts(person, now);
  const pressure = buildPressureFacts(person, now, { isMinor });
  const heartRate = buildHeartRateFacts(person, now, { isMinor });
  const weight = buildWeightFacts(person, now, { today, watchesFluid: watchesFluid(profile) });
  const sleep = buildSleepFacts(person, now);
  return {
    ...lists,
    profile,
    words: createWords(timeZone),
    glucose,
    olderGlucose: buildOlderGlucoseFacts(person, now),
    pressure,
    heartRate,
    hba1c: buildHba1cFacts(person, now, {
      group: careGroup,
      hasDiabetes: lists.hasDiabetes,
      isProneToLows: lists.isProneToLows,
      hadLows: glucose.lowsOfWeek.length > 0,
    }),
    weight,
    sleep,
    substances: buildSubstanceFacts(person, now, { careGroup, pressure }),
    nightAfter: buildNightAfterFacts(sleep.nights, person.uses),
    ageYears,
    careGroup,
    isMinor,
    isPregnant: careGroup === 'pregnant',
    isOlder: ageYears !== null && ageYears >= OLDER_AGE_YEARS,
    bodyMass: readBodyMass({ ...profile, currentWeight: weight.currentKg }, today),
    exerciseShouldWait: glucose.exerciseShouldWait || pressure.exerciseShouldWait || heartRate.isHighToday,
  };
};
