import type { Figure } from '../figure.ts';
import { type LimbAngles, mirrored, type Pose } from '../pose.ts';
import { CHAIR, sitting, squatting, standing } from './postures.ts';

const onPedals = (lean: number): Pose => ({
  pelvis: [-16, 98, 0],
  lean: { front: lean },
  head: { front: -lean * 0.7 },
  arms: { hand: [40, 106, 15], elbow: [-0.2, -1, 0.2] },
  legs: [{ foot: [8, 21, 9], heel: 8 }, { foot: [8, 47, 9] }],
});
const cycling = (lean: number, ...props: Figure['props']): Figure => {
  const start = onPedals(lean);
  return { view: 76, start, end: mirrored(start), props, follow: [], seconds: [1, 1] };
};

const ARMS_OUT: LimbAngles = { lift: 0, out: 88 };
const ARMS_UP: LimbAngles = { lift: 0, out: 158 };

const swimming: Pose = {
  pelvis: [0, 62, 0],
  lean: { front: 88, side: 0 },
  head: { front: -28 },
  arms: [
    { lift: 172, out: 4 },
    { lift: 40, out: 10, bend: 30 },
  ],
  legs: [
    { lift: 10, bend: 12, tip: 48 },
    { lift: -14, bend: 8, tip: 48 },
  ],
};

/** Wheels and machines, dance, jumps, circuits. */
export const aerobicFigures = {
  bike_light: cycling(10, { kind: 'exercise_bike', load: 1 }),
  bike_moderate: cycling(20, { kind: 'exercise_bike', load: 2 }),
  bike_hard: cycling(34, { kind: 'exercise_bike', load: 3 }),
  bicycle: cycling(22, { kind: 'bicycle' }, { kind: 'helmet' }),
  arm_cycle: {
    view: 62,
    start: { ...sitting, arms: [{ hand: [38, 96, 13] }, { hand: [38, 76, 13] }] },
    end: { ...sitting, arms: [{ hand: [38, 76, 13] }, { hand: [38, 96, 13] }] },
    props: [CHAIR, { kind: 'arm_cycle' }],
    follow: [],
    seconds: [1.2, 1.2],
  },
  swim: {
    view: 80,
    start: swimming,
    end: mirrored(swimming),
    props: [{ kind: 'water', height: 60 }],
    follow: [],
  },
  dance_slow: {
    view: 18,
    start: {
      ...standing,
      pelvis: [0, 87, 9],
      lean: { side: -4 },
      arms: [
        { lift: 45, out: 20, bend: 70 },
        { lift: 20, out: 40, bend: 60, roll: 30 },
      ],
      legs: [{ foot: [0, 4, 14] }, { foot: [0, 4, 14], heel: 20 }],
    },
    end: {
      ...standing,
      pelvis: [0, 87, -9],
      lean: { side: 4 },
      arms: [
        { lift: 20, out: 40, bend: 60, roll: 30 },
        { lift: 45, out: 20, bend: 70 },
      ],
      legs: [{ foot: [0, 4, 14], heel: 20 }, { foot: [0, 4, 14] }],
    },
    props: [{ kind: 'notes' }],
    follow: ['pelvis'],
  },
  dance_lively: {
    view: 15,
    start: {
      ...standing,
      pelvis: [0, 90, 5],
      lean: { side: 8 },
      spine: { side: -22, round: 14 },
      arms: [
        { lift: 0, out: 140, bend: 20, roll: 60 },
        { lift: 10, out: 52, bend: 80, roll: -50 },
      ],
      legs: [
        { lift: 0, out: 2, bend: 6, tip: -6 },
        { lift: 34, out: 24, bend: 62, tip: 30 },
      ],
    },
    end: {
      ...standing,
      pelvis: [0, 90, -5],
      lean: { side: -8 },
      spine: { side: 22, round: -14 },
      arms: [
        { lift: 10, out: 52, bend: 80, roll: -50 },
        { lift: 0, out: 140, bend: 20, roll: 60 },
      ],
      legs: [
        { lift: 34, out: 24, bend: 62, tip: 30 },
        { lift: 0, out: 2, bend: 6, tip: -6 },
      ],
    },
    props: [{ kind: 'notes' }],
    follow: ['hand', 'leftHand'],
    seconds: [1, 1],
  },
  step_touch: {
    view: 0,
    start: standing,
    end: {
      ...standing,
      pelvis: [0, 86, 14],
      arms: { lift: 0, out: 62, bend: 90, roll: 88 },
      legs: [{ foot: [0, 4, 32] }, { foot: [0, 4, 6], heel: 30 }],
    },
    props: [],
    follow: ['hand', 'toes'],
    seconds: [1.2, 1.2],
  },
  elliptical: {
    view: 74,
    start: {
      ...standing,
      pelvis: [-2, 98, 0],
      lean: { front: 5 },
      arms: [{ hand: [22, 112, 19] }, { hand: [46, 122, 19] }],
      legs: [{ foot: [22, 22, 10] }, { foot: [-26, 14, 10], heel: 16 }],
    },
    end: {
      ...standing,
      pelvis: [-2, 98, 0],
      lean: { front: 5 },
      arms: [{ hand: [46, 122, 19] }, { hand: [22, 112, 19] }],
      legs: [{ foot: [-26, 14, 10], heel: 16 }, { foot: [22, 22, 10] }],
    },
    props: [{ kind: 'elliptical' }],
    follow: [],
    seconds: [1.2, 1.2],
  },
  row_machine: {
    view: 80,
    start: {
      pelvis: [-16, 28, 0],
      lean: { front: -10 },
      spine: { front: 44 },
      head: { front: -24 },
      arms: { hand: [54, 56, 10] },
      legs: { foot: [46, 18, 9], heel: -24, knee: [0, 1, 0] },
    },
    end: {
      pelvis: [-36, 28, 0],
      lean: { front: -22 },
      spine: { front: 8 },
      head: { front: 12 },
      arms: { hand: [-20, 56, 12], elbow: [-1, -0.4, 0.4] },
      legs: { foot: [46, 18, 9], heel: -24, knee: [0, 1, 0] },
    },
    props: [{ kind: 'rower' }],
    follow: ['hand'],
  },
  side_jack: {
    view: 0,
    start: standing,
    end: {
      ...standing,
      pelvis: [0, 85, 8],
      arms: ARMS_OUT,
      legs: [{ foot: [0, 4, 38], toes: 10 }, { foot: [0, 4, 2] }],
    },
    props: [],
    follow: ['hand', 'leftHand', 'toes'],
    seconds: [1.2, 1.2],
  },
  jumping_jack: {
    view: 0,
    start: standing,
    end: {
      ...standing,
      pelvis: [0, 94, 0],
      arms: ARMS_UP,
      legs: { foot: [0, 12, 42], heel: 34, toes: 20 },
    },
    props: [],
    follow: ['hand', 'leftHand'],
    seconds: [0.8, 0.8],
  },
  skip_rope: {
    view: 14,
    start: { ...standing, pelvis: [0, 85, 0], arms: { lift: -6, out: 28, bend: 50, roll: 40 } },
    end: {
      ...standing,
      pelvis: [0, 97, 0],
      arms: { lift: -6, out: 28, bend: 50, roll: 40 },
      legs: { foot: [0, 13, 10], heel: 34 },
    },
    props: [{ kind: 'rope' }],
    follow: [],
    seconds: [0.5, 0.5],
  },
  circuit_moderate: {
    view: 50,
    start: { ...squatting, pelvis: [-18, 64, 0], lean: { front: 24 }, arms: { lift: 84, bend: 6 } },
    end: { ...standing, arms: { lift: 172, bend: 4 } },
    props: [{ kind: 'rounds' }],
    follow: ['hand'],
  },
  circuit_intense: {
    view: 50,
    start: { ...squatting, arms: { lift: -40, bend: 10 }, legs: { foot: [0, 4, 12] } },
    end: {
      ...standing,
      pelvis: [0, 112, 0],
      arms: { lift: 168, bend: 4 },
      legs: { foot: [-6, 26, 11], heel: 44 },
    },
    props: [{ kind: 'rounds' }, { kind: 'speed' }],
    follow: ['pelvis'],
    seconds: [1, 1],
  },
  garden: {
    view: 66,
    start: { ...standing, arms: [{ hand: [34, 98, 14] }, { hand: [36, 100, 10] }], lean: { front: 4 } },
    end: {
      ...standing,
      lean: { front: 14 },
      head: { front: 12 },
      arms: [{ hand: [50, 104, 8] }, { hand: [36, 100, 10] }],
    },
    props: [{ kind: 'table', at: 50 }, { kind: 'pots' }],
    follow: ['hand'],
  },
} satisfies Record<string, Figure>;
