import { BODY, LIMB_RADIUS } from './body.ts';
import {
  type Arm,
  ELBOW_POINTS,
  isReach,
  KNEE_POINTS,
  type Leg,
  type LimbAngles,
  leftOf,
  type Pose,
  rightOf,
} from './pose.ts';
import {
  add,
  cos,
  dot,
  type Frame,
  lengthOf,
  type Point3,
  scale,
  sin,
  subtract,
  type Turn,
  toWorld,
  turned,
  unit,
  WORLD,
} from './vector.ts';

/** A limb from where it joins the trunk to its tip: shoulder, elbow, wrist, hand; hip, knee, ankle, toes. */
export type Limb = readonly [root: Point3, middle: Point3, end: Point3, tip: Point3];

export interface Sides<Of> {
  readonly right: Of;
  readonly left: Of;
}

/** Where everything of a body is. */
export interface Skeleton {
  readonly pelvis: Point3;
  readonly waist: Point3;
  /** Between the shoulders. */
  readonly chest: Point3;
  readonly head: Point3;
  readonly arms: Sides<Limb>;
  readonly legs: Sides<Limb>;
  readonly pelvisFrame: Frame;
  readonly waistFrame: Frame;
  readonly chestFrame: Frame;
}

type Side = 1 | -1;

/** Directions of upper arm or thigh, and of the hinge of elbow or knee, in the trunk's own directions. */
const upperOf = ({ lift, out = 0, roll = 0 }: LimbAngles, side: Side): { along: Point3; ahead: Point3 } => {
  const along: Point3 = [sin(lift) * cos(out), -cos(lift) * cos(out), side * sin(out)];
  const ahead: Point3 = [cos(lift), sin(lift), 0];
  const outwards: Point3 = [-sin(lift) * sin(out), cos(lift) * sin(out), side * cos(out)];
  return { along, ahead: add(scale(ahead, cos(roll)), scale(outwards, sin(roll))) };
};

/** Two segments whose end comes as near to `target` as they reach; the joint between them points to `pole`. */
const reachFor = (root: Point3, target: Point3, pole: Point3, [upper, lower]: readonly [number, number]) => {
  const way = subtract(target, root);
  const far = Math.max(Math.abs(upper - lower) + 1, Math.min(lengthOf(way), upper + lower));
  const straight = unit(way);
  const aside = unit(subtract(pole, scale(straight, dot(pole, straight))));
  const forth = (far ** 2 + upper ** 2 - lower ** 2) / (2 * far);
  const away = Math.sqrt(Math.max(0, upper ** 2 - forth ** 2));
  return {
    middle: add(root, add(scale(straight, forth), scale(aside, away))),
    end: add(root, scale(straight, far)),
  };
};

const outwards = ([x, y, z]: Point3, side: Side): Point3 => [x, y, side * z];

const armOf = (arm: Arm, root: Point3, frame: Frame, side: Side): Limb => {
  if (isReach(arm)) {
    const reached = reachFor(root, outwards(arm.hand, side), outwards(arm.elbow ?? ELBOW_POINTS, side), [
      BODY.upperArm,
      BODY.forearm + BODY.hand,
    ]);
    const along = unit(subtract(reached.end, reached.middle));
    return [root, reached.middle, add(reached.middle, scale(along, BODY.forearm)), reached.end];
  }
  const { along, ahead } = upperOf(arm, side);
  const { bend = 0, tip = 0 } = arm;
  const lower = add(scale(along, cos(bend)), scale(ahead, sin(bend)));
  const palm = add(scale(ahead, cos(bend)), scale(along, -sin(bend)));
  const middle = add(root, scale(toWorld(frame, along), BODY.upperArm));
  const end = add(middle, scale(toWorld(frame, lower), BODY.forearm));
  const hand = add(scale(lower, cos(tip)), scale(palm, sin(tip)));
  return [root, middle, end, add(end, scale(toWorld(frame, hand), BODY.hand))];
};

/** `level` is where a foot that stands points to, and what is level there. */
const legOf = (leg: Leg, root: Point3, frame: Frame, level: Frame, side: Side): Limb => {
  if (isReach(leg)) {
    const { foot, heel = 0, toes = 0, knee = KNEE_POINTS } = leg;
    const ahead = toWorld(level, [cos(toes), 0, side * sin(toes)]);
    const down = add(scale(ahead, cos(heel)), scale(WORLD.up, -sin(heel)));
    const flat = outwards(foot, side);
    const ball = add(flat, scale(ahead, BODY.foot));
    const ankle = heel > 0 ? subtract(ball, scale(down, BODY.foot)) : flat;
    const reached = reachFor(root, ankle, toWorld(level, outwards(knee, side)), [BODY.thigh, BODY.shank]);
    return [root, reached.middle, reached.end, add(reached.end, scale(down, BODY.foot))];
  }
  const { along, ahead } = upperOf(leg, side);
  const { bend = 0, tip = 0 } = leg;
  const lower = add(scale(along, cos(bend)), scale(ahead, -sin(bend)));
  const instep = add(scale(ahead, cos(bend)), scale(along, sin(bend)));
  const middle = add(root, scale(toWorld(frame, along), BODY.thigh));
  const end = add(middle, scale(toWorld(frame, lower), BODY.shank));
  const foot = add(scale(instep, cos(tip)), scale(lower, sin(tip)));
  return [root, middle, end, add(end, scale(toWorld(frame, foot), BODY.foot))];
};

const turnOf = ({ front = 0, side = 0, round = 0 }: Partial<Turn> = {}, share = 1): Turn => ({
  front: front * share,
  side: side * share,
  round: round * share,
});

/** Where a pose puts everything; every segment keeps its length. */
export const skeletonOf = ({ pelvis, lean, spine, head, arms, legs }: Pose): Skeleton => {
  const pelvisFrame = turned(WORLD, turnOf(lean));
  const level = turned(WORLD, { front: 0, side: 0, round: lean?.round ?? 0 });
  const waistFrame = turned(pelvisFrame, turnOf(spine, 0.5));
  const chestFrame = turned(waistFrame, turnOf(spine, 0.5));
  const headFrame = turned(chestFrame, turnOf(head));
  const waist = add(pelvis, scale(waistFrame.up, BODY.waist));
  const chest = add(waist, scale(chestFrame.up, BODY.chest));
  const shoulder = (side: Side) => add(chest, scale(chestFrame.right, side * BODY.shoulder));
  const hip = (side: Side) => add(pelvis, scale(pelvisFrame.right, side * BODY.hip));
  return {
    pelvis,
    waist,
    chest,
    head: add(chest, scale(headFrame.up, BODY.neck)),
    arms: {
      right: armOf(rightOf(arms), shoulder(1), chestFrame, 1),
      left: armOf(leftOf(arms), shoulder(-1), chestFrame, -1),
    },
    legs: {
      right: legOf(rightOf(legs), hip(1), pelvisFrame, level, 1),
      left: legOf(leftOf(legs), hip(-1), pelvisFrame, level, -1),
    },
    pelvisFrame,
    waistFrame,
    chestFrame,
  };
};

/** Height of the lowest sole, knee or hand above the floor. */
export const clearanceOf = ({ arms, legs }: Skeleton): number =>
  Math.min(...[arms.right, arms.left, legs.right, legs.left].flatMap((limb) => limb.map(([, up]) => up))) - LIMB_RADIUS;
