import { join } from 'node:path';
import { root } from './paths.mjs';

/** What the launcher runs, and whoever measures or tests what people run: the server as it is built. */
export const builtServer = join(root, 'server', 'dist', 'main.cjs');

/** What is made at a request lives shortly: a small room for it is emptied often and quickly, and is all it takes. */
export const serverFlags = ['--max-semi-space-size=4'];

/** The C library keeps a heap for each of many threads, and gives little of it back; two are enough for few threads. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
