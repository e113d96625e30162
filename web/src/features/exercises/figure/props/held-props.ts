import { BODY } from '@vida/contract/exercises/figure/body.ts';
import type { Limb } from '@vida/contract/exercises/figure/skeleton.ts';
import { add, mix, scale, subtract } from '@vida/contract/exercises/figure/vector.ts';
import type { Point2 } from '../camera.ts';
import { area, disc, line, ring, type Shape } from '../shapes.ts';
import { besideBody, type Draws, FIRM, faceOf, handsOf, raysAround, type Scene, THIN, tipOf } from './prop-scene.ts';

const acrossHand = ({ body, camera: { project } }: Scene, limb: Limb, half: number): readonly [Point2, Point2] => {
  const across = scale(body.chestFrame.right, half);
  const [a, b] = [project(add(tipOf(limb), across)), project(subtract(tipOf(limb), across))];
  // Seen along its length a weight would be a point.
  return Math.abs(a[0] - b[0]) < half
    ? [
        [a[0] - half * 0.7, a[1]],
        [b[0] + half * 0.7, b[1]],
      ]
    : [a, b];
};

/** What a person holds, wears or has at hand. */
export const heldProps: Draws<
  'band' | 'rope' | 'ball' | 'weights' | 'bottles' | 'barbell' | 'helmet' | 'walker' | 'belly' | 'candle' | 'plate'
> = {
  band: ({ from }, { body, camera: { project } }) => {
    const [left, right] = handsOf(body).map((limb) => project(tipOf(limb)));
    if (!left || !right) return { behind: [] };
    if (!from) return { behind: [line('held', FIRM, left, right)] };
    const tied = project(from);
    return {
      behind: [line('held', FIRM, left, tied), disc('thing', 5, tied)],
      before: [line('held', FIRM, right, tied)],
    };
  },
  rope: (_, { body, camera: { project }, share }) => {
    const [left, right] = handsOf(body).map(tipOf);
    if (!left || !right) return { behind: [] };
    const middle = share < 0.5 ? 196 : 2;
    const points = Array.from({ length: 17 }, (_each, index) => {
      const along = (index / 16) * 2 - 1;
      const height = mix(left, right, index / 16);
      const bow = 1 - along ** 4;
      return project([height[0], height[1] + (middle - height[1]) * bow, height[2] * (1 + 0.25 * bow)]);
    });
    return { behind: [line('held', THIN, ...points)] };
  },
  ball: (_, { body, camera: { project }, share }) => {
    const hand = project(tipOf(body.arms.right));
    return { behind: [], before: [disc('held', 9 - 3 * share, hand), ...raysAround(hand, 1 - share)] };
  },
  weights: (_, scene) => ({
    behind: [],
    before: handsOf(scene.body).flatMap((limb) => {
      const [a, b] = acrossHand(scene, limb, 9);
      return [line('held', 5, a, b), disc('held', 6, a), disc('held', 6, b)];
    }),
  }),
  bottles: (_, { body, camera: { project } }) => ({
    behind: [],
    before: handsOf(body).map((limb) => {
      const [right, down] = project(tipOf(limb));
      return line('held', 11, [right, down - 8], [right, down + 8]);
    }),
  }),
  barbell: (_, { body, camera: { project } }) => {
    const middle = add(body.chest, scale(body.chestFrame.forward, -7));
    const at = (right: number): Point2 => project(add(middle, scale(body.chestFrame.right, right)));
    return {
      behind: [line('held', FIRM, at(-74), at(74))],
      before: [-70, -60, 60, 70].map((right) => {
        const [x, y] = at(right);
        return line('held', 6, [x, y - 17], [x, y + 17]);
      }),
    };
  },
  helmet: (_, { body, camera: { project } }) => {
    const [x, y] = project(body.head);
    const half = BODY.headRadius + 4;
    const dome = Array.from({ length: 13 }, (_each, index): Point2 => {
      const turn = Math.PI + (index * Math.PI) / 12;
      return [x + half * Math.cos(turn), y - 2 + half * Math.sin(turn)];
    });
    return { behind: [], before: [area('held', THIN, ...dome)] };
  },
  walker: (_, { camera: { project } }) => {
    const side = (z: number): Shape[] => [
      line('thing', FIRM, project([14, 2, z]), project([24, 82, z]), project([38, 82, z]), project([50, 2, z])),
      line('thing', THIN, project([19, 42, z]), project([44, 42, z])),
    ];
    return {
      behind: [...side(-20), line('thing', FIRM, project([42, 56, -20]), project([42, 56, 20]))],
      before: side(20),
    };
  },
  belly: (_, { body, camera: { project }, share }) => {
    const forward = scale(body.waistFrame.forward, 8 + 9 * share);
    const at = (along: number, out: number): Point2 =>
      project(add(mix(body.pelvis, body.waist, along), scale(forward, out)));
    return {
      behind: [],
      before: [line('sign', FIRM, at(-0.1, 0.5), at(0.3, 1), at(0.7, 1.1), at(1.1, 0.9), at(1.4, 0.5))],
    };
  },
  candle: (_, scene) => {
    const [x, y] = scene.camera.project(tipOf(scene.body.arms.right));
    const face = faceOf(scene);
    return {
      behind: [],
      before: [
        line('held', 8, [x, y + 4], [x, y - 16]),
        line('sign', FIRM, [x, y - 24], [x + 6, y - 32], [x + 9, y - 34]),
        ...[-4, 2, 8].map((down) =>
          line('sign', 2, [face[0] - 2, face[1] + down], [face[0] + 9, face[1] + down * 1.5]),
        ),
      ],
    };
  },
  plate: (_, { camera }) => {
    const [x, y] = besideBody(camera, 62, 142);
    return {
      behind: [
        ring('thing', 19, [x, y]),
        ring('thing', 10, [x, y]),
        line('thing', THIN, [x - 28, y - 18], [x - 28, y + 20]),
        line('thing', THIN, [x - 33, y - 18], [x - 33, y - 6], [x - 23, y - 6], [x - 23, y - 18]),
      ],
    };
  },
};
