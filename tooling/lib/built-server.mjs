import { join } from 'node:path';
import { root } from './paths.mjs';

/** What the launcher runs, and whoever measures or tests what people run: the server as it is built. */
export const builtServer = join(root, 'server', 'dist', 'main.cjs');

/**
 * What is made at a request lives shortly: a small room for it is emptied often and quickly, and is all it takes. And
 * the server may ask V8 for its memory back (server/src/threads).
 */
export const serverFlags = ['--max-semi-space-size=4', '--expose-gc'];

/** The C library keeps a heap for each of many threads, and gives little of it back; two are enough for few threads. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
