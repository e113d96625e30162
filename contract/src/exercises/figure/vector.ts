/** Of the person who is drawn: forward, up, to their right; a length of 1 is a centimetre of somebody 1,68 m tall. */
export type Point3 = readonly [forward: number, up: number, right: number];

export const add = ([ax, ay, az]: Point3, [bx, by, bz]: Point3): Point3 => [ax + bx, ay + by, az + bz];
export const scale = ([x, y, z]: Point3, by: number): Point3 => [x * by, y * by, z * by];
export const subtract = (a: Point3, b: Point3): Point3 => add(a, scale(b, -1));
export const dot = ([ax, ay, az]: Point3, [bx, by, bz]: Point3): number => ax * bx + ay * by + az * bz;
export const lengthOf = (a: Point3): number => Math.hypot(...a);
export const unit = (a: Point3): Point3 => scale(a, 1 / lengthOf(a));
export const mix = (a: Point3, b: Point3, share: number): Point3 => add(scale(a, 1 - share), scale(b, share));

const RADIANS = Math.PI / 180;
export const sin = (degrees: number): number => Math.sin(degrees * RADIANS);
export const cos = (degrees: number): number => Math.cos(degrees * RADIANS);
export const degreesOf = (radians: number): number => radians / RADIANS;

/** Which way a part of the body looks: three directions at right angles, each of length 1. */
export interface Frame {
  readonly forward: Point3;
  readonly up: Point3;
  readonly right: Point3;
}

export const WORLD: Frame = { forward: [1, 0, 0], up: [0, 1, 0], right: [0, 0, 1] };

/** From a part's own directions to the world's. */
export const toWorld = ({ forward, up, right }: Frame, [x, y, z]: Point3): Point3 =>
  add(add(scale(forward, x), scale(up, y)), scale(right, z));

/** From the world's directions to a part's own. */
export const toFrame = ({ forward, up, right }: Frame, point: Point3): Point3 => [
  dot(point, forward),
  dot(point, up),
  dot(point, right),
];

/** How a part is turned against what carries it, degrees: over to the front, to the right, round to the right. */
export interface Turn {
  readonly front: number;
  readonly side: number;
  readonly round: number;
}

/** A frame turned within `frame`: first to the side, then to the front, then round. */
export const turned = (frame: Frame, { front, side, round }: Turn): Frame => {
  const turnOf = ([x, y, z]: Point3): Point3 => {
    const sideways: Point3 = [x, y * cos(side) - z * sin(side), y * sin(side) + z * cos(side)];
    const [sx, sy, sz] = sideways;
    const bent: Point3 = [sx * cos(front) + sy * sin(front), sy * cos(front) - sx * sin(front), sz];
    const [bx, by, bz] = bent;
    return toWorld(frame, [bx * cos(round) - bz * sin(round), by, bx * sin(round) + bz * cos(round)]);
  };
  return { forward: turnOf(WORLD.forward), up: turnOf(WORLD.up), right: turnOf(WORLD.right) };
};
