import type { Prop, PropOf } from '@vida/contract/exercises/figure/figure.ts';
import { heldProps } from './held-props.ts';
import { machineProps } from './machine-props.ts';
import type { Draws, Layers, Scene } from './prop-scene.ts';
import { roomProps } from './room-props.ts';
import { signProps } from './sign-props.ts';

const draws: Draws<Prop['kind']> = { ...roomProps, ...heldProps, ...machineProps, ...signProps };

/** A prop beside a body at one moment. */
export const propShapes = <Kind extends Prop['kind']>(prop: PropOf<Kind>, scene: Scene): Layers =>
  draws[prop.kind as Kind](prop, scene);
