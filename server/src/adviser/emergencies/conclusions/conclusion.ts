import type { SignName } from '../dampers/keep-alarming.ts';
import type { EmergencyKind } from '../emergency.ts';

/** All of `when` (each a sign, or any of several) say `kind`; none of `unless`. Source: docs of the SAMU and CVV. */
export interface Conclusion {
  readonly kind: EmergencyKind;
  readonly when: readonly (SignName | readonly SignName[])[];
  readonly unless?: readonly SignName[];
  /** Ask whether it is happening now. */
  readonly isUnsure?: true;
}

export type Signs = readonly SignName[];
