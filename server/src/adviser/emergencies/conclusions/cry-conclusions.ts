import { type EmergencyKind, emergencyKinds } from '../emergency.ts';
import type { Conclusion, Signs } from './conclusion.ts';

const kinds = Object.keys(emergencyKinds) as readonly EmergencyKind[];

const emotionalCries = kinds
  .filter((kind) => emergencyKinds[kind] === 'emotional')
  .map((kind) => `cry_${kind}` as const);

/** What says more than the cry itself: an arm that does not move after a fall, 'socorro' beside what happened. */
const saidBetter: Readonly<Partial<Record<EmergencyKind, Signs>>> = {
  stroke: ['grave_injury', 'cry_trauma'],
  other_medical: [...emotionalCries, 'wish_to_die', 'violence', 'crisis'],
};

/** A cry of a kind is an emergency of that kind. */
export const cryConclusions: readonly Conclusion[] = kinds.map((kind) => ({
  kind,
  when: [`cry_${kind}`],
  unless: saidBetter[kind] ?? [],
}));
