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
import type { TakenMedicines } from '../../medicines/taken-medicines.ts';
import type { Words } from '../words.ts';
import type { GlucoseFacts } from './glucose-facts.ts';
import type { Hba1cFacts } from './hba1c-facts.ts';
import type { HeartRateFacts } from './heart-rate-facts.ts';
import type { NightAfterFacts } from './night-after-facts.ts';
import type { OlderGlucoseFacts } from './older-glucose-facts.ts';
import type { PressureFacts } from './pressure-facts.ts';
import type { SleepFacts } from './sleep-facts.ts';
import type { SubstanceFacts } from './substance-facts.ts';
import type { WeightFacts } from './weight-facts.ts';

/** What the rules know of a person: computed once, never guessed. */
export interface Facts {
  readonly profile: HealthProfile;
  readonly words: Words;
  readonly glucose: GlucoseFacts;
  /** `null` where there are readings of the last 14 days, or none at all. */
  readonly olderGlucose: OlderGlucoseFacts | null;
  readonly pressure: PressureFacts;
  readonly heartRate: HeartRateFacts;
  readonly hba1c: Hba1cFacts;
  readonly weight: WeightFacts;
  readonly sleep: SleepFacts;
  readonly substances: SubstanceFacts;
  readonly nightAfter: NightAfterFacts;
  /** `null` without a birth date. */
  readonly ageYears: number | null;
  readonly careGroup: CareGroup;
  readonly isMinor: boolean;
  readonly isPregnant: boolean;
  readonly isOlder: boolean;
  readonly bodyMass: BodyMass | null;
  readonly hasDiabetes: boolean;
  readonly hasHypertension: boolean;
  readonly hasHeartDisease: boolean;
  readonly hasKidneyDisease: boolean;
  /** Insulin or a sulfonylurea: lows are likely. */
  readonly isProneToLows: boolean;
  /** Something that lowers blood pressure, for whatever reason. */
  readonly takesPressureMedicine: boolean;
  /** Insulin, ticked or in the person's own words. */
  readonly usesInsulin: boolean;
  /** Type 1 diabetes or insulin: high glucose asks for a look at ketones. */
  readonly mayHaveKetones: boolean;
  readonly hasEatingRisk: boolean;
  /** Pain or a worn joint, tendon or spine: exercise goes around it. */
  readonly hasPain: boolean;
  /** A condition or problem that the lists do not have. */
  readonly hasOwnConditions: boolean;
  /** No disability that rules out walking and standing exercises. */
  readonly canWalk: boolean;
  /** Glucose, pressure or pulse of the last day say to rest first, whatever the exercise. */
  readonly exerciseShouldWait: boolean;
  readonly isProfileEmpty: boolean;
  readonly hasCondition: (...any: readonly ChronicCondition[]) => boolean;
  /** Under any name that the table of medicines has: 'Glifage' is Metformina. */
  readonly hasMedicine: (...any: readonly Medication[]) => boolean;
  readonly hasRestriction: (...any: readonly DietaryRestriction[]) => boolean;
  readonly hasProblem: (...any: readonly PhysicalProblem[]) => boolean;
  readonly hasDisability: (...any: readonly Disability[]) => boolean;
  readonly hasFoodAllergy: (...any: readonly FoodAllergy[]) => boolean;
  readonly hasMedicineAllergy: (...any: readonly MedicationAllergy[]) => boolean;
  /** Everything the person says they take, as far as the table of medicines knows it. */
  readonly medicines: TakenMedicines;
  /** Medicines in the person's own words. */
  readonly hasOwnMedicines: boolean;
  /** No medicine named and 'Nenhum' not ticked. */
  readonly areMedicinesUnknown: boolean;
}
