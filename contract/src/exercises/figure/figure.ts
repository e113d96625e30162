import type { Pose } from './pose.ts';
import type { Point3 } from './vector.ts';

/** What stands about, lies there or is held. Places are in the room of the person, who looks to `at` larger than 0. */
export type Prop =
  /** Its seat has its middle at `at`, its backrest behind that; `aside` is to the right. */
  | { readonly kind: 'chair'; readonly at: number; readonly aside?: number; readonly arms?: boolean }
  | { readonly kind: 'wheelchair' }
  | { readonly kind: 'wall' | 'table'; readonly at: number }
  /** Of a door, from the floor up. */
  | { readonly kind: 'post'; readonly at: Point3 }
  | { readonly kind: 'mat'; readonly from: number; readonly to: number }
  /** From where it is tied to both hands; without `from` from one hand to the other. */
  | { readonly kind: 'band'; readonly from?: Point3 }
  | { readonly kind: 'rope' | 'ball' | 'weights' | 'bottles' | 'barbell' | 'helmet' | 'notes' | 'belly' }
  | { readonly kind: 'steps'; readonly at: number; readonly rise: number; readonly count: number }
  | { readonly kind: 'rail'; readonly from: Point3; readonly to: Point3 }
  | { readonly kind: 'walker' | 'line' | 'pots' | 'plate' | 'speed' | 'rounds' }
  /** The floor goes up by so much on each centimetre. */
  | { readonly kind: 'slope'; readonly rise: number }
  | { readonly kind: 'water'; readonly height: number }
  | { readonly kind: 'bicycle' | 'arm_cycle' | 'elliptical' | 'rower' | 'press' }
  /** How hard its wheel goes, 1 to 3. */
  | { readonly kind: 'exercise_bike'; readonly load: number }
  | { readonly kind: 'candle' | 'square' | 'calm' | 'squeeze' }
  /** Air taken in, then let out, and for how many counts. */
  | { readonly kind: 'breath'; readonly counts?: readonly [taken: number, given: number] };

/** A prop of one kind. */
export type PropOf<Kind extends Prop['kind']> = Prop & { readonly kind: Kind };

/** What a figure can point at: the arrow follows its way from the first pose to the second. */
export const FOLLOWED = [
  'head',
  'chest',
  'pelvis',
  'hand',
  'leftHand',
  'elbow',
  'knee',
  'leftKnee',
  'toes',
  'heel',
] as const;
export type Followed = (typeof FOLLOWED)[number];

/** How an exercise is drawn: from one pose to another, and back. */
export interface Figure {
  /** From where it is seen, degrees: 0 from the front, 90 from the person's right, 180 from behind. */
  readonly view: number;
  readonly start: Pose;
  readonly end: Pose;
  readonly props: readonly Prop[];
  readonly follow: readonly Followed[];
  /** Where little moves: only the upper half of the body is drawn, large. */
  readonly focus?: 'upper';
  /** Seconds there and back; as a rule 4. */
  readonly seconds?: readonly [there: number, back: number];
  /** Seconds in which each of the two poses is held. */
  readonly pause?: number;
}
