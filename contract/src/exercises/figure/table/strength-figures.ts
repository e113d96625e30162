import type { Figure } from '../figure.ts';
import type { LimbAngles, Pose } from '../pose.ts';
import { CHAIR, CHAIR_BEFORE, holding, SEATED_FEET, sitting, squatting, standing } from './postures.ts';

/** Hands on a wall before the chest, the body one line that leans on them. */
const againstWall = (lean: number, pelvis: Pose['pelvis']): Pose => ({
  pelvis,
  lean: { front: lean },
  arms: { hand: [80, 124, 20], elbow: [-0.3, -1, 0.9] },
  legs: { foot: [-2, 4, 10], heel: lean > 14 ? 12 : 0 },
});

const PULLED: LimbAngles = { lift: -34, out: 14, bend: 112 };
const AHEAD: LimbAngles = { lift: 82, out: 2, bend: 4 };
const HINGE_ARMS: LimbAngles = { lift: 62, bend: 2 };

/** Muscle by muscle: with the own weight, an elastic band, bottles or weights. */
export const strengthFigures = {
  sit_to_stand: {
    view: 62,
    start: {
      ...sitting,
      pelvis: [-34, 46, 0],
      lean: { front: 12 },
      arms: { lift: 62, bend: 10 },
      legs: { foot: [0, 4, 12] },
    },
    end: { ...standing, arms: { lift: 30, bend: 14 }, legs: { foot: [0, 4, 12] } },
    props: [{ kind: 'chair', at: -32 }],
    follow: ['pelvis'],
  },
  supported_squat: {
    view: 66,
    start: holding,
    end: {
      ...holding,
      pelvis: [-20, 70, 0],
      lean: { front: 22 },
      head: { front: -12 },
      legs: { foot: [0, 4, 13] },
    },
    props: [CHAIR_BEFORE],
    follow: ['pelvis'],
  },
  squat: {
    view: 66,
    start: { ...standing, arms: { lift: 30, bend: 5 }, legs: { foot: [0, 4, 13] } },
    end: { ...squatting, arms: { lift: 112, bend: 5 } },
    props: [],
    follow: ['pelvis'],
  },
  wall_push_up: {
    view: 82,
    start: againstWall(11, [15, 86.5, 0]),
    end: againstWall(23, [31, 82.5, 0]),
    props: [{ kind: 'wall', at: 85 }],
    follow: ['chest'],
  },
  band_row: {
    view: 62,
    start: { ...standing, arms: AHEAD },
    end: { ...standing, arms: PULLED },
    props: [{ kind: 'band', from: [104, 122, 0] }],
    follow: ['elbow'],
  },
  band_pull_down: {
    view: 58,
    start: { ...sitting, arms: { lift: 142, out: 12, bend: 4 } },
    end: { ...sitting, arms: { lift: 14, out: 34, bend: 118 } },
    props: [CHAIR, { kind: 'band', from: [52, 176, 0] }],
    follow: ['hand'],
  },
  overhead_press: {
    view: 16,
    start: { ...sitting, arms: { lift: 0, out: 46, roll: 88, bend: 128 } },
    end: { ...sitting, arms: { lift: 0, out: 158, roll: 88, bend: 16 } },
    props: [CHAIR, { kind: 'weights' }],
    follow: ['hand', 'leftHand'],
  },
  lateral_raise: {
    view: 12,
    start: { ...sitting, arms: { lift: 0, out: 14, bend: 6 } },
    end: { ...sitting, arms: { lift: 0, out: 86, bend: 6 } },
    props: [CHAIR, { kind: 'bottles' }],
    follow: ['hand', 'leftHand'],
  },
  biceps_curl: {
    view: 58,
    start: { ...sitting, arms: { lift: 0, out: 8, bend: 18 } },
    end: { ...sitting, arms: { lift: 8, out: 8, bend: 136 } },
    props: [CHAIR, { kind: 'weights' }],
    follow: ['hand'],
  },
  band_triceps: {
    view: 118,
    start: {
      ...sitting,
      arms: [
        { lift: 164, out: 4, bend: 128 },
        { lift: -38, out: 16, bend: 78, roll: -84 },
      ],
    },
    end: {
      ...sitting,
      arms: [
        { lift: 164, out: 4, bend: 8 },
        { lift: -38, out: 16, bend: 78, roll: -84 },
      ],
    },
    props: [CHAIR, { kind: 'band' }],
    follow: ['hand'],
  },
  calf_raise: {
    view: 70,
    start: { ...holding, arms: { hand: [24, 90, 13] } },
    end: {
      ...holding,
      pelvis: [6, 101, 0],
      arms: { hand: [24, 90, 13] },
      legs: { foot: [0, 4, 10], heel: 50 },
    },
    props: [{ kind: 'chair', at: 43 }],
    follow: ['heel'],
  },
  hip_extension: {
    view: 76,
    start: { ...holding, legs: [{ lift: 0 }, { foot: [0, 4, 10] }] },
    end: {
      ...holding,
      lean: { front: 6 },
      legs: [{ lift: -30, bend: 4, tip: 4 }, { foot: [0, 4, 10] }],
    },
    props: [CHAIR_BEFORE],
    follow: ['toes'],
  },
  hip_abduction: {
    view: 6,
    start: {
      ...standing,
      arms: [{ lift: 0, out: 9 }, { hand: [0, 88, 40] }],
      legs: [{ lift: 0 }, { foot: [0, 4, 8] }],
    },
    end: {
      ...standing,
      arms: [{ lift: 0, out: 14 }, { hand: [0, 88, 40] }],
      legs: [{ lift: 0, out: 32 }, { foot: [0, 4, 8] }],
    },
    props: [{ kind: 'chair', at: 20, aside: -54 }],
    follow: ['toes'],
  },
  lunge: {
    view: 76,
    start: { ...standing, arms: { lift: 0, out: 28, bend: 50, roll: -20 } },
    end: {
      ...standing,
      pelvis: [16, 50, 0],
      arms: { lift: 0, out: 28, bend: 50, roll: -20 },
      legs: [{ foot: [52, 4, 10] }, { foot: [-30, 4, 10], heel: 82, knee: [1, -0.6, 0] }],
    },
    props: [],
    follow: ['pelvis'],
  },
  step_up: {
    view: 70,
    start: {
      ...standing,
      pelvis: [-2, 87, 0],
      lean: { front: 8 },
      arms: [{ lift: 4, out: 8, bend: 20 }, { hand: [26, 98, 22] }],
      legs: [{ foot: [26, 20, 9] }, { foot: [-6, 4, 9], heel: 6 }],
    },
    end: {
      ...standing,
      pelvis: [26, 104, 0],
      arms: [{ lift: 4, out: 8, bend: 20 }, { hand: [40, 98, 22] }],
      legs: [{ foot: [26, 20, 9] }, { foot: [14, 36, 9], heel: 40 }],
    },
    props: [
      { kind: 'steps', at: 14, rise: 16, count: 1 },
      { kind: 'rail', from: [4, 94, -22], to: [70, 94, -22] },
    ],
    follow: ['pelvis'],
  },
  light_deadlift: {
    view: 72,
    start: { ...standing, arms: { lift: 6, out: 4, bend: 2 } },
    end: {
      ...standing,
      pelvis: [-22, 78, 0],
      lean: { front: 62 },
      head: { front: -20 },
      arms: HINGE_ARMS,
      legs: { foot: [0, 4, 10] },
    },
    props: [{ kind: 'weights' }],
    follow: ['hand'],
  },
  machine_press: {
    view: 66,
    start: { ...sitting, arms: { lift: 20, out: 44, bend: 116, roll: 20 }, legs: SEATED_FEET },
    end: { ...sitting, arms: { lift: 78, out: 14, bend: 12 } },
    props: [{ kind: 'press' }],
    follow: ['hand'],
  },
  barbell_squat: {
    view: 32,
    start: { ...standing, arms: { lift: -10, out: 42, roll: 88, bend: 130 }, legs: { foot: [0, 4, 18], toes: 14 } },
    end: {
      ...squatting,
      pelvis: [-18, 54, 0],
      lean: { front: 26 },
      arms: { lift: -10, out: 42, roll: 88, bend: 130 },
      legs: { foot: [0, 4, 20], toes: 18, knee: [1, 0, 0.5] },
    },
    props: [{ kind: 'barbell' }],
    follow: ['pelvis'],
  },
} satisfies Record<string, Figure>;
