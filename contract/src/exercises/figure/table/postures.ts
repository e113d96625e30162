import { SITTING_HEIGHT, STANDING_HEIGHT, TRUNK_RADIUS } from '../body.ts';
import type { ArmReach, LegReach, LimbAngles, Pose } from '../pose.ts';

/** Poses that many figures begin with, and parts of them. */

export const HANGING: LimbAngles = { lift: 2, out: 9, bend: 12 };
export const FEET: LegReach = { foot: [0, 4, 10] };

export const standing: Pose = { pelvis: [0, STANDING_HEIGHT - 0.5, 0], arms: HANGING, legs: FEET };

/** Both knees bent, the weight over the feet. */
export const squatting: Pose = {
  pelvis: [-24, 54, 0],
  lean: { front: 32 },
  spine: { front: 6 },
  head: { front: -22 },
  arms: { lift: 110, bend: 5 },
  legs: { foot: [0, 4, 13] },
};

export const ON_THIGHS: ArmReach = { hand: [29, 54, 14] };
export const SEATED_FEET: LegReach = { foot: [40, 4, 12] };

/** On a chair whose seat has its middle at -2. */
export const sitting: Pose = { pelvis: [-6, SITTING_HEIGHT, 0], arms: ON_THIGHS, legs: SEATED_FEET };
export const CHAIR = { kind: 'chair', at: -2 } as const;

/** Behind a chair, both hands on its back. */
export const CHAIR_BEFORE = { kind: 'chair', at: 52 } as const;
export const ON_CHAIR_BACK: ArmReach = { hand: [33, 89, 13] };
export const holding: Pose = { ...standing, arms: ON_CHAIR_BACK };

/** On hands and knees, the back level. */
export const onAllFours: Pose = {
  pelvis: [0, 47, 0],
  lean: { front: 76 },
  head: { front: -8 },
  arms: { lift: 76, tip: 84 },
  legs: { lift: 76, bend: 102, tip: 48 },
};

/** On one's back, the knees up. */
export const lying: Pose = {
  pelvis: [0, TRUNK_RADIUS, 0],
  lean: { front: -90 },
  arms: { hand: [6, 4, 24], elbow: [0, 0.2, 1] },
  legs: { foot: [38, 4, 9], knee: [0, 1, 0] },
};
export const MAT = { kind: 'mat', from: -82, to: 62 } as const;

/** Arms round a large ball, then pushed away. */
export const ROUND_BALL: readonly [LimbAngles, LimbAngles] = [
  { lift: 78, out: 26, bend: 76, roll: -76 },
  { lift: 34, out: 26, bend: 62, roll: -76 },
];
export const OPENED: readonly [LimbAngles, LimbAngles] = [
  { lift: 84, out: 4, bend: 10, roll: -76 },
  { lift: 26, out: 58, bend: 22, roll: -76 },
];
