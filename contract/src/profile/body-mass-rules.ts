import { roundTo } from '../core/decimals.ts';
import { ageOn, OLDER_AGE_YEARS } from './age-rules.ts';
import { careGroupOf, type StatedProfile } from './care-rules.ts';
import type { Disability } from './profile-choices.ts';
import type { HealthProfile } from './profile-schemas.ts';

/** What body mass and weight goals depend on. */
export type BodyProfile = Pick<HealthProfile, 'height' | 'currentWeight' | 'weightGoal' | 'birthDate'> &
  StatedProfile & { readonly disabilities: readonly string[] };

export type BmiClass = 'underweight' | 'healthy' | 'overweight' | 'obesity_1' | 'obesity_2' | 'obesity_3';

/** Why the body mass index says nothing about this person, or cannot be read. */
export type BmiSilence = 'pregnancy' | 'under_18' | 'amputation' | 'age_unknown';

export type BodyMass =
  | { readonly kind: 'class'; readonly bmi: number; readonly bmiClass: BmiClass; readonly isOlder: boolean }
  | { readonly kind: 'silent'; readonly reason: BmiSilence };

/** A body mass index outside this range, kg/m², is a slip of the keyboard. */
export const POSSIBLE_BMI = { min: 8, max: 100 } as const;

const AMPUTATION: Disability = 'Amputação';

/** Adults (World Health Organization): the class from this index on, kg/m². */
const ADULT_CLASSES: readonly (readonly [number, BmiClass])[] = [
  [40, 'obesity_3'],
  [35, 'obesity_2'],
  [30, 'obesity_1'],
  [25, 'overweight'],
  [18.5, 'healthy'],
];

/** Older adults (SISVAN): below 22 is low, above 27 is overweight; no finer classes. */
const OLDER_LOW = 22;
const OLDER_HIGH = 27;

/** Lowest index of a healthy weight, kg/m². */
const lowestHealthyBmi = (age: number | null): number => (age !== null && age >= OLDER_AGE_YEARS ? OLDER_LOW : 18.5);

/** Losing more than this share of the weight is not a first goal. */
const LARGEST_FIRST_LOSS = 0.1;

const ageOf = ({ birthDate }: Pick<HealthProfile, 'birthDate'>, today: string): number | null =>
  birthDate === null ? null : ageOn(birthDate, today);

/**
 * Why there are no targets and no weight goals for this person: pregnancy or being under 18, where a professional
 * decides. `null` where targets may be given.
 */
export const findNoTargetsReason = (
  profile: StatedProfile & Pick<HealthProfile, 'birthDate'>,
  today: string,
): 'pregnancy' | 'under_18' | null => {
  const group = careGroupOf(profile, today);
  if (group === 'pregnant') return 'pregnancy';
  return group === 'minor' ? 'under_18' : null;
};

/** Body mass index, kg/m², exact. */
export const bodyMassIndex = (heightCm: number, weightKg: number): number => weightKg / (heightCm / 100) ** 2;

export const isPossibleBmi = (bmi: number): boolean => bmi >= POSSIBLE_BMI.min && bmi <= POSSIBLE_BMI.max;

/** The class of an index that was rounded to one decimal, so that the class agrees with the figure shown. */
export const classifyBmi = (bmi: number, age: number): BmiClass => {
  if (age < OLDER_AGE_YEARS) return ADULT_CLASSES.find(([from]) => bmi >= from)?.[1] ?? 'underweight';
  if (bmi < OLDER_LOW) return 'underweight';
  return bmi > OLDER_HIGH ? 'overweight' : 'healthy';
};

/**
 * The body mass index with its class, or why it is not told: it does not apply in pregnancy, under 18 and after an
 * amputation, and its class needs the age. `null` without height and weight, or where they cannot belong together.
 */
export const readBodyMass = (profile: BodyProfile, today: string): BodyMass | null => {
  const { height, currentWeight, disabilities } = profile;
  if (height === null || currentWeight === null) return null;
  const bmi = bodyMassIndex(height, currentWeight);
  if (!isPossibleBmi(bmi)) return null;
  const noTargets = findNoTargetsReason(profile, today);
  if (noTargets) return { kind: 'silent', reason: noTargets };
  if (disabilities.includes(AMPUTATION)) return { kind: 'silent', reason: 'amputation' };
  const age = ageOf(profile, today);
  if (age === null) return { kind: 'silent', reason: 'age_unknown' };
  const rounded = roundTo(bmi, 1);
  return {
    kind: 'class',
    bmi: rounded,
    bmiClass: classifyBmi(rounded, age),
    isOlder: age >= OLDER_AGE_YEARS,
  };
};

export type WeightGoalCaution =
  | { readonly kind: 'pregnancy' | 'under_18' }
  /** `lowestKg`: where a healthy weight begins at this height. */
  | { readonly kind: 'below_healthy'; readonly lowestKg: number }
  /** `firstGoalKg`: the weight after losing a tenth. */
  | { readonly kind: 'large_loss'; readonly firstGoalKg: number };

/** What should be said beside a weight goal before it is saved; `null` when nothing. Never a refusal. */
export const findWeightGoalCaution = (profile: BodyProfile, today: string): WeightGoalCaution | null => {
  const { height, currentWeight, weightGoal, disabilities } = profile;
  if (weightGoal === null) return null;
  const noTargets = findNoTargetsReason(profile, today);
  if (noTargets) return { kind: noTargets };
  const lowestBmi = lowestHealthyBmi(ageOf(profile, today));
  if (height !== null && !disabilities.includes(AMPUTATION) && bodyMassIndex(height, weightGoal) < lowestBmi)
    return { kind: 'below_healthy', lowestKg: roundTo(lowestBmi * (height / 100) ** 2, 1) };
  return currentWeight !== null && weightGoal < currentWeight * (1 - LARGEST_FIRST_LOSS)
    ? { kind: 'large_loss', firstGoalKg: roundTo(currentWeight * (1 - LARGEST_FIRST_LOSS), 1) }
    : null;
};
