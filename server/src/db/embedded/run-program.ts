import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** The account that PostgreSQL runs as when Vida itself runs as root, which PostgreSQL refuses. */
export type DatabaseUser = { uid: number; gid: number };

/**
 * How PostgreSQL's programs are started: as its user, from a folder that everybody can enter, without PG… variables.
 */
export function programOptions(user: DatabaseUser | undefined): SpawnOptions {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  const env = Object.fromEntries([...inherited, ['LC_ALL', 'C']]);
  const cwd = process.platform === 'win32' ? {} : { cwd: '/' };
  return { env, ...cwd, ...(user && { uid: user.uid, gid: user.gid }), windowsHide: true };
}

/** Runs a program to its end. `code` is null when it could not be started or was killed; `output` has both streams. */
export async function runProgram(program: string, args: readonly string[], user?: DatabaseUser) {
  const child = spawn(program, args, { ...programOptions(user), stdio: ['ignore', 'pipe', 'pipe'] });
  const streams = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const ended = once(child, 'close').then(
    ([code]) => (typeof code === 'number' ? code : null),
    () => null,
  );
  const [code, ...outputs] = await Promise.all([ended, ...streams]);
  return { code, output: outputs.join('').trim() };
}
