import { BODY, SEAT_HEIGHT } from '@vida/contract/exercises/figure/body.ts';
import type { Prop, PropOf } from '@vida/contract/exercises/figure/figure.ts';
import type { Limb, Skeleton } from '@vida/contract/exercises/figure/skeleton.ts';
import { add, type Point3, scale, toWorld } from '@vida/contract/exercises/figure/vector.ts';
import type { Camera, Point2 } from '../camera.ts';
import { area, line, type Shape } from '../shapes.ts';

/** Shapes behind the body, and before it. */
export interface Layers {
  readonly behind: readonly Shape[];
  readonly before?: readonly Shape[];
}

export const THIN = 3;

export const FIRM = 4.5;

export const BACKREST_HEIGHT = 90;

/** Where a prop is drawn: the body beside it, how the eye sees it, and how far the movement is (0 to 1). */
export interface Scene {
  readonly body: Skeleton;
  readonly camera: Camera;
  readonly share: number;
}

type Draw<Kind extends Prop['kind']> = (prop: PropOf<Kind>, scene: Scene) => Layers;

export const tipOf = (limb: Limb): Point3 => limb[3];

/** A place on the drawing beside the body, where nothing else is. */
export const besideBody = ({ project }: Camera, right: number, up: number): Point2 => {
  const [x, y] = project([0, up, 0]);
  return [x + right, y];
};

/** A flat piece at one height. */
export const slab = (
  { project }: Camera,
  [x1, x2]: readonly number[],
  y: number,
  [z1, z2]: readonly number[],
): Shape => {
  const [a = 0, b = 0, c = 0, d = 0] = [x1, x2, z1, z2];
  return area('surface', THIN, project([a, y, c]), project([b, y, c]), project([b, y, d]), project([a, y, d]));
};

export const chairShapes = (camera: Camera, at: number, aside: number, hasArms: boolean): Shape[] => {
  const { project } = camera;
  const [rear, front] = [at - 19, at + 19];
  const sides = [aside - 18, aside + 18];
  const posts = sides.flatMap((z) => [
    line('thing', FIRM, project([front, 2, z]), project([front, SEAT_HEIGHT, z])),
    line('thing', FIRM, project([rear, 2, z]), project([rear, BACKREST_HEIGHT, z])),
    ...(hasArms
      ? [
          line(
            'thing',
            FIRM,
            project([rear, 60, z * 1.35]),
            project([front - 6, 60, z * 1.35]),
            project([front - 6, SEAT_HEIGHT, z]),
          ),
        ]
      : []),
  ]);
  const back = area(
    'surface',
    THIN,
    ...[-18, 18].map((z) => project([rear, BACKREST_HEIGHT, aside + z])),
    ...[18, -18].map((z) => project([rear, BACKREST_HEIGHT - 26, aside + z])),
  );
  return [...posts, back, slab(camera, [rear, front], SEAT_HEIGHT, sides)];
};

export const handsOf = ({ arms }: Skeleton): readonly Limb[] => [arms.left, arms.right];

/** Short rays about a fist, the shorter the more it is at ease. */
export const raysAround = ([x, y]: Point2, ease: number): Shape[] =>
  [-2.4, -1.6, -0.8, 0].map((turn) => {
    const end = 21 - 6 * ease;
    return line(
      'sign',
      THIN,
      [x + 13 * Math.cos(turn), y + 13 * Math.sin(turn)],
      [x + end * Math.cos(turn), y + end * Math.sin(turn)],
    );
  });

/** Of the face, in front of the head. */
export const faceOf = ({ body, camera: { project } }: Scene): Point2 =>
  project(add(body.head, scale(toWorld(body.chestFrame, [1, -0.2, 0]), BODY.headRadius + 8)));

export type Draws<Kinds extends Prop['kind']> = { readonly [Kind in Kinds]: Draw<Kind> };
