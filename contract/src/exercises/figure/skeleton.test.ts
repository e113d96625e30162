import { describe, expect, it } from 'vitest';
import { BODY, LIMB_RADIUS, STANDING_HEIGHT } from './body.ts';
import { FIGURE_KEYS, figures } from './figures.ts';
import { blendPoses, mirrored, type Pose } from './pose.ts';
import { type Limb, type Skeleton, skeletonOf } from './skeleton.ts';
import { standing } from './table/postures.ts';
import { lengthOf, type Point3, subtract } from './vector.ts';

const distance = (a: Point3, b: Point3): number => lengthOf(subtract(a, b));
const segmentsOf = ([root, middle, end, tip]: Limb): number[] => [
  distance(root, middle),
  distance(middle, end),
  distance(end, tip),
];

const lengthsOf = ({ pelvis, waist, chest, head, arms, legs }: Skeleton): number[] => [
  distance(pelvis, waist),
  distance(waist, chest),
  distance(chest, head),
  distance(arms.right[0], arms.left[0]),
  distance(legs.right[0], legs.left[0]),
  ...[arms.right, arms.left, legs.right, legs.left].flatMap(segmentsOf),
];

const arm = [BODY.upperArm, BODY.forearm, BODY.hand];
const leg = [BODY.thigh, BODY.shank, BODY.foot];
const expected = [BODY.waist, BODY.chest, BODY.neck, 2 * BODY.shoulder, 2 * BODY.hip, ...arm, ...arm, ...leg, ...leg];

const expectNear = (point: Point3, [x, y, z]: Point3): void => {
  expect(point[0]).toBeCloseTo(x, 1);
  expect(point[1]).toBeCloseTo(y, 1);
  expect(point[2]).toBeCloseTo(z, 1);
};

describe('a skeleton', () => {
  it('keeps the length of every segment, in both poses and on the way between them', () => {
    for (const key of FIGURE_KEYS)
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        const lengths = lengthsOf(skeletonOf(blendPoses(figures[key].start, figures[key].end, share)));
        lengths.forEach((length, index) => {
          expect(length, `${key} at ${share}, segment ${index}`).toBeCloseTo(expected[index] ?? 0, 6);
        });
      }
  });

  it('stands with both feet on the floor and the head over the hips', () => {
    const { head, legs } = skeletonOf(standing);
    expect(legs.right[2][1]).toBeCloseTo(LIMB_RADIUS, 6);
    expect(legs.right[3][1]).toBeCloseTo(LIMB_RADIUS, 6);
    expectNear(head, [0, STANDING_HEIGHT - 0.5 + BODY.waist + BODY.chest + BODY.neck, 0]);
  });

  it('bends elbows to the front and knees to the back', () => {
    const pose: Pose = { ...standing, arms: { lift: 0, bend: 90 }, legs: { lift: 0, bend: 90 } };
    const { arms, legs } = skeletonOf(pose);
    expect(arms.right[2][0] - arms.right[1][0]).toBeCloseTo(BODY.forearm, 6);
    expect(legs.right[2][0] - legs.right[1][0]).toBeCloseTo(-BODY.shank, 6);
  });

  it('lifts limbs to the front and away from the middle, on either side', () => {
    const { arms, legs } = skeletonOf({
      ...standing,
      arms: { lift: 0, out: 90 },
      legs: [{ lift: 90, bend: 90 }, { lift: 0 }],
    });
    expectNear(arms.right[3], [0, arms.right[0][1], BODY.shoulder + BODY.upperArm + BODY.forearm + BODY.hand]);
    expectNear(arms.left[3], [0, arms.left[0][1], -(BODY.shoulder + BODY.upperArm + BODY.forearm + BODY.hand)]);
    expectNear(legs.right[1], [BODY.thigh, legs.right[0][1], BODY.hip]);
    expectNear(legs.right[3], [BODY.thigh + BODY.foot, legs.right[0][1] - BODY.shank, BODY.hip]);
  });

  it('leans to the front, on its back, to the side and round as it is told', () => {
    const chestOf = (pose: Partial<Pose>): Point3 =>
      subtract(skeletonOf({ ...standing, ...pose }).chest, standing.pelvis);
    const trunk = BODY.waist + BODY.chest;
    expectNear(chestOf({ lean: { front: 90 } }), [trunk, 0, 0]);
    expectNear(chestOf({ lean: { front: -90 } }), [-trunk, 0, 0]);
    expectNear(chestOf({ lean: { side: 90 } }), [0, 0, trunk]);
    const [forward] = [skeletonOf({ ...standing, lean: { round: 90 } }).pelvisFrame.forward];
    expectNear(forward, [0, 0, 1]);
  });

  it('reaches what is near enough, and its heel rises over the ball of the foot', () => {
    const { arms, legs } = skeletonOf({
      ...standing,
      pelvis: [5, 98, 0],
      arms: { hand: [30, 110, 20] },
      legs: { foot: [0, 4, 9], heel: 40 },
    });
    expectNear(arms.right[3], [30, 110, 20]);
    expectNear(arms.left[3], [30, 110, -20]);
    expectNear(legs.right[3], [BODY.foot, 4, 9]);
    expect(legs.right[2][1]).toBeGreaterThan(14);
  });

  it('is the same with right and left exchanged', () => {
    const pose = figures.dance_lively.start;
    const [one, other] = [skeletonOf(pose), skeletonOf(mirrored(pose))];
    const flipped = ([x, y, z]: Point3): Point3 => [x, y, -z];
    one.arms.right.forEach((point, index) => {
      expectNear(flipped(point), other.arms.left[index] ?? [0, 0, 0]);
    });
    expectNear(flipped(one.head), other.head);
  });
});
