import type { EmergencyLabel } from '@vida/contract/chat/chat-kinds.ts';

/** Every kind, the most pressing first: the order decides which text is answered when several are found. */
export const emergencyKinds = {
  unconscious: 'medical',
  seizure: 'medical',
  stroke: 'medical',
  anaphylaxis: 'medical',
  breathing: 'medical',
  chest_pain: 'medical',
  bleeding: 'medical',
  severe_low: 'medical',
  insulin_excess: 'medical',
  poisoning: 'medical',
  trauma: 'medical',
  pregnancy: 'medical',
  ketoacidosis: 'medical',
  withdrawal: 'medical',
  pressure: 'medical',
  other_medical: 'medical',
  suicide: 'emotional',
  violence: 'emotional',
  self_harm: 'emotional',
  crisis: 'emotional',
} as const satisfies Record<string, EmergencyLabel>;

export type EmergencyKind = keyof typeof emergencyKinds;

/** All kinds, the most pressing first: in this order they are learnt too. */
export const kindsInOrder = Object.keys(emergencyKinds) as readonly EmergencyKind[];

/** What the steps depend on beside the kinds. */
export interface Care {
  /** A glucose below 70 mg/dL, or insulin that brings it there: sugar goes before everything. */
  readonly needsSugar: boolean;
  /**
   * What may be put there: `open` of who is awake and swallows, `doubtful` where it may go the wrong way, `closed`
   * of who is not awake.
   */
  readonly mouth: 'open' | 'doubtful' | 'closed';
  /** Blood that comes from within, and nothing to press. */
  readonly hasNoWound: boolean;
  /** A glucose of 54 to 69 mg/dL, no danger beside it, and nothing that makes swallowing unsafe. */
  readonly isMildLow: boolean;
  /** Too much of something was taken, by whatever wish. */
  readonly isOverdose: boolean;
}

/**
 * How loudly it is said: a card; a line under the ordinary answer, where only what was learnt from sentences
 * speaks, and of too little; or a test of the glucose today.
 */
export type Strength = 'card' | 'line' | 'test_today';

/** What a text says about somebody in danger. It never holds the text itself. */
export interface Emergency {
  readonly strength: Strength;
  /** Of the first line that is answered: a medical emergency goes before an emotional one. */
  readonly label: EmergencyLabel;
  /** The most pressing first; never empty. */
  readonly kinds: readonly [EmergencyKind, ...EmergencyKind[]];
  /** Medical together with an emotional kind: 188 is added. */
  readonly alsoEmotional: boolean;
  /** False: ask once whether it is happening now, with the telephone numbers under the question. */
  readonly isCertain: boolean;
  /** A plan, means or an attempt is named: 192 is added to 188. */
  readonly hasPlanOrMeans: boolean;
  /** It happens to somebody else than the writer. */
  readonly aboutOther: boolean;
  readonly care: Care;
}
