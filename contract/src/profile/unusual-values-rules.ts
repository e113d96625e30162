import { bodyMassIndex } from './body-mass-rules.ts';
import type { HealthProfile } from './profile-schemas.ts';

type Measures = Pick<HealthProfile, 'height' | 'currentWeight' | 'weightGoal'>;
export type UnusualMeasure = keyof Measures | 'bodyMass';

/** Possible but rare: the form asks before it saves. Centimetres, kilograms, kg/m². */
const USUAL = {
  height: { min: 120, max: 220 },
  weight: { min: 35, max: 250 },
  bmi: { min: 15, max: 60 },
} as const;

const isOutside = (value: number | null, { min, max }: { readonly min: number; readonly max: number }) =>
  value !== null && (value < min || value > max);

const bmiOf = ({ height, currentWeight }: Measures): number | null =>
  height === null || currentWeight === null ? null : bodyMassIndex(height, currentWeight);

/**
 * Which measures are so rare that a slip of the keyboard is likelier. Only those that differ from what is saved: who
 * confirmed once is not asked again. The index is only named where neither of its two measures already is.
 */
export const findUnusualMeasures = (profile: Measures, saved: Measures): readonly UnusualMeasure[] => {
  const isChanged = (key: keyof Measures) => profile[key] !== saved[key];
  const single: UnusualMeasure[] = [];
  if (isChanged('height') && isOutside(profile.height, USUAL.height)) single.push('height');
  if (isChanged('currentWeight') && isOutside(profile.currentWeight, USUAL.weight)) single.push('currentWeight');
  if (isChanged('weightGoal') && isOutside(profile.weightGoal, USUAL.weight)) single.push('weightGoal');
  const isPairNamed = single.includes('height') || single.includes('currentWeight');
  const isPairChanged = isChanged('height') || isChanged('currentWeight');
  return !isPairNamed && isPairChanged && isOutside(bmiOf(profile), USUAL.bmi) ? [...single, 'bodyMass'] : single;
};
