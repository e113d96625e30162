import type { Point3, Turn } from './vector.ts';

/** A limb by its angles, degrees; 0 hangs along the trunk. What is left out is 0. */
export interface LimbAngles {
  /** Upper arm or thigh to the front; less than 0 is behind. */
  readonly lift: number;
  /** The same away from the middle. */
  readonly out?: number;
  /** Round its own length, outwards. */
  readonly roll?: number;
  /** Elbow or knee. */
  readonly bend?: number;
  /** Of the foot down from a right angle with the shin, or of the hand towards the palm. */
  readonly tip?: number;
}

/** A hand that holds or leans on something; `right` is counted away from the middle. */
export interface ArmReach {
  readonly hand: Point3;
  /** Where the elbow points; as a rule down, back and out. */
  readonly elbow?: Point3;
}

/** A foot that stands: where its ankle is when the sole lies flat, `right` counted away from the middle. */
export interface LegReach {
  readonly foot: Point3;
  /** How far the heel is up, degrees, the ball of the foot staying where it is; less than 0: the toes are up. */
  readonly heel?: number;
  /** Turned outwards, degrees. */
  readonly toes?: number;
  /** Where the knee points; as a rule to the front. */
  readonly knee?: Point3;
}

export type Arm = LimbAngles | ArmReach;
export type Leg = LimbAngles | LegReach;
/** One for both sides, or right and left. */
export type Pair<Limb> = Limb | readonly [right: Limb, left: Limb];

/** How somebody stands, sits or lies. */
export interface Pose {
  /** Middle of the hips. */
  readonly pelvis: Point3;
  /** Of the pelvis, and all that it carries: `front` 90 is face down, -90 on one's back. */
  readonly lean?: Partial<Turn>;
  /** Of the spine above it. */
  readonly spine?: Partial<Turn>;
  /** Of the head. */
  readonly head?: Partial<Turn>;
  readonly arms: Pair<Arm>;
  readonly legs: Pair<Leg>;
}

export const isReach = <Reach extends ArmReach | LegReach>(limb: LimbAngles | Reach): limb is Reach =>
  !('lift' in limb);

const isPair = <Limb extends object>(pair: Pair<Limb>): pair is readonly [right: Limb, left: Limb] =>
  Array.isArray(pair);

export const rightOf = <Limb extends object>(pair: Pair<Limb>): Limb => (isPair(pair) ? pair[0] : pair);
export const leftOf = <Limb extends object>(pair: Pair<Limb>): Limb => (isPair(pair) ? pair[1] : pair);

const mirrorTurn = ({ front = 0, side = 0, round = 0 }: Partial<Turn> = {}): Turn => ({
  front,
  side: -side,
  round: -round,
});

/** The same with right and left exchanged. */
export const mirrored = (pose: Pose): Pose => ({
  pelvis: [pose.pelvis[0], pose.pelvis[1], -pose.pelvis[2]],
  lean: mirrorTurn(pose.lean),
  spine: mirrorTurn(pose.spine),
  head: mirrorTurn(pose.head),
  arms: [leftOf(pose.arms), rightOf(pose.arms)],
  legs: [leftOf(pose.legs), rightOf(pose.legs)],
});

const between = (a: number | undefined, b: number | undefined, share: number): number =>
  (a ?? 0) * (1 - share) + (b ?? 0) * share;

const blendPoint = (a: Point3, b: Point3, share: number): Point3 => [
  between(a[0], b[0], share),
  between(a[1], b[1], share),
  between(a[2], b[2], share),
];

const blendTurn = (a: Partial<Turn> | undefined, b: Partial<Turn> | undefined, share: number): Turn => ({
  front: between(a?.front, b?.front, share),
  side: between(a?.side, b?.side, share),
  round: between(a?.round, b?.round, share),
});

const blendAngles = (a: LimbAngles, b: LimbAngles, share: number): LimbAngles => ({
  lift: between(a.lift, b.lift, share),
  out: between(a.out, b.out, share),
  roll: between(a.roll, b.roll, share),
  bend: between(a.bend, b.bend, share),
  tip: between(a.tip, b.tip, share),
});

export const ELBOW_POINTS: Point3 = [-0.4, -1, 0.5];
export const KNEE_POINTS: Point3 = [1, 0, 0];

/** A limb that reaches in one pose and not in the other changes half way: `figures.test.ts` allows none. */
const blendArm = (a: Arm, b: Arm, share: number): Arm => {
  if (!isReach(a) && !isReach(b)) return blendAngles(a, b, share);
  if (!isReach(a) || !isReach(b)) return share < 0.5 ? a : b;
  return {
    hand: blendPoint(a.hand, b.hand, share),
    elbow: blendPoint(a.elbow ?? ELBOW_POINTS, b.elbow ?? ELBOW_POINTS, share),
  };
};

const blendLeg = (a: Leg, b: Leg, share: number): Leg => {
  if (!isReach(a) && !isReach(b)) return blendAngles(a, b, share);
  if (!isReach(a) || !isReach(b)) return share < 0.5 ? a : b;
  return {
    foot: blendPoint(a.foot, b.foot, share),
    heel: between(a.heel, b.heel, share),
    toes: between(a.toes, b.toes, share),
    knee: blendPoint(a.knee ?? KNEE_POINTS, b.knee ?? KNEE_POINTS, share),
  };
};

/** On the way from one pose to another; `share` 0 is the first, 1 the second. */
export const blendPoses = (a: Pose, b: Pose, share: number): Pose => ({
  pelvis: blendPoint(a.pelvis, b.pelvis, share),
  lean: blendTurn(a.lean, b.lean, share),
  spine: blendTurn(a.spine, b.spine, share),
  head: blendTurn(a.head, b.head, share),
  arms: [blendArm(rightOf(a.arms), rightOf(b.arms), share), blendArm(leftOf(a.arms), leftOf(b.arms), share)],
  legs: [blendLeg(rightOf(a.legs), rightOf(b.legs), share), blendLeg(leftOf(a.legs), leftOf(b.legs), share)],
});
