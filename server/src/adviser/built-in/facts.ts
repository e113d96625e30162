import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import type { BodyMass } from '@vida/contract/profile/body-mass-rules.ts';
import type { CareGroup } from '@vida/contract/profile/care-rules.ts';
import type {
  ChronicCondition,
  DietaryRestriction,
  Disability,
  FoodAllergy,
  Medication,
  MedicationAllergy,
  PhysicalProblem,
} from '@vida/contract/profile/profile-choices.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { GlucoseReading } from '../adviser.ts';
import type { Words } from './words.ts';

/** Glucose of the last 14 days; ascending lists, empty where there is nothing. */
export interface GlucoseFacts {
  /** Figures of the 14 days; the sensor's where there is one. */
  readonly summary: GlucoseSummary;
  readonly last: GlucoseReading | null;
  /** The newest reading where it is at most a day old. */
  readonly lastOfDay: GlucoseReading | null;
  /** Last 24 hours, above 250 mg/dL. */
  readonly veryHighsOfDay: readonly GlucoseReading[];
  /** Last 7 days, below 70 mg/dL (those below 54 among them). */
  readonly lowsOfWeek: readonly GlucoseReading[];
  readonly veryLowsOfWeek: readonly GlucoseReading[];
  /** Of `lowsOfWeek`, those of the night. */
  readonly nightLowsOfWeek: readonly GlucoseReading[];
  /** Last 7 days, above 300 mg/dL. */
  readonly alarmingHighsOfWeek: readonly GlucoseReading[];
  /** Marked 'jejum' and 'pós-refeição', values in mg/dL. */
  readonly fastingMgDl: readonly number[];
  readonly postMeal: readonly GlucoseReading[];
  readonly singleCount: number;
  /** Single readings without a moment of the day. */
  readonly unmarkedCount: number;
  /** Low, very high, or a serious low within the day: no exercise before that is settled. */
  readonly exerciseShouldWait: boolean;
}

/** Glucose of the past, where the last 14 days have none. */
export interface OlderGlucoseFacts {
  /** Figures of the 14 days that end with the newest reading; the sensor's where there is one. */
  readonly summary: GlucoseSummary;
  readonly first: GlucoseReading;
  readonly last: GlucoseReading;
  /** Of sensor and single readings alike: the lowest below 70 mg/dL, the highest above 250. */
  readonly lowest: GlucoseReading | null;
  readonly highest: GlucoseReading | null;
  /** From the day of the newest reading to today: whole days, whole calendar months. */
  readonly ageDays: number;
  readonly ageMonths: number;
}

/** What the rules know of a person: computed once, never guessed. */
export interface Facts {
  readonly profile: HealthProfile;
  readonly words: Words;
  readonly glucose: GlucoseFacts;
  /** `null` where there are readings of the last 14 days, or none at all. */
  readonly olderGlucose: OlderGlucoseFacts | null;
  /** `null` without a birth date. */
  readonly ageYears: number | null;
  readonly careGroup: CareGroup;
  readonly isMinor: boolean;
  readonly isPregnant: boolean;
  readonly isOlder: boolean;
  readonly bodyMass: BodyMass | null;
  readonly hasDiabetes: boolean;
  /** Insulin or a sulfonylurea: lows are likely. */
  readonly isProneToLows: boolean;
  readonly hasEatingRisk: boolean;
  /** No disability that rules out walking and standing exercises. */
  readonly canWalk: boolean;
  readonly isProfileEmpty: boolean;
  readonly hasCondition: (...any: readonly ChronicCondition[]) => boolean;
  readonly hasMedicine: (...any: readonly Medication[]) => boolean;
  readonly hasRestriction: (...any: readonly DietaryRestriction[]) => boolean;
  readonly hasProblem: (...any: readonly PhysicalProblem[]) => boolean;
  readonly hasDisability: (...any: readonly Disability[]) => boolean;
  readonly hasFoodAllergy: (...any: readonly FoodAllergy[]) => boolean;
  readonly hasMedicineAllergy: (...any: readonly MedicationAllergy[]) => boolean;
  /** Medicines in the person's own words, which no rule knows. */
  readonly hasOwnMedicines: boolean;
  /** No medicine named and 'Nenhum' not ticked. */
  readonly areMedicinesUnknown: boolean;
}
