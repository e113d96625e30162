import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/** Vite's own program, wherever npm put it for the web workspace. */
export const findVite = () =>
  join(dirname(createRequire(join(root, 'web/')).resolve('vite/package.json')), 'bin', 'vite.js');
