import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { MadeUp } from './made-up-person.ts';

export type Profile = Partial<HealthProfile>;
const diabetes: Profile = { chronicConditions: ['Diabetes Tipo 2'] };
export const taking = (...medications: string[]): MadeUp => ({ profile: { medications } });
export const living = (...chronicConditions: string[]): MadeUp => ({ profile: { chronicConditions } });
export const hurting = (...physicalProblems: string[]): MadeUp => ({ profile: { physicalProblems } });
export const eating = (...dietaryRestrictions: string[]): MadeUp => ({ profile: { dietaryRestrictions } });
export const measured = (...readings: NonNullable<MadeUp['readings']>[number][]): MadeUp => ({ readings });
export const diabetic = (readings: MadeUp['readings'], more: Profile = {}): MadeUp => ({
  profile: { ...diabetes, ...more },
  ...(readings && { readings }),
});
export const ten = (inRange: number, outside: number, value = 200): number[] => [
  ...Array<number>(inRange).fill(110),
  ...Array<number>(outside).fill(value),
];
/** Born so many years before the day of the tests. */
export const aged = (years: number): Profile => ({ birthDate: `${2026 - years}-11-21` });
export const obese: Profile = { height: 170, currentWeight: 86.7, ...aged(40) };

/** Key, somebody it is told to, somebody just beside it. */
export type RuleCase = readonly [string, MadeUp, MadeUp];
