import { SEAT_HEIGHT, TRUNK_RADIUS } from '@vida/contract/exercises/figure/body.ts';
import type { Limb } from '@vida/contract/exercises/figure/skeleton.ts';
import { add, mix, type Point3 } from '@vida/contract/exercises/figure/vector.ts';
import type { Camera, Point2 } from '../camera.ts';
import { line, type Shape } from '../shapes.ts';
import { chairShapes, type Draws, FIRM, handsOf, type Scene, slab, THIN, tipOf } from './prop-scene.ts';

const soleOf = ([, , ankle, toes]: Limb): Point3 => add(mix(ankle, toes, 0.6), [0, -4, 0]);

const circle = ({ project }: Camera, [x, y, z]: Point3, radius: number, tone: Shape['tone'] = 'thing'): Shape =>
  line(
    tone,
    THIN,
    ...Array.from({ length: 25 }, (_, index): Point2 => {
      const turn = (index * Math.PI) / 12;
      return project([x + radius * Math.cos(turn), y + radius * Math.sin(turn), z]);
    }),
  );

const pedals = ({ body, camera: { project } }: Scene, crank: Point3): Shape[] =>
  [body.legs.left, body.legs.right].map((leg) => line('thing', FIRM, project(crank), project(soleOf(leg))));

/** Wheels and machines that move with the body. */
export const machineProps: Draws<
  'wheelchair' | 'bicycle' | 'exercise_bike' | 'arm_cycle' | 'elliptical' | 'rower' | 'press'
> = {
  wheelchair: (_, { camera }) => {
    const { project } = camera;
    const side = (z: number): Shape[] => [
      line('thing', FIRM, project([-24, 92, z]), project([-20, SEAT_HEIGHT, z]), project([26, SEAT_HEIGHT, z])),
      line('thing', FIRM, project([26, SEAT_HEIGHT, z]), project([36, 10, z]), project([52, 6, z])),
      circle(camera, [28, 8, z], 8),
    ];
    const wheel = (z: number): Shape => circle(camera, [-6, 32, z], 32);
    return {
      behind: [wheel(-21), ...side(-17), slab(camera, [-20, 26], SEAT_HEIGHT, [-17, 17])],
      before: [wheel(21), circle(camera, [28, 8, 17], 8)],
    };
  },
  bicycle: (_, scene) => {
    const { project } = scene.camera;
    const tube = (...points: Point3[]): Shape => line('thing', FIRM, ...points.map(project));
    const crank: Point3 = [16, 32, 0];
    return {
      behind: [
        circle(scene.camera, [-46, 29, 0], 28),
        circle(scene.camera, [66, 29, 0], 28),
        tube([-46, 29, 0], crank, [-14, 88, 0], [-46, 29, 0]),
        tube([-9, 78, 0], [50, 82, 0], crank),
        tube([66, 29, 0], [47, 92, 0], [40, 104, 0]),
        tube([-24, 90, 0], [-4, 90, 0]),
        tube([40, 104, -15], [40, 104, 15]),
        ...pedals(scene, crank),
      ],
    };
  },
  exercise_bike: ({ load }, scene) => {
    const { project } = scene.camera;
    const tube = (...points: Point3[]): Shape => line('thing', FIRM, ...points.map(project));
    const crank: Point3 = [16, 32, 0];
    const [x, y] = project([66, 126, 0]);
    return {
      behind: [
        tube([-40, 2, 0], [56, 2, 0]),
        tube([-24, 90, 0], [-4, 90, 0]),
        tube([-14, 88, 0], [-4, 32, 0], crank, [36, 34, 0], [44, 108, 0]),
        tube([-4, 32, 0], [-10, 2, 0]),
        tube([40, 34, 0], [44, 2, 0]),
        circle(scene.camera, [40, 34, 0], 20),
        tube([40, 106, -15], [40, 106, 15]),
        ...pedals(scene, crank),
        ...[1, 2, 3].map((level) =>
          line(level <= load ? 'sign' : 'surface', 6, [x + level * 10, y], [x + level * 10, y - 6 - 7 * level]),
        ),
      ],
    };
  },
  arm_cycle: (_, { body, camera }) => {
    const { project } = camera;
    const hub: Point3 = [38, 86, 0];
    return {
      behind: [
        line('thing', FIRM, project([56, 2, -14]), project([56, 2, 14])),
        line('thing', FIRM, project([56, 2, 0]), project([56, 84, 0]), project(hub)),
        circle(camera, hub, 14),
        ...handsOf(body).map((limb) => line('held', FIRM, project(hub), project(tipOf(limb)))),
      ],
    };
  },
  elliptical: (_, { body, camera }) => {
    const { project } = camera;
    const lever = (z: number, hand: Point3, foot: Point3): Shape[] => [
      line('thing', FIRM, project([44, 34, z]), project(hand)),
      line('thing', FIRM, project([44, 34, z]), project(add(foot, [0, -2, 0])), project([-52, 24, z * 0.5])),
    ];
    return {
      behind: [
        line('thing', FIRM, project([-62, 2, 0]), project([66, 2, 0])),
        line('thing', FIRM, project([54, 2, 0]), project([48, 122, 0])),
        circle(camera, [-52, 22, 0], 19),
        ...lever(-14, tipOf(body.arms.left), soleOf(body.legs.left)),
      ],
      before: lever(14, tipOf(body.arms.right), soleOf(body.legs.right)),
    };
  },
  rower: (_, { body, camera }) => {
    const { project } = camera;
    const [x, y] = body.pelvis;
    const grip = mix(tipOf(body.arms.left), tipOf(body.arms.right), 0.5);
    return {
      behind: [
        line('thing', FIRM, project([-70, 10, 0]), project([84, 10, 0])),
        line('thing', FIRM, project([-66, 10, 0]), project([-66, 0, 0])),
        line('thing', FIRM, project([76, 10, 0]), project([76, 0, 0])),
        circle(camera, [80, 30, 0], 20),
        line('thing', 7, project([x - 10, y - TRUNK_RADIUS - 2, 0]), project([x + 8, y - TRUNK_RADIUS - 2, 0])),
        line('thing', FIRM, project([56, 12, 0]), project([66, 40, 0])),
        line('held', THIN, project([78, 46, 0]), project(grip)),
        line('held', FIRM, project(tipOf(body.arms.left)), project(tipOf(body.arms.right))),
      ],
    };
  },
  press: (_, { body, camera }) => {
    const { project } = camera;
    const lever = (limb: Limb): Shape[] => {
      const grip = tipOf(limb);
      return [
        line('thing', FIRM, project([-34, 118, grip[2]]), project(grip)),
        line('held', 6, project(add(grip, [0, -9, 0])), project(add(grip, [0, 9, 0]))),
      ];
    };
    return {
      behind: [
        line('thing', 7, project([-40, 2, 0]), project([-40, 150, 0])),
        line('thing', FIRM, project([-34, 118, -24]), project([-34, 118, 24])),
        ...[14, 28, 42, 56].map((y) => line('surface', 10, project([-54, y, 0]), project([-40, y, 0]))),
        ...chairShapes(camera, -2, 0, false),
        ...lever(body.arms.left),
      ],
      before: lever(body.arms.right),
    };
  },
};
