import type { Point2 } from '../camera.ts';
import { area, line, type Shape } from '../shapes.ts';
import { chairShapes, type Draws, FIRM, slab, THIN } from './prop-scene.ts';

/** What the room has: furniture, walls, steps, water. */
export const roomProps: Draws<
  'chair' | 'wall' | 'table' | 'post' | 'mat' | 'steps' | 'rail' | 'line' | 'pots' | 'slope' | 'water'
> = {
  chair: ({ at, aside = 0, arms = false }, { camera }) => ({ behind: chairShapes(camera, at, aside, arms) }),
  wall: ({ at }, { camera: { project } }) => ({
    behind: [
      area(
        'surface',
        THIN,
        ...[-34, 34].map((z) => project([at, 178, z])),
        ...[34, -34].map((z) => project([at, 0, z])),
      ),
      line('thing', FIRM, project([at, 0, 34]), project([at, 178, 34])),
    ],
  }),
  table: ({ at }, { camera }) => ({
    behind: [
      ...[at - 14, at + 20].flatMap((x) =>
        [-34, 34].map((z) => line('thing', FIRM, camera.project([x, 2, z]), camera.project([x, 88, z]))),
      ),
      slab(camera, [at - 16, at + 24], 90, [-38, 38]),
    ],
  }),
  post: ({ at: [x, , z] }, { camera: { project } }) => ({
    behind: [line('thing', 7, project([x, 0, z]), project([x, 184, z]), project([x, 184, -z]), project([x, 0, -z]))],
  }),
  mat: ({ from, to }, { camera }) => ({ behind: [slab(camera, [from, to], 0, [-30, 30])] }),
  steps: ({ at, rise, count }, { camera }) => {
    const { project } = camera;
    const depth = count === 1 ? 46 : 28;
    const levels = Array.from({ length: count }, (_, index) => ({ x: at + index * depth, y: index * rise }));
    const profile = [
      ...levels.flatMap(({ x, y }) => [project([x, y, 24]), project([x, y + rise, 24])]),
      project([at + count * depth, count * rise, 24]),
      project([at + count * depth, 0, 24]),
    ];
    return {
      behind: [
        ...levels.map(({ x, y }) => slab(camera, [x, x + depth], y + rise, [-24, 24])),
        area('surface', THIN, ...profile),
      ],
    };
  },
  rail: ({ from, to }, { camera: { project } }) => ({
    behind: [
      line('thing', FIRM, project([from[0] + 4, 0, from[2]]), project([from[0] + 4, from[1], from[2]])),
      line('thing', FIRM, project([to[0] - 4, 0, to[2]]), project([to[0] - 4, to[1], to[2]])),
      line('thing', FIRM + 1, project(from), project(to)),
    ],
  }),
  line: (_, { camera: { project } }) => ({ behind: [line('sign', THIN, project([-46, 0, 0]), project([78, 0, 0]))] }),
  pots: (_, { camera: { project } }) => ({
    behind: [
      [50, 8],
      [64, -22],
    ].flatMap(([x = 0, z = 0]) => [
      line('thing', 3, project([x, 108, z]), project([x + 2, 124, z])),
      line('thing', 3, project([x - 8, 124, z]), project([x, 112, z]), project([x + 9, 122, z])),
      area(
        'surface',
        THIN,
        project([x - 8, 107, z]),
        project([x + 8, 107, z]),
        project([x + 5, 91, z]),
        project([x - 5, 91, z]),
      ),
    ]),
  }),
  slope: ({ rise }, { camera: { project } }) => ({
    behind: [
      area('surface', THIN, project([-62, -62 * rise, 0]), project([66, 66 * rise, 0]), project([66, -62 * rise, 0])),
    ],
  }),
  water: ({ height }, { camera: { project } }) => {
    const waves = (y: number): Shape => {
      const [left, right] = [project([0, y, 0])[0] - 98, project([0, y, 0])[0] + 98];
      const level = project([0, y, 0])[1];
      return line(
        'thing',
        THIN,
        ...Array.from({ length: 49 }, (_, index): Point2 => {
          const x = left + ((right - left) * index) / 48;
          return [x, level + 2.5 * Math.sin(x / 6)];
        }),
      );
    };
    return { behind: [waves(height - 20)], before: [waves(height), waves(height - 10)] };
  },
};
