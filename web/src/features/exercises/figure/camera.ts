import { cos, type Point3, sin } from '@vida/contract/exercises/figure/vector.ts';

/** On the drawing: to the right, down. */
export type Point2 = readonly [right: number, down: number];

/** Degrees that the eye looks down, so that a seat and a mat have a surface. */
const PITCH = 9;

export interface Camera {
  readonly project: (point: Point3) => Point2;
  /** How near the eye something is. */
  readonly nearness: (point: Point3) => number;
}

/** Without perspective; `view` 0 is from the front, 90 from the person's right. */
export const cameraAt = (view: number): Camera => {
  const nearness = ([x, , z]: Point3): number => x * cos(view) + z * sin(view);
  return {
    project: (point) => {
      const [x, y, z] = point;
      return [x * sin(view) - z * cos(view), nearness(point) * sin(PITCH) - y * cos(PITCH)];
    },
    nearness,
  };
};

/** Side of a drawing, in its own units. */
export const FRAME_SIZE = 224;
const MARGIN = 12;
const MAX_SCALE = 1.6;

interface Fit {
  readonly scale: number;
  readonly right: number;
  readonly down: number;
}

/** How points are made larger and moved so that all of them stand in the middle of a frame. */
export const fitInto = (points: readonly Point2[]): Fit => {
  const rights = points.map(([right]) => right);
  const downs = points.map(([, down]) => down);
  const [left, right, top, bottom] = [Math.min(...rights), Math.max(...rights), Math.min(...downs), Math.max(...downs)];
  const room = FRAME_SIZE - 2 * MARGIN;
  const scale = Math.min(MAX_SCALE, room / (right - left), room / (bottom - top));
  return {
    scale,
    right: FRAME_SIZE / 2 - (scale * (left + right)) / 2,
    down: FRAME_SIZE / 2 - (scale * (top + bottom)) / 2,
  };
};
