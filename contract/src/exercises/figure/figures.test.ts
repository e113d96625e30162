import { describe, expect, it } from 'vitest';
import { JOINT_RANGES, LIMB_RADIUS, type Range, SEAT_HEIGHT, SITTING_HEIGHT, TRUNK_RADIUS } from './body.ts';
import type { Figure, Prop, PropOf } from './figure.ts';
import { FIGURE_KEYS, figures } from './figures.ts';
import {
  type Arm,
  type ArmReach,
  blendPoses,
  isReach,
  type Leg,
  type LegReach,
  leftOf,
  type Pose,
  rightOf,
} from './pose.ts';
import { clearanceOf, type Limb, type Skeleton, skeletonOf } from './skeleton.ts';
import { degreesOf, dot, type Frame, lengthOf, type Point3, subtract, toFrame, unit } from './vector.ts';

const all: readonly (readonly [string, Figure])[] = FIGURE_KEYS.map((key) => [key, figures[key]]);
const SHARES = [0, 0.25, 0.5, 0.75, 1];

const angleOf = (a: Point3, b: Point3): number =>
  degreesOf(Math.acos(Math.max(-1, Math.min(1, dot(unit(a), unit(b))))));
const along = (limb: Limb, index: 0 | 1 | 2): Point3 => subtract(limb[index + 1] ?? limb[0], limb[index]);

/** Every joint of a body with its angle and what it can do. */
const jointsOf = (body: Skeleton, { spine = {}, head = {} }: Pose): [name: string, degrees: number, range: Range][] => {
  const limbs = [
    ['right', 1],
    ['left', -1],
  ] as const;
  const inFrame = (frame: Frame, limb: Limb) => toFrame(frame, unit(along(limb, 0)));
  return [
    ['spine', spine.front ?? 0, JOINT_RANGES.spine],
    ['spine aside', spine.side ?? 0, JOINT_RANGES.spineSide],
    ['spine round', spine.round ?? 0, JOINT_RANGES.spineRound],
    ['neck', head.front ?? 0, JOINT_RANGES.neck],
    ['neck aside', head.side ?? 0, JOINT_RANGES.neckSide],
    ['neck round', head.round ?? 0, JOINT_RANGES.neckRound],
    ...limbs.flatMap(([side, sign]): [string, number, Range][] => {
      const [arm, leg] = [body.arms[side], body.legs[side]];
      const [thighX, thighY, thighZ] = inFrame(body.pelvisFrame, leg);
      const [armX, armY] = inFrame(body.chestFrame, arm);
      const raised = degreesOf(Math.acos(-armY));
      return [
        [`${side} elbow`, angleOf(along(arm, 0), along(arm, 1)), JOINT_RANGES.elbow],
        [`${side} knee`, angleOf(along(leg, 0), along(leg, 1)), JOINT_RANGES.knee],
        [`${side} hip`, degreesOf(Math.atan2(thighX, -thighY)), JOINT_RANGES.hip],
        [`${side} hip out`, degreesOf(Math.asin(sign * thighZ)), JOINT_RANGES.hipOut],
        [`${side} shoulder`, raised, armX < -0.5 ? JOINT_RANGES.shoulderBack : JOINT_RANGES.shoulder],
        [`${side} ankle`, 90 - angleOf(along(leg, 1), along(leg, 2)), JOINT_RANGES.ankle],
      ];
    }),
  ];
};

const bodiesOf = ({ start, end }: Figure): [share: number, pose: Pose, body: Skeleton][] =>
  SHARES.map((share) => {
    const pose = blendPoses(start, end, share);
    return [share, pose, skeletonOf(pose)];
  });

const findProp = <Kind extends Prop['kind']>({ props }: Figure, kind: Kind) =>
  props.find((prop): prop is PropOf<Kind> => prop.kind === kind);

/** Middle of a chair's backrest, above the rear of its seat. */
const BACKREST = -19;

describe('the figures', () => {
  it.each(all)('%s bends no joint farther than it goes', (_, figure) => {
    for (const [share, pose, body] of bodiesOf(figure))
      for (const [name, degrees, { min, max }] of jointsOf(body, pose)) {
        expect(degrees, `${name} at ${share}`).toBeGreaterThanOrEqual(min - 1);
        expect(degrees, `${name} at ${share}`).toBeLessThanOrEqual(max + 1);
      }
  });

  it.each(all)('%s touches the ground with nothing below it', (_, figure) => {
    if (findProp(figure, 'slope')) return;
    for (const [share, , body] of bodiesOf(figure)) {
      expect(clearanceOf(body), `limbs at ${share}`).toBeGreaterThan(-LIMB_RADIUS);
      expect(body.pelvis[1], `hips at ${share}`).toBeGreaterThanOrEqual(TRUNK_RADIUS);
    }
  });

  it.each(all)('%s puts hands and feet where it says, within their reach', (_, { start, end }) => {
    const missed = (limb: Arm | Leg, tip: Point3, side: number): number => {
      if (!isReach<ArmReach | LegReach>(limb)) return 0;
      if ('foot' in limb && (limb.heel ?? 0) > 0) return 0;
      const [x, y, z] = 'hand' in limb ? limb.hand : limb.foot;
      return lengthOf(subtract([x, y, side * z], tip));
    };
    for (const pose of [start, end]) {
      const { arms, legs } = skeletonOf(pose);
      expect(missed(rightOf(pose.arms), arms.right[3], 1), 'right hand').toBeLessThan(3);
      expect(missed(leftOf(pose.arms), arms.left[3], -1), 'left hand').toBeLessThan(3);
      expect(missed(rightOf(pose.legs), legs.right[2], 1), 'right foot').toBeLessThan(3);
      expect(missed(leftOf(pose.legs), legs.left[2], -1), 'left foot').toBeLessThan(3);
    }
  });

  it.each(all)('%s moves each limb from like to like', (_, { start, end }) => {
    const kinds = ({ arms, legs }: Pose) =>
      [rightOf(arms), leftOf(arms), rightOf(legs), leftOf(legs)].map((limb) => 'lift' in limb);
    expect(kinds(start)).toEqual(kinds(end));
  });

  it('lean on a wall with the palms, and hold the back of the chair before them', () => {
    for (const [key, figure] of all) {
      const [wall, chair] = [findProp(figure, 'wall'), findProp(figure, 'chair')];
      for (const [, pose, body] of bodiesOf(figure)) {
        const [x] = body.arms.left[3];
        if (wall) expect(x, key).toBeCloseTo(wall.at - LIMB_RADIUS - 1, 0);
        if (chair && chair.at > 30 && !chair.aside) expect(Math.abs(x - (chair.at + BACKREST)), key).toBeLessThan(2);
        if (chair && chair.at < 20 && !chair.aside && pose.pelvis[1] < SITTING_HEIGHT + 2 && key !== 'sit_to_stand')
          expect(pose.pelvis[1], key).toBeGreaterThan(SEAT_HEIGHT);
      }
    }
  });

  it('differ from one another', () => {
    expect(new Set(all.map(([, figure]) => JSON.stringify(figure))).size).toBe(all.length);
  });
});
