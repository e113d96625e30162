import { BODY } from '@vida/contract/exercises/figure/body.ts';
import type { Figure, Followed, Prop } from '@vida/contract/exercises/figure/figure.ts';
import { blendPoses } from '@vida/contract/exercises/figure/pose.ts';
import { type Skeleton, skeletonOf } from '@vida/contract/exercises/figure/skeleton.ts';
import { add, mix, type Point3 } from '@vida/contract/exercises/figure/vector.ts';
import { bodyShapes } from './body-shapes.ts';
import { cameraAt, fitInto, type Point2 } from './camera.ts';
import { propShapes } from './props/prop-shapes.ts';
import type { Shape } from './shapes.ts';

/** Pictures from the first pose to the second: between two of them lines are straight, so there have to be some. */
const STEPS = 8;

/** A shape in its place; the same `id` in every picture. */
export type PlacedShape = Shape & { readonly id: number };

/** A figure in a square of FRAME_SIZE. */
export interface Drawing {
  /** From the first pose to the second; each has the same shapes in the same order. */
  readonly pictures: readonly (readonly PlacedShape[])[];
  /** The body alone in the first pose. */
  readonly ghost: readonly PlacedShape[];
  /** Ways of what the eye should follow. */
  readonly ways: readonly (readonly Point2[])[];
  /** Of the ground, `null` where it is not level. */
  readonly floor: number | null;
}

const followed: Record<Followed, (body: Skeleton) => Point3> = {
  head: ({ head }) => head,
  chest: ({ chest }) => chest,
  pelvis: ({ pelvis }) => pelvis,
  hand: ({ arms }) => arms.right[3],
  leftHand: ({ arms }) => arms.left[3],
  elbow: ({ arms }) => arms.right[1],
  knee: ({ legs }) => legs.right[1],
  leftKnee: ({ legs }) => legs.left[1],
  toes: ({ legs }) => legs.right[3],
  heel: ({ legs }) => legs.right[2],
};

/** How far beside what moves its arrow runs: beyond a limb, beyond the trunk or the head. */
const BESIDE: Record<Followed, number> = {
  head: 20,
  chest: 26,
  pelvis: 27,
  hand: 12,
  leftHand: 12,
  elbow: 12,
  knee: 14,
  leftKnee: 14,
  toes: 11,
  heel: 13,
};

/** A way moved sideways, to the side that is away from `centre`. */
const beside = (way: readonly Point2[], centre: Point2, by: number): Point2[] => {
  const [first = centre, last = centre] = [way[0], way.at(-1)];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy) || 1;
  const normal: Point2 = [-dy / length, dx / length];
  const [mx, my] = way[Math.floor(way.length / 2)] ?? first;
  const isAway = (mx - centre[0]) * normal[0] + (my - centre[1]) * normal[1] >= 0;
  const move = isAway ? by : -by;
  return way.map(([x, y]): Point2 => [x + normal[0] * move, y + normal[1] * move]);
};

/** Water in which nobody stands. */
const isDeep = (prop: Prop): boolean => prop.kind === 'water' && prop.height < 80;

/** What has to be in the picture where it shows the upper half: the rest may stand out of it. */
const upperHalf = ({ head, arms, waist }: Skeleton): readonly Point3[] => [
  waist,
  add(head, [0, BODY.headRadius, 0]),
  ...arms.right,
  ...arms.left,
];

/** Everything of a figure's two poses and the way between them. */
export const drawFigure = ({ view, start, end, props, follow, focus }: Figure): Drawing => {
  const camera = cameraAt(view);
  const bodies = Array.from({ length: STEPS + 1 }, (_, step) => skeletonOf(blendPoses(start, end, step / STEPS)));
  const [first, last] = [skeletonOf(start), skeletonOf(end)];
  const pictures = bodies.map((body, step): Shape[] => {
    const layers = props.map((prop) => propShapes(prop, { body, camera, share: step / STEPS }));
    return [
      ...layers.flatMap(({ behind }) => behind),
      ...bodyShapes(body, camera, [first, last]),
      ...layers.flatMap(({ before = [] }) => before),
    ];
  });
  const ways = follow.map((name) =>
    beside(
      bodies.map((body) => camera.project(followed[name](body))),
      camera.project(
        name === 'pelvis' ? mix(last.legs.right[1], last.legs.left[1], 0.5) : mix(last.pelvis, last.chest, 0.5),
      ),
      BESIDE[name],
    ),
  );
  const hasLevelFloor = !props.some(({ kind }) => kind === 'slope') && !props.some(isDeep);
  const ends = [...(pictures[0] ?? []), ...(pictures.at(-1) ?? [])];
  const part = focus && [first, last].flatMap(upperHalf).map(camera.project);
  const fit = fitInto(
    part
      ? [...ways.flat(), ...part]
      : [
          ...ways.flat(),
          ...ends.flatMap(({ points, size, kind }) =>
            points.flatMap(([x, y]): Point2[] => {
              const half = kind === 'ring' || kind === 'disc' ? size : size / 2;
              return [
                [x - half, y - half],
                [x + half, y + half],
              ];
            }),
          ),
        ],
  );
  const place = ([x, y]: Point2): Point2 => [fit.right + fit.scale * x, fit.down + fit.scale * y];
  const placed = (shapes: readonly Shape[]): PlacedShape[] =>
    shapes.map((shape, id) => ({ ...shape, id, size: shape.size * fit.scale, points: shape.points.map(place) }));
  return {
    pictures: pictures.map(placed),
    ghost: placed(bodyShapes(first, camera, [first, last]).filter(({ tone }) => tone !== 'edge')),
    ways: ways.map((way) => way.map(place)),
    floor: hasLevelFloor ? place(camera.project([0, 0, 0]))[1] : null,
  };
};
