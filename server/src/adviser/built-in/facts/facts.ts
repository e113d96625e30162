import { dayOf } from '@vida/contract/core/time.ts';
import { ADULT_AGE_YEARS, ageOn, OLDER_AGE_YEARS } from '@vida/contract/profile/age-rules.ts';
import { readBodyMass } from '@vida/contract/profile/body-mass-rules.ts';
import * as care from '@vida/contract/profile/care-rules.ts';
import { namedChoices } from '@vida/contract/profile/choice-rules.ts';
import { type Disability, OTHER_CHOICE, PROFILE_LISTS } from '@vida/contract/profile/profile-choices.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { Person } from '../../adviser.ts';
import { medicinesTakenBy } from '../../medicines/taken-medicines.ts';
import { compileTraits } from '../../warnings/person-traits.ts';
import { createWords } from '../format-values.ts';
import { buildGlucoseFacts, buildOlderGlucoseFacts } from './glucose-facts.ts';
import { buildNightAfterFacts } from './night-after-facts.ts';
import { buildSleepFacts } from './sleep-facts.ts';
import { buildSubstanceFacts } from './substance-facts.ts';
import { buildHba1cFacts, buildHeartRateFacts, buildPressureFacts } from './vitals-facts.ts';
import { buildWeightFacts } from './weight-facts.ts';

const notWalking: readonly Disability[] = [
  'Cadeirante',
  'Amputação',
  'Paralisia Parcial',
  'Dificuldade de Locomoção',
  'Deficiência Motora',
];

const isProfileEmpty = (profile: HealthProfile): boolean =>
  PROFILE_LISTS.every(({ list, other }) => profile[list].length === 0 && profile[other] === '') &&
  profile.height === null &&
  profile.currentWeight === null &&
  profile.birthDate === null;

const hasOwnConditions = (profile: HealthProfile): boolean =>
  PROFILE_LISTS.filter(({ list }) => list === 'chronicConditions' || list === 'physicalProblems').some(
    ({ list, other, choices }) =>
      profile[other] !== '' || profile[list].some((name) => !(choices as readonly string[]).includes(name)),
  );

/** What the profile's lists say, ticked or in the person's own words: those only ever make advice more careful. */
const buildListFacts = (profile: HealthProfile) => {
  const conditions = care.foldConditions(profile);
  return {
    hasDiabetes: care.hasDiabetes(profile),
    hasHypertension: /hipertens|pressao alta/.test(conditions),
    hasHeartDisease: care.hasHeartDisease(profile),
    hasKidneyDisease: care.hasKidneyDisease(profile),
    /** Insulin or a sulfonylurea: lows are likely. */
    isProneToLows: care.isProneToLows(profile),
    /** Something that lowers blood pressure, for whatever reason. */
    takesPressureMedicine: care.takesPressureMedicine(profile),
    usesInsulin: care.usesInsulin(profile),
    /** Type 1 diabetes or insulin: high glucose asks for a look at ketones. */
    mayHaveKetones: care.mayHaveKetones(profile),
    /** A condition or problem that the lists do not have. */
    hasOwnConditions: hasOwnConditions(profile),
    hasEatingRisk: care.hasEatingRisk(profile),
    /** No disability that rules out walking and standing exercises. */
    canWalk: !notWalking.some((each) => profile.disabilities.includes(each)),
    isProfileEmpty: isProfileEmpty(profile),
    /** Everything the person says they take, as far as the table of medicines knows it. */
    medicines: medicinesTakenBy(profile),
    /** None named, not even in own words, and 'Nenhum' not ticked. */
    areMedicinesMissing:
      profile.otherMedications === '' && namedChoices(profile.medications).every((name) => name === OTHER_CHOICE),
  };
};

/** Everything the rules know of a person at `now`: computed once, never guessed. */
export const buildFacts = (person: Person, now: Date) => {
  const { profile, timeZone } = person;
  const today = dayOf(now, timeZone);
  const ageYears = profile.birthDate === null ? null : ageOn(profile.birthDate, today);
  const isMinor = ageYears !== null && ageYears < ADULT_AGE_YEARS;
  const careGroup = care.careGroupOf(profile, today);
  const says = compileTraits(profile, today);
  const lists = buildListFacts(profile);
  const glucose = buildGlucoseFacts(person, now);
  const pressure = buildPressureFacts(person, now, isMinor);
  const heartRate = buildHeartRateFacts(person, now, isMinor);
  const weight = buildWeightFacts(person, now);
  const sleep = buildSleepFacts(person, now);
  return {
    ...lists,
    says,
    profile,
    words: createWords(timeZone),
    glucose,
    /** `null` where there are readings of the last 14 days, or none at all. */
    olderGlucose: buildOlderGlucoseFacts(person, now),
    pressure,
    heartRate,
    hba1c: buildHba1cFacts(person, now, says, {
      group: careGroup,
      hasDiabetes: lists.hasDiabetes,
      isProneToLows: lists.isProneToLows,
      hadLows: glucose.lowsOfWeek.length > 0,
    }),
    weight,
    sleep,
    substances: buildSubstanceFacts(person, now, says, pressure.figures.isAboveGoal === true),
    nightAfter: buildNightAfterFacts(sleep.nights, person.uses),
    /** `null` without a birth date. */
    ageYears,
    careGroup,
    isMinor,
    isPregnant: careGroup === 'pregnant',
    /** Pregnant or under 18: targets are a professional's, not an adult's. `null` for everybody else. */
    ownCare: care.hasTargets(careGroup) ? null : careGroup,
    isOlder: ageYears !== null && ageYears >= OLDER_AGE_YEARS,
    bodyMass: readBodyMass({ ...profile, currentWeight: weight.currentKg }, today),
    /** Glucose, pressure or pulse of the last day say to rest first, whatever the exercise. */
    exerciseShouldWait: glucose.exerciseShouldWait || pressure.exerciseShouldWait || heartRate.isHighToday,
  };
};

export type Facts = ReturnType<typeof buildFacts>;
