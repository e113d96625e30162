import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { SamplePerson } from './sample-person.ts';

export type Profile = Partial<HealthProfile>;
const diabetes: Profile = { chronicConditions: ['Diabetes Tipo 2'] };
export const taking = (...medications: string[]): SamplePerson => ({ profile: { medications } });
export const living = (...chronicConditions: string[]): SamplePerson => ({ profile: { chronicConditions } });
export const hurting = (...physicalProblems: string[]): SamplePerson => ({ profile: { physicalProblems } });
export const eating = (...dietaryRestrictions: string[]): SamplePerson => ({ profile: { dietaryRestrictions } });
export const measured = (...readings: NonNullable<SamplePerson['readings']>[number][]): SamplePerson => ({ readings });
export const diabetic = (readings: SamplePerson['readings'], more: Profile = {}): SamplePerson => ({
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
export type RuleCase = readonly [string, SamplePerson, SamplePerson];
