import type { Point2 } from './camera.ts';

/** What a shape is, which says its colour; an edge is a rim in the ground's colour about a limb before the trunk. */
export type Tone = 'near' | 'far' | 'edge' | 'thing' | 'surface' | 'held' | 'sign';

/** A stroke through points, an area within them, a ring or disc about the first of them, or a numeral there. */
export interface Shape {
  readonly kind: 'line' | 'area' | 'ring' | 'disc' | 'text';
  readonly points: readonly Point2[];
  readonly tone: Tone;
  /** Of a line, or a ring's and a disc's radius. */
  readonly size: number;
  readonly text?: string;
}

export const line = (tone: Tone, size: number, ...points: readonly Point2[]): Shape => ({
  kind: 'line',
  points,
  tone,
  size,
});
export const area = (tone: Tone, size: number, ...points: readonly Point2[]): Shape => ({
  kind: 'area',
  points,
  tone,
  size,
});
export const ring = (tone: Tone, size: number, at: Point2): Shape => ({ kind: 'ring', points: [at], tone, size });
export const disc = (tone: Tone, size: number, at: Point2): Shape => ({ kind: 'disc', points: [at], tone, size });
export const numeral = (text: string, at: Point2): Shape => ({
  kind: 'text',
  points: [at],
  tone: 'sign',
  size: 18,
  text,
});
