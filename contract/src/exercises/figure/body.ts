/**
 * Lengths of a body 168 cm tall, centimetres, rounded from shares of stature (Drillis & Contini 1966, as in Winter,
 * Biomechanics and Motor Control of Human Movement, table 4.1).
 */
export const BODY = {
  waist: 22,
  chest: 26,
  neck: 19,
  headRadius: 11,
  shoulder: 17,
  hip: 9,
  upperArm: 30,
  forearm: 25,
  hand: 8,
  thigh: 43,
  shank: 42,
  foot: 17,
} as const;

/** Half of a limb's thickness as it is drawn: a sole, a knee or a palm on the floor has its middle so high. */
export const LIMB_RADIUS = 4;
/** The same of the trunk. */
export const TRUNK_RADIUS = 8;
/** Middle of the hips of who stands straight on both feet. */
export const STANDING_HEIGHT = BODY.thigh + BODY.shank + LIMB_RADIUS;
/** Top of a chair's seat, and the middle of the hips of who sits on it. */
export const SEAT_HEIGHT = 38;
export const SITTING_HEIGHT = SEAT_HEIGHT + TRUNK_RADIUS;

export interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * What a joint can do, degrees: the usual range of adults (American Academy of Orthopaedic Surgeons), a little wider
 * where the drawn hip or shoulder does what pelvis and shoulder blade do too.
 */
export const JOINT_RANGES = {
  elbow: { min: 0, max: 150 },
  knee: { min: 0, max: 140 },
  /** Towards the belly; behind the trunk it is less than 0. */
  hip: { min: -30, max: 125 },
  hipOut: { min: -30, max: 50 },
  /** Of the upper arm from the trunk, in any direction. */
  shoulder: { min: 0, max: 180 },
  /** The same, where it points behind the trunk. */
  shoulderBack: { min: 0, max: 65 },
  /** Less than 0: towards the shin. */
  ankle: { min: -30, max: 50 },
  spine: { min: -35, max: 75 },
  spineSide: { min: -35, max: 35 },
  spineRound: { min: -50, max: 50 },
  neck: { min: -60, max: 50 },
  neckSide: { min: -45, max: 45 },
  neckRound: { min: -75, max: 75 },
} as const satisfies Record<string, Range>;
