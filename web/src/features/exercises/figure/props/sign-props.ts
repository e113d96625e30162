import { mix } from '@vida/contract/exercises/figure/vector.ts';
import type { Point2 } from '../camera.ts';
import { area, disc, line, numeral, ring, type Shape } from '../shapes.ts';
import { besideBody, type Draws, faceOf, handsOf, raysAround, THIN, tipOf } from './prop-scene.ts';

const arrowHead = (to: Point2, [dx, dy]: Point2): Shape =>
  line('sign', THIN, [to[0] - dx * 7 - dy * 5, to[1] - dy * 7 + dx * 5], to, [
    to[0] - dx * 7 + dy * 5,
    to[1] - dy * 7 - dx * 5,
  ]);

const note = ([x, y]: Point2): Shape[] => [
  disc('sign', 5, [x, y]),
  line('sign', THIN, [x + 4, y], [x + 4, y - 22], [x + 13, y - 17]),
];

/** Signs beside a person: music, speed, counts, air. */
export const signProps: Draws<'notes' | 'speed' | 'rounds' | 'square' | 'calm' | 'squeeze' | 'breath'> = {
  notes: (_, { camera }) => ({
    behind: [...note(besideBody(camera, -80, 128)), ...note(besideBody(camera, 72, 150))],
  }),
  speed: (_, { camera: { project } }) => ({
    behind: [112, 94, 76].map((y, index) =>
      line('sign', THIN, project([-52 + 4 * index, y, 0]), project([-76 + 4 * index, y, 0])),
    ),
  }),
  rounds: (_, { camera }) => {
    const [x, y] = besideBody(camera, -62, 146);
    const arc = (from: number): Point2[] =>
      Array.from({ length: 9 }, (_each, index): Point2 => {
        const turn = from + (index * Math.PI * 0.8) / 8;
        return [x + 15 * Math.cos(turn), y + 15 * Math.sin(turn)];
      });
    return {
      behind: [0.2, Math.PI + 0.2].flatMap((from) => {
        const points = arc(from);
        const [last = [x, y] as const, before = [x, y] as const] = [points.at(-1), points.at(-2)];
        const far = Math.hypot(last[0] - before[0], last[1] - before[1]) || 1;
        return [
          line('sign', THIN, ...points),
          arrowHead(last, [(last[0] - before[0]) / far, (last[1] - before[1]) / far]),
        ];
      }),
    };
  },
  square: (_, { camera }) => {
    const [x, y] = besideBody(camera, 84, 122);
    const half = 19;
    const sides: readonly Point2[] = [
      [x, y - half - 7],
      [x + half + 10, y + 6],
      [x, y + half + 19],
      [x - half - 10, y + 6],
    ];
    return {
      behind: [
        area('surface', THIN, [x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]),
        ...sides.map((side) => numeral('4', side)),
      ],
    };
  },
  calm: (_, { body, camera: { project }, share }) => {
    const at = project(mix(body.chest, body.head, 0.2));
    return { behind: [ring('thing', 44 + 5 * share, at), ring('thing', 60 + 8 * share, at)] };
  },
  squeeze: (_, { body, camera: { project }, share }) => ({
    behind: [],
    before: handsOf(body).flatMap((limb) => raysAround(project(tipOf(limb)), share)),
  }),
  breath: ({ counts }, scene) => {
    const [x, y] = faceOf(scene);
    const [taken, given] = counts ?? [];
    return {
      behind: [
        line('sign', THIN, [x + 34, y - 10], [x + 6, y - 6]),
        arrowHead([x + 6, y - 6], [-0.99, 0.14]),
        line('sign', THIN, [x + 6, y + 10], [x + 44, y + 20]),
        arrowHead([x + 44, y + 20], [0.97, 0.25]),
        ...(taken === undefined ? [] : [numeral(String(taken), [x + 46, y - 6])]),
        ...(given === undefined ? [] : [numeral(String(given), [x + 58, y + 28])]),
      ],
    };
  },
};
