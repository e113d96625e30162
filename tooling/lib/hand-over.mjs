import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { giveUp, modules, root } from './paths.mjs';
import { onNpmGone, starters } from './watch-parents.mjs';

const warden = join(root, 'tooling', 'lib', 'warden.sh');

/** The environment of everything that runs here: the project's programs first, compiled code kept between starts. */
export const projectEnvironment = () => ({
  NODE_COMPILE_CACHE: join(modules, '.cache', 'node'),
  ...process.env,
  PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH ?? ''}`,
});

/**
 * Runs a program in the foreground, gives it the signals that this process gets, and ends as it ends. Where it can,
 * this process becomes a shell that does so (warden.sh). The program knows by VIDA_STARTED_BY who started it, and stops
 * when one of them is gone (server/src/starter.ts).
 * @param {string} program @param {string[]} args @param {Record<string, string>} [own] of its environment, where
 * nobody says otherwise
 */
export const handOver = (program, args, own = {}) => {
  const env = { ...own, ...projectEnvironment(), VIDA_STARTED_BY: starters().join() };
  process.chdir(root);
  if (process.execve && hasSetsid()) process.execve('/bin/sh', ['sh', warden, program, ...args], env);
  else waitFor(program, args, env);
};

/** Linux has it; macOS and Windows do not. */
const hasSetsid = () => (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'setsid')));

/** @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} env */
const waitFor = (program, args, env) => {
  // Its own process group, as above. Windows has no such groups.
  const detached = process.platform !== 'win32';
  const child = spawn(program, args, { stdio: 'inherit', env, detached });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      if (detached) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  onNpmGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => giveUp(`Não foi possível abrir ${program}: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
};
