import type { Figure } from '../figure.ts';
import type { LimbAngles, Pose } from '../pose.ts';
import { lying, MAT, onAllFours, standing } from './postures.ts';

/** One line from the knees to the head. */
const fromKnees = (lean: number, pelvis: Pose['pelvis']): Pose => ({
  pelvis,
  lean: { front: lean },
  head: { front: -10 },
  arms: { hand: [70, 4, 20], elbow: [-0.8, 0.2, 1] },
  legs: { lift: 0, bend: 100 - lean, tip: 48 },
});

/** One line from the toes to the head. */
const fromToes = (lean: number, pelvis: Pose['pelvis']): Pose => ({
  pelvis,
  lean: { front: lean },
  head: { front: -10 },
  arms: { hand: [121, 4, 20], elbow: [-0.8, 0.2, 1] },
  legs: { foot: [-17, 4, 8], heel: 72, knee: [0, -1, 0] },
});

const ON_FOREARM = (lean: number): LimbAngles => ({ lift: lean, bend: 90 });

const kneeling = fromKnees(70, [40.4, 19, 0]);

/** Legs crossed on the floor. */
const crossLegged: Pose = {
  pelvis: [0, 12, 0],
  arms: { hand: [22, 26, 32] },
  legs: { lift: 78, out: 46, roll: 94, bend: 124, tip: 30 },
};

/** On a mat: strength, yoga and Pilates. */
export const matFigures = {
  knee_push_up: {
    view: 78,
    start: fromKnees(50, [33, 31.5, 0]),
    end: fromKnees(76, [42, 15, 0]),
    props: [{ kind: 'mat', from: -50, to: 100 }],
    follow: ['chest'],
  },
  push_up: {
    view: 80,
    start: fromToes(69, [75, 50, 0]),
    end: fromToes(85, [80, 27, 0]),
    props: [],
    follow: ['chest'],
  },
  glute_bridge: {
    view: 80,
    start: lying,
    end: {
      ...lying,
      pelvis: [-8, 36, 0],
      lean: { front: -126 },
      head: { front: 34 },
    },
    props: [MAT],
    follow: ['pelvis'],
  },
  bird_dog: {
    view: 74,
    start: onAllFours,
    end: {
      ...onAllFours,
      arms: [
        { lift: 162, tip: 0 },
        { lift: 76, tip: 84 },
      ],
      legs: [
        { lift: 76, bend: 102, tip: 48 },
        { lift: -14, bend: 2, tip: 20 },
      ],
    },
    props: [{ kind: 'mat', from: -62, to: 76 }],
    follow: ['hand'],
  },
  crunch: {
    view: 78,
    start: { ...lying, arms: { lift: 12, out: 6 } },
    end: {
      ...lying,
      spine: { front: 58 },
      head: { front: 14 },
      arms: { lift: 34, out: 2 },
    },
    props: [MAT],
    follow: ['head'],
  },
  knee_plank: {
    view: 80,
    start: { ...fromKnees(84, [42, 11, 0]), spine: { front: -34 }, arms: ON_FOREARM(52) },
    end: { ...kneeling, arms: ON_FOREARM(70) },
    props: [{ kind: 'mat', from: -50, to: 120 }],
    follow: ['pelvis'],
  },
  plank: {
    view: 80,
    start: {
      ...fromToes(82, [75, 26, 0]),
      arms: ON_FOREARM(82),
      legs: { foot: [-17, 4, 8], heel: 79, knee: [0, -1, 0] },
    },
    end: { ...fromToes(83, [80, 29, 0]), arms: ON_FOREARM(83) },
    props: [],
    follow: [],
  },
  cat_cow: {
    view: 80,
    start: {
      ...onAllFours,
      lean: { front: 90 },
      spine: { front: -24 },
      head: { front: -34 },
      arms: { hand: [64, 4, 17] },
      legs: { lift: 90, bend: 102, tip: 48 },
    },
    end: {
      ...onAllFours,
      lean: { front: 24 },
      spine: { front: 62 },
      head: { front: 40 },
      arms: { hand: [64, 4, 17] },
      legs: { lift: 24, bend: 102, tip: 48 },
    },
    props: [{ kind: 'mat', from: -62, to: 84 }],
    follow: [],
  },
  gentle_yoga: {
    view: 24,
    start: { ...crossLegged, arms: { lift: 20, out: 34, bend: 30, roll: 10 } },
    end: { ...crossLegged, arms: { lift: 0, out: 166, bend: 24, roll: 90 } },
    props: [{ kind: 'mat', from: -40, to: 60 }],
    follow: ['hand', 'leftHand'],
  },
  sun_salutation: {
    view: 80,
    start: { ...standing, arms: { lift: 176, bend: 2 }, spine: { front: -12 }, head: { front: -14 } },
    end: {
      ...standing,
      pelvis: [45, 83.5, 0],
      lean: { front: 134 },
      head: { front: 10 },
      arms: { lift: 180, bend: 2 },
      legs: { foot: [0, 4, 10], heel: 24 },
    },
    props: [{ kind: 'mat', from: -30, to: 140 }],
    follow: [],
  },
  floor_pilates: {
    view: 78,
    start: {
      ...lying,
      arms: { lift: 16, out: 4 },
      legs: { lift: 88, bend: 88, tip: 20 },
    },
    end: {
      ...lying,
      spine: { front: 44 },
      head: { front: 20 },
      arms: { lift: 22, out: 4 },
      legs: { lift: 48, bend: 2, tip: 44 },
    },
    props: [MAT],
    follow: ['toes'],
  },
} satisfies Record<string, Figure>;
