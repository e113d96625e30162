import type { Figure } from '../figure.ts';
import { type LimbAngles, mirrored, type Pose } from '../pose.ts';
import { CHAIR, ON_THIGHS, OPENED, ROUND_BALL, sitting } from './postures.ts';

const HOLDING_CANDLE = { hand: [42, 94, 4] } as const;
const breathingIn: Pose = { ...sitting, spine: { front: -5 } };
const breathingOut: Pose = { ...sitting, spine: { front: 5 } };

/** Breathing and rest. */
export const breathingFigures = {
  belly_breathing: {
    view: 82,
    start: { ...breathingOut, arms: [{ hand: [13, 66, 4], elbow: [-0.4, -0.7, 1] }, ON_THIGHS] },
    end: { ...breathingIn, arms: [{ hand: [22, 68, 4], elbow: [-0.4, -0.7, 1] }, ON_THIGHS] },
    props: [CHAIR, { kind: 'belly' }],
    follow: ['hand'],
    seconds: [4, 5],
  },
  counted_breathing: {
    view: 60,
    start: breathingOut,
    end: breathingIn,
    props: [CHAIR, { kind: 'breath', counts: [4, 6] }],
    follow: [],
    seconds: [4, 6],
  },
  square_breathing: {
    view: 60,
    start: breathingOut,
    end: breathingIn,
    props: [CHAIR, { kind: 'square' }],
    follow: [],
    seconds: [4, 4],
    pause: 4,
  },
  pursed_lips: {
    view: 78,
    start: { ...breathingIn, arms: [HOLDING_CANDLE, ON_THIGHS] },
    end: { ...breathingOut, lean: { front: 8 }, arms: [HOLDING_CANDLE, ON_THIGHS] },
    props: [CHAIR, { kind: 'candle' }],
    follow: [],
    seconds: [3, 5],
  },
  muscle_relaxation: {
    view: 30,
    start: {
      ...sitting,
      arms: { lift: 10, out: 22, bend: 112, roll: 30 },
      legs: { foot: [42, 4, 14], heel: 30 },
    },
    end: {
      ...sitting,
      pelvis: [-4, 46, 0],
      lean: { front: -6 },
      head: { front: 14 },
      arms: { lift: 16, out: 16, bend: 34 },
    },
    props: [CHAIR, { kind: 'squeeze' }],
    follow: [],
    seconds: [4, 4],
  },
  mindful_breathing: {
    view: 0,
    start: breathingOut,
    end: breathingIn,
    props: [CHAIR, { kind: 'calm' }],
    follow: [],
    seconds: [5, 5],
  },
} satisfies Record<string, Figure>;

const lifted = (pose: Pose): Pose => ({
  ...pose,
  legs: [
    { lift: 112, bend: 96, tip: 6 },
    { lift: 90, bend: 86 },
  ],
  arms: [
    { lift: -18, out: 10, bend: 76 },
    { lift: 34, out: 8, bend: 84 },
  ],
});
const SHIN: LimbAngles = { lift: 90, bend: 86 };
const marchingSeated = lifted(sitting);
const GUARD: LimbAngles = { lift: 30, out: 6, bend: 124 };
const PUNCH: LimbAngles = { lift: 84, out: -6, bend: 22 };
const punching: Pose = { ...sitting, spine: { round: -16 }, arms: [PUNCH, GUARD] };
const openArms = { lift: 0, out: 150, bend: 10 } as const;
const CROSSED: LimbAngles = { lift: 44, out: 4, bend: 116, roll: -64 };
const ON_ARMREST = { hand: [8, 64, 25], elbow: [-1, 0.4, 0.5] } as const;

/** On a chair, or a wheelchair. */
export const seatedFigures = {
  seated_tai_chi: {
    view: 36,
    start: { ...sitting, arms: ROUND_BALL },
    end: { ...sitting, spine: { round: -18 }, arms: OPENED },
    props: [CHAIR],
    follow: ['hand', 'leftHand'],
    seconds: [4, 4],
  },
  seated_march: {
    view: 52,
    start: marchingSeated,
    end: mirrored(marchingSeated),
    props: [CHAIR],
    follow: ['leftKnee'],
    seconds: [1, 1],
  },
  seated_boxing: {
    view: 56,
    start: mirrored(punching),
    end: punching,
    props: [CHAIR],
    follow: ['hand'],
    seconds: [0.9, 0.9],
  },
  seated_dance: {
    view: 16,
    start: {
      ...sitting,
      spine: { side: -16 },
      arms: [
        { lift: 0, out: 132, bend: 30, roll: 60 },
        { lift: 20, out: 50, bend: 80, roll: -30 },
      ],
    },
    end: {
      ...sitting,
      spine: { side: 16 },
      arms: [
        { lift: 20, out: 50, bend: 80, roll: -30 },
        { lift: 0, out: 132, bend: 30, roll: 60 },
      ],
    },
    props: [CHAIR, { kind: 'notes' }],
    follow: ['leftHand'],
    seconds: [1, 1],
  },
  seated_jack: {
    view: 6,
    start: { ...sitting, arms: { lift: 0, out: 14, bend: 8 }, legs: { foot: [40, 4, 10] } },
    end: { ...sitting, arms: openArms, legs: { foot: [32, 4, 36], toes: 24, knee: [1, 0, 0.7] } },
    props: [CHAIR],
    follow: ['hand', 'leftHand'],
    seconds: [1.2, 1.2],
  },
  seated_arm_raise: {
    view: 66,
    start: { ...sitting, arms: { lift: 18, out: 4, bend: 10 } },
    end: { ...sitting, arms: { lift: 138, out: 4, bend: 4 } },
    props: [CHAIR],
    follow: ['hand'],
  },
  seated_band_row: {
    view: 58,
    start: { ...sitting, arms: { lift: 82, out: 2, bend: 4 } },
    end: { ...sitting, arms: { lift: -34, out: 14, bend: 112 } },
    props: [CHAIR, { kind: 'band', from: [92, 80, 0] }],
    follow: ['elbow'],
  },
  knee_extension: {
    view: 72,
    start: { ...sitting, legs: [SHIN, { foot: [36, 4, 12] }] },
    end: { ...sitting, legs: [{ lift: 92, bend: 6, tip: -14 }, { foot: [36, 4, 12] }] },
    props: [CHAIR],
    follow: ['toes'],
  },
  ankle_mobility: {
    view: 76,
    start: { ...sitting, legs: [{ lift: 92, bend: 40, tip: -26 }, { foot: [36, 4, 12] }] },
    end: { ...sitting, legs: [{ lift: 92, bend: 40, tip: 44 }, { foot: [36, 4, 12] }] },
    props: [CHAIR],
    follow: ['toes'],
  },
  seated_twist: {
    view: 14,
    start: { ...sitting, arms: CROSSED },
    end: { ...sitting, spine: { round: -44 }, head: { round: -14 }, arms: CROSSED },
    props: [CHAIR],
    follow: ['elbow'],
  },
  ball_squeeze: {
    view: 50,
    start: { ...sitting, arms: [{ lift: 12, out: 10, bend: 84 }, ON_THIGHS] },
    end: { ...sitting, arms: [{ lift: 12, out: 10, bend: 92 }, ON_THIGHS] },
    props: [CHAIR, { kind: 'ball' }],
    focus: 'upper',
    follow: [],
  },
  wheel_propulsion: {
    view: 74,
    start: {
      ...sitting,
      lean: { front: 4 },
      arms: { hand: [-12, 62, 25], elbow: [-0.6, -0.3, 1] },
      legs: { foot: [44, 10, 9] },
    },
    end: {
      ...sitting,
      lean: { front: 14 },
      arms: { hand: [22, 56, 25], elbow: [-0.6, -0.3, 1] },
      legs: { foot: [44, 10, 9] },
    },
    props: [{ kind: 'wheelchair' }],
    follow: ['hand'],
    seconds: [1.4, 1.4],
  },
  chair_push_up: {
    view: 58,
    start: { ...sitting, arms: ON_ARMREST },
    end: { ...sitting, pelvis: [-4, 68, 0], lean: { front: 4 }, arms: ON_ARMREST },
    props: [{ ...CHAIR, arms: true }],
    follow: ['pelvis'],
  },
} satisfies Record<string, Figure>;
