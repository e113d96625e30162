import type { SignName } from '../dampers/keep-alarming.ts';
import { cries } from '../lexicon/cries.ts';

/**
 * Signs that alarm whatever the rest of the text is like: numbers, an explicit wish to die, no breath, pain that spreads
 * from the chest, poison.
 */
export const strongSigns: ReadonlySet<SignName> = new Set<SignName>([
  'glucose_under_40',
  'glucose_very_low',
  'glucose_extreme',
  'bare_low',
  'ketones_very_high',
  'pressure_crisis',
  'pressure_very_low',
  'saturation_very_low',
  'fever_40',
  'not_breathing',
  'throat_closing',
  'radiating_pain',
  'heart_or_nerves',
  'poison_taken',
  'overdose',
  'kill_myself',
  'attempt',
  ...(Object.keys(cries) as (keyof typeof cries)[]),
]);
