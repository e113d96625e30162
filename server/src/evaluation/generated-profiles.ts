import {
  CHRONIC_CONDITIONS,
  DIETARY_RESTRICTIONS,
  DISABILITIES,
  FOOD_ALLERGIES,
  MEDICATIONS,
  PHYSICAL_PROBLEMS,
} from '@vida/contract/profile/profile-choices.ts';
import {
  EMPTY_HEALTH_PROFILE,
  EXERCISE_LEVELS,
  type HealthProfile,
  SEXES,
} from '@vida/contract/profile/profile-schemas.ts';

/** A repeatable number from 0 to 1 for each call (mulberry32). */
const createDice = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Own words as people write them, with the foods that none of their meals may have. */
export const OWN_ALLERGIES = [
  { text: 'kiwi', foodIds: ['kiwi'] },
  { text: 'alergia a morango e abacaxi', foodIds: ['morango', 'abacaxi'] },
  { text: 'tenho intolerância à macaxeira', foodIds: ['mandioca-cozida', 'mandioca-frita'] },
  { text: 'bergamota', foodIds: ['mexerica-rio', 'tangerina-ponca'] },
  { text: 'camarao', foodIds: ['camarao-cozido', 'camarao-a-baiana'] },
] as const;

/** Far from every seed of a person. */
const GOUT_SEED = 1_000_000;

export interface GeneratedProfile {
  readonly profile: HealthProfile;
  /** What `otherFoodAllergies` forbids, by hand. */
  readonly ownForbidden: readonly string[];
}

/** An adult with a few entries of every list, the same one for the same seed. */
export const makeUpProfile = (seed: number): GeneratedProfile => {
  const roll = createDice(seed);
  const pick = <T>(items: readonly [T, ...T[]] | readonly T[]): T => items[Math.floor(roll() * items.length)] as T;
  const some = (items: readonly string[], chance: number): string[] =>
    items.filter((item) => item !== 'Outros' && roll() < chance);
  const own = roll() < 0.2 ? pick(OWN_ALLERGIES) : undefined;
  const isMeasured = roll() < 0.6;
  // By a dice of its own: everybody else stays who they were.
  const gout = createDice(seed + GOUT_SEED)() < 0.06 ? ['Gota'] : [];
  return {
    profile: {
      ...EMPTY_HEALTH_PROFILE,
      chronicConditions: [...some(CHRONIC_CONDITIONS, 0.17), ...gout],
      medications: some(MEDICATIONS, 0.15),
      dietaryRestrictions: some(DIETARY_RESTRICTIONS, 0.09),
      foodAllergies: some(FOOD_ALLERGIES, 0.12),
      physicalProblems: some(PHYSICAL_PROBLEMS, 0.12),
      disabilities: some(DISABILITIES, 0.05),
      otherFoodAllergies: own?.text ?? '',
      exerciseLevel: pick(EXERCISE_LEVELS),
      ...(isMeasured && {
        height: 150 + Math.floor(roll() * 40),
        currentWeight: 50 + Math.floor(roll() * 60),
        birthDate: `${1940 + Math.floor(roll() * 66)}-05-05`,
        sex: pick(SEXES),
      }),
    },
    ownForbidden: own?.foodIds ?? [],
  };
};
