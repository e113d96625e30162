import type { Figure } from '../figure.ts';
import type { LimbAngles, Pose } from '../pose.ts';
import {
  CHAIR,
  CHAIR_BEFORE,
  HANGING,
  holding,
  ON_CHAIR_BACK,
  ON_THIGHS,
  OPENED,
  ROUND_BALL,
  sitting,
  standing,
} from './postures.ts';

/** The forearm along a post of the door. */
const ON_POST = { hand: [0, 158, 49], elbow: [-0.1, -1, 1] } as const;

const OVERHEAD: LimbAngles = { lift: 172, out: 8, bend: 4 };

/** Hands on the wall, the right foot far behind with its heel on the floor. */
const atWall: Pose = {
  ...standing,
  arms: { hand: [56, 126, 16] },
  legs: [{ foot: [-32, 4, 9] }, { foot: [20, 4, 9] }],
};

/** Heel against toe, the right foot before. */
const tandem: Pose = {
  ...standing,
  pelvis: [0, 87.5, 0],
  arms: { lift: 0, out: 44, bend: 4 },
  legs: [{ foot: [11, 4, 0] }, { foot: [-10, 4, 0] }],
};

const softKnees: Pose = {
  ...standing,
  pelvis: [-4, 80, 0],
  lean: { front: 4 },
  legs: { foot: [0, 4, 18], toes: 12, knee: [1, 0, 0.3] },
  arms: { lift: 70, out: -8, bend: 56, roll: -10 },
};

/** Stretching, balance. */
export const stretchFigures = {
  neck_stretch: {
    view: 8,
    start: sitting,
    end: { ...sitting, head: { side: 36 } },
    props: [CHAIR],
    focus: 'upper',
    follow: ['head'],
  },
  shoulder_stretch: {
    view: 20,
    start: {
      ...sitting,
      arms: [
        { lift: 84, out: 6, bend: 2 },
        { lift: 30, out: 10, bend: 90 },
      ],
    },
    end: {
      ...sitting,
      arms: [
        { lift: 84, out: -36, bend: 2 },
        { lift: 52, out: 14, bend: 126, roll: -14 },
      ],
    },
    props: [CHAIR],
    focus: 'upper',
    follow: ['hand'],
  },
  chest_stretch: {
    view: 30,
    start: { ...standing, arms: [ON_POST, HANGING] },
    end: {
      ...standing,
      pelvis: [4, 87, 0],
      lean: { round: -14 },
      spine: { round: -6 },
      arms: [ON_POST, HANGING],
      legs: [{ foot: [-2, 4, 10] }, { foot: [24, 4, 10] }],
    },
    props: [{ kind: 'post', at: [-6, 0, 52] }],
    follow: [],
  },
  seated_hamstring: {
    view: 72,
    start: {
      ...sitting,
      arms: ON_THIGHS,
      legs: [{ foot: [70, 9, 11], heel: -36 }, { foot: [38, 4, 12] }],
    },
    end: {
      ...sitting,
      lean: { front: 34 },
      spine: { front: 6 },
      head: { front: -12 },
      arms: { hand: [58, 44, 14] },
      legs: [{ foot: [70, 9, 11], heel: -36 }, { foot: [38, 4, 12] }],
    },
    props: [CHAIR],
    follow: ['chest'],
  },
  calf_stretch: {
    view: 80,
    start: { ...atWall, pelvis: [-3, 83.4, 0] },
    end: { ...atWall, pelvis: [3, 81, 0], lean: { front: 12 } },
    props: [{ kind: 'wall', at: 61 }],
    follow: ['chest'],
  },
  quad_stretch: {
    view: 76,
    start: {
      ...holding,
      arms: [{ hand: [-6, 76, 22], elbow: [-1, 0, 0.3] }, ON_CHAIR_BACK],
      legs: [{ lift: 4, bend: 56, tip: 10 }, { foot: [0, 4, 9] }],
    },
    end: {
      ...holding,
      arms: [{ hand: [-28, 82, 12], elbow: [-1, 0, 0.3] }, ON_CHAIR_BACK],
      legs: [{ lift: -10, bend: 138, tip: 40 }, { foot: [0, 4, 9] }],
    },
    props: [CHAIR_BEFORE],
    follow: ['toes'],
  },
  whole_stretch: {
    view: 10,
    start: { ...sitting, arms: [OVERHEAD, ON_THIGHS] },
    end: { ...sitting, spine: { side: -32 }, head: { side: -8 }, arms: [{ ...OVERHEAD, out: -12 }, ON_THIGHS] },
    props: [CHAIR],
    follow: ['hand'],
  },
  one_leg_stand: {
    view: 62,
    start: { ...holding, legs: [{ lift: 6, bend: 14, tip: -8 }, { foot: [0, 4, 8] }] },
    end: { ...holding, legs: [{ lift: 18, bend: 72 }, { foot: [0, 4, 6] }] },
    props: [CHAIR_BEFORE],
    follow: ['toes'],
  },
  heel_to_toe: {
    view: 52,
    start: tandem,
    end: {
      ...tandem,
      pelvis: [10, 86.5, 0],
      legs: [{ foot: [11, 4, 0] }, { foot: [32, 4, 0] }],
    },
    props: [{ kind: 'line' }],
    follow: [],
    seconds: [2, 2],
  },
  weight_shift: {
    view: 4,
    start: {
      ...standing,
      pelvis: [0, 86, 11],
      lean: { side: 2 },
      arms: [HANGING, { hand: [4, 88, 34] }],
      legs: [{ foot: [0, 4, 20] }, { foot: [0, 4, 20], heel: 14 }],
    },
    end: {
      ...standing,
      pelvis: [0, 86, -11],
      lean: { side: -2 },
      arms: [HANGING, { hand: [4, 88, 34] }],
      legs: [{ foot: [0, 4, 20], heel: 14 }, { foot: [0, 4, 20] }],
    },
    props: [{ kind: 'chair', at: 24, aside: -58 }],
    follow: ['pelvis'],
  },
  side_walk: {
    view: 168,
    start: {
      ...standing,
      pelvis: [0, 88, -12],
      arms: { hand: [40, 96, 22] },
      legs: [{ foot: [0, 4, -2] }, { foot: [0, 4, 22] }],
    },
    end: {
      ...standing,
      pelvis: [0, 85, 6],
      arms: { hand: [40, 96, 22] },
      legs: [{ foot: [0, 4, 30] }, { foot: [0, 4, 20], heel: 10 }],
    },
    props: [{ kind: 'table', at: 48 }],
    follow: ['toes'],
  },
  tai_chi: {
    view: 36,
    start: { ...softKnees, arms: ROUND_BALL },
    end: {
      ...softKnees,
      pelvis: [6, 76, -8],
      arms: OPENED,
      spine: { round: -16 },
      legs: [{ foot: [-8, 4, 22], toes: 24 }, { foot: [26, 4, 16] }],
    },
    props: [],
    follow: ['hand', 'leftHand'],
    seconds: [4, 4],
  },
} satisfies Record<string, Figure>;
