import type { Figure } from '../figure.ts';
import { mirrored, type Pose } from '../pose.ts';
import { standing } from './postures.ts';

const WALKING_VIEW = 68;

interface Gait {
  /** Half a step, centimetres. */
  readonly stride: number;
  readonly height: number;
  readonly lean: number;
  readonly swing: number;
  readonly elbow: number;
}

/** In the middle of a step, the right foot before. */
const stepping = ({ stride, height, lean, swing, elbow }: Gait): Pose => ({
  pelvis: [0, height, 0],
  lean: { front: lean },
  arms: [
    { lift: -swing, out: 8, bend: elbow },
    { lift: swing, out: 8, bend: elbow + 6 },
  ],
  legs: [
    { foot: [stride, 4, 8], heel: -16 },
    { foot: [-stride - 5, 4, 8], heel: 38 },
  ],
});

const gait = (walk: Gait, ...props: Figure['props']): Figure => {
  const start = stepping(walk);
  return { view: WALKING_VIEW, start, end: mirrored(start), props, follow: [], seconds: [1.2, 1.2] };
};

const EASY: Gait = { stride: 17, height: 86.5, lean: 1, swing: 16, elbow: 14 };

/** On one foot, the other knee up before the body. */
const running = (lean: number, lift: number, height: number): Pose => ({
  pelvis: [0, height, 0],
  lean: { front: lean, round: 0 },
  head: { front: -lean },
  arms: [
    { lift: -48, out: 10, bend: 88 },
    { lift: 38, out: 6, bend: 100 },
  ],
  legs: [
    { lift, bend: lift + 32, tip: 0 },
    { lift: -18, bend: 62, tip: 35 },
  ],
});

const jogging = running(8, 44, 92);
const marching: Pose = {
  ...standing,
  arms: [
    { lift: -22, out: 8, bend: 70 },
    { lift: 34, out: 8, bend: 78 },
  ],
  legs: [
    { lift: 82, bend: 86, tip: 8 },
    { lift: 0, out: 0, bend: 2 },
  ],
};

/** One foot on a step in front, the other on the floor. */
const belowStep = (rise: number): Pose => ({
  ...standing,
  pelvis: [2, 87, 0],
  lean: { front: 10 },
  legs: [{ foot: [30, 4 + rise, 9] }, { foot: [-4, 4, 9], heel: 8 }],
});
const onStep = (rise: number): Pose => ({
  ...standing,
  pelvis: [30, 88 + rise, 0],
  legs: [{ foot: [30, 4 + rise, 9] }, { foot: [28, 4 + rise, 9] }],
});

/** On foot: walking, marching, running, steps, also in water. */
export const footFigures = {
  walk_with_walker: {
    ...gait({ ...EASY, stride: 11, height: 87, lean: 6 }, { kind: 'walker' }),
    start: { ...stepping({ ...EASY, stride: 11, height: 87, lean: 6 }), arms: { hand: [30, 84, 19] } },
    end: mirrored({ ...stepping({ ...EASY, stride: 11, height: 87, lean: 6 }), arms: { hand: [30, 84, 19] } }),
  },
  walk_easy: gait(EASY),
  walk_after_meal: gait(EASY, { kind: 'plate' }),
  walk: gait({ stride: 23, height: 84.5, lean: 3, swing: 30, elbow: 28 }),
  walk_fast: gait({ stride: 29, height: 82, lean: 8, swing: 38, elbow: 84 }, { kind: 'speed' }),
  walk_uphill: {
    view: 78,
    start: {
      ...stepping({ stride: 19, height: 82, lean: 16, swing: 24, elbow: 40 }),
      legs: [{ foot: [22, 13, 8] }, { foot: [-30, 0, 8], heel: 34 }],
    },
    end: {
      ...mirrored(stepping({ stride: 19, height: 82, lean: 16, swing: 24, elbow: 40 })),
      legs: [{ foot: [-30, 0, 8], heel: 34 }, { foot: [22, 13, 8] }],
    },
    props: [{ kind: 'slope', rise: 0.3 }],
    follow: [],
    seconds: [1.2, 1.2],
  },
  march: { view: 40, start: marching, end: mirrored(marching), props: [], follow: ['leftKnee'], seconds: [1, 1] },
  jog_and_walk: {
    view: WALKING_VIEW,
    start: {
      ...standing,
      pelvis: [0, 86, 0],
      arms: [
        { lift: -16, out: 8, bend: 14 },
        { lift: 16, out: 8, bend: 20 },
      ],
      legs: [
        { lift: 20, bend: 6 },
        { lift: -14, bend: 34 },
      ],
    },
    end: jogging,
    props: [{ kind: 'rounds' }],
    follow: [],
  },
  run: {
    view: WALKING_VIEW,
    start: running(11, 58, 98),
    end: mirrored(running(11, 58, 98)),
    props: [{ kind: 'speed' }],
    follow: [],
    seconds: [0.8, 0.8],
  },
  water_aerobics: {
    view: 20,
    start: { ...marching, arms: { lift: 6, out: 30, bend: 20 } },
    end: { ...mirrored(marching), arms: { lift: 4, out: 98, bend: 10 } },
    props: [{ kind: 'water', height: 112 }],
    follow: ['hand'],
  },
  water_walk: gait({ stride: 23, height: 84.5, lean: 5, swing: 34, elbow: 40 }, { kind: 'water', height: 100 }),
  step_up_down: {
    view: 72,
    start: {
      ...belowStep(13),
      arms: [
        { lift: -24, bend: 70 },
        { lift: 30, bend: 80 },
      ],
    },
    end: {
      ...onStep(13),
      arms: [
        { lift: 30, bend: 80 },
        { lift: -24, bend: 70 },
      ],
    },
    props: [{ kind: 'steps', at: 20, rise: 13, count: 1 }],
    follow: ['pelvis'],
    seconds: [1.4, 1.4],
  },
  climb_stairs: {
    view: 80,
    start: {
      ...belowStep(16),
      arms: [{ lift: 12, out: 6, bend: 30 }, { hand: [26, 104, 21] }],
    },
    end: {
      ...onStep(16),
      pelvis: [32, 103, 0],
      lean: { front: 10 },
      legs: [{ foot: [30, 20, 9], heel: 4 }, { foot: [58, 36, 9] }],
      arms: [{ lift: 12, out: 6, bend: 30 }, { hand: [58, 120, 21] }],
    },
    props: [
      { kind: 'steps', at: 20, rise: 16, count: 3 },
      { kind: 'rail', from: [10, 92, -22], to: [100, 142, -22] },
    ],
    follow: ['pelvis'],
  },
} satisfies Record<string, Figure>;
