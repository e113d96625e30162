import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { giveUp, modules, root } from './paths.mjs';
import { onNpmGone } from './watch-parents.mjs';

/** Ctrl+C reaches npm and this process at once, and npm passes it on as well: one gesture, one signal. */
const sameGestureMs = 200;

/** The environment of everything that runs here: the project's programs first, compiled code kept between starts. */
export const projectEnvironment = () => ({
  NODE_COMPILE_CACHE: join(modules, '.cache', 'node'),
  ...process.env,
  PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH ?? ''}`,
});

/**
 * Runs a program in the foreground, gives it the signals that this process gets, stops it when npm is gone, and ends as
 * it ends. The program knows this process by VIDA_STARTED_BY and stops when it is gone (server/src/starter.ts).
 * @param {string} program @param {string[]} args
 */
export const handOver = (program, args) => {
  // Its own process group, so that a signal from the terminal comes once, from here. Windows has no such groups.
  const detached = process.platform !== 'win32';
  const env = { ...projectEnvironment(), VIDA_STARTED_BY: String(process.pid) };
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env, detached });
  let lastMs = Number.NEGATIVE_INFINITY;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (performance.now() - lastMs < sameGestureMs) return;
      lastMs = performance.now();
      if (detached) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  onNpmGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => giveUp(`Não foi possível abrir ${program}: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
};
