import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findClusterDir } from './db/embedded/choose-place.ts';
import { findPostmaster, isAlive } from './db/embedded/postmaster-file.ts';
import { makeFolder } from './db/embedded/testing/embedded-fixture.ts';
import { rounds } from './testing/rounds.ts';

const KILLS = rounds(2, 21);
/** Whole chains of processes begin here, on machines that may be busy. */
const PATIENCE_MS = 60_000;

const launcher = resolve(import.meta.dirname, '../../tooling/run.mjs');
const holder = join(import.meta.dirname, 'testing/hold-database.ts');

let folder: Awaited<ReturnType<typeof makeFolder>>;
let dataDir: string;
let npm: ChildProcess | undefined;

beforeAll(async () => {
  folder = await makeFolder();
  dataDir = join(folder.path, 'data');
  const command = `node "${launcher}" "${holder}" "${dataDir}" "${folder.path}"`;
  await writeFile(join(folder.path, 'package.json'), JSON.stringify({ scripts: { start: command } }));
});
afterAll(async () => {
  npm?.stdin?.end();
  await folder.remove();
});

const parentOf = async (pid: number): Promise<number> =>
  Number(/^PPid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** npm, the launcher, the server and its database, started as people start them. */
const startChain = async () => {
  // A group of its own, as a terminal gives to a command.
  npm = spawn('npm', ['start'], { cwd: folder.path, stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  let output = '';
  for await (const chunk of npm.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += String(chunk);
    if (/^postgres:/m.test(output)) break;
  }
  const database = (await findPostmaster(await findClusterDir(dataDir)))?.pid ?? 0;
  const server = await parentOf(database);
  return { npm: npm.pid ?? 0, launcher: await parentOf(server), server, database };
};

const victims = [
  ['npm alone', ({ npm }) => npm],
  ['the launcher', ({ launcher }) => launcher],
  ['npm with its group', ({ npm }) => -npm],
] as const satisfies [string, (chain: Awaited<ReturnType<typeof startChain>>) => number][];

it.runIf(process.platform === 'linux')(
  'a server whose starter was killed stops in order, and its database with it',
  async () => {
    for (let round = 0; round < KILLS; round++) {
      const [name, victimOf] = victims[round % victims.length] ?? victims[0];
      const chain = await startChain();
      expect(isAlive(chain.server), name).toBe(true);
      const ended = npm && once(npm, 'exit');
      process.kill(victimOf(chain), 'SIGKILL');
      await expect
        .poll(() => [chain.server, chain.database].filter(isAlive), { timeout: 10_000, message: name })
        .toEqual([]);
      await ended;
      const log = await readFile(join(dataDir, 'postgres.log'), 'utf8');
      expect(log.trimEnd().split('\n').at(-1), name).toContain('database system is shut down');
    }
  },
  PATIENCE_MS + KILLS * 10_000,
);
