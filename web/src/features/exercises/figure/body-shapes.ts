import { BODY, LIMB_RADIUS, TRUNK_RADIUS } from '@vida/contract/exercises/figure/body.ts';
import type { Limb, Skeleton } from '@vida/contract/exercises/figure/skeleton.ts';
import { add, mix, type Point3, scale } from '@vida/contract/exercises/figure/vector.ts';
import type { Camera } from './camera.ts';
import { area, disc, line, type Shape } from './shapes.ts';

const LIMB_WIDTH = 2 * LIMB_RADIUS;
/** So much farther from the eye than the other one, a limb is drawn as the far one. */
const FAR = 6;

/** The trunk from shoulder to shoulder, narrower at the waist. */
const trunkOf = ({ arms, legs, waist, waistFrame }: Skeleton): Point3[] => {
  const side = (right: number): Point3 => add(waist, scale(waistFrame.right, right * BODY.hip * 0.95));
  const shoulder = (limb: Limb, other: Limb): Point3 => mix(limb[0], other[0], 0.12);
  return [
    shoulder(arms.right, arms.left),
    shoulder(arms.left, arms.right),
    side(-1),
    legs.left[0],
    legs.right[0],
    side(1),
  ];
};

/** A body from what is farthest to what is nearest; the poses of `order` say which limbs those are. */
export const bodyShapes = (skeleton: Skeleton, { project, nearness }: Camera, order: readonly Skeleton[]): Shape[] => {
  const { arms, legs, chest, head } = skeleton;
  const [first = skeleton] = order;
  /** How much nearer the right side is than the left one. */
  const lead = nearness(first.legs.right[0]) - nearness(first.legs.left[0]);
  const sides = lead < 0 ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const toneOf = (side: 'right' | 'left') => (Math.abs(lead) > FAR && side === sides[0] ? 'far' : 'near');
  const isBefore = (side: 'right' | 'left'): boolean =>
    order.some((pose) => nearness(mix(pose.arms[side][1], pose.arms[side][3], 0.5)) > nearness(pose.chest) - 3);
  const armOf = (side: 'right' | 'left'): Shape[] => {
    const points = arms[side].map(project);
    const arm = line(toneOf(side), LIMB_WIDTH, ...points);
    return isBefore(side) ? [line('edge', LIMB_WIDTH + 5, ...points.slice(1)), arm] : [arm];
  };
  const [farArm, nearArm] = [sides[0], sides[1]].map((side) => ({ shapes: armOf(side), isBefore: isBefore(side) }));
  const inOrder = [farArm, nearArm].filter((arm) => arm !== undefined);
  const trunk = [
    area('near', 2 * (TRUNK_RADIUS - 2), ...trunkOf(skeleton).map(project)),
    line('near', LIMB_WIDTH, project(chest), project(mix(chest, head, 0.5))),
    disc('near', BODY.headRadius, project(head)),
  ];
  return [
    ...inOrder.filter((arm) => !arm.isBefore).flatMap((arm) => arm.shapes),
    ...sides.map((side) => line(toneOf(side), LIMB_WIDTH, ...legs[side].map(project))),
    ...trunk,
    ...inOrder.filter((arm) => arm.isBefore).flatMap((arm) => arm.shapes),
  ];
};
