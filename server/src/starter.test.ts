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
/** Of the launcher of a whole server. */
const SERVER_KILLS = rounds(1, 20);
/** Whole chains of processes begin here, on machines that may be busy. */
const PATIENCE_MS = 60_000;

const launcher = resolve(import.meta.dirname, '../../tooling/run.mjs');
const holder = join(import.meta.dirname, 'testing/hold-database.ts');
const main = join(import.meta.dirname, 'main.ts');

let folder: Awaited<ReturnType<typeof makeFolder>>;
let dataDir: string;
let npm: ChildProcess | undefined;

beforeAll(async () => {
  folder = await makeFolder();
  dataDir = join(folder.path, 'data');
  const scripts = {
    hold: `node "${launcher}" "${holder}" "${dataDir}" "${folder.path}"`,
    vida: `node "${launcher}" "${main}"`,
  };
  await writeFile(join(folder.path, 'package.json'), JSON.stringify({ scripts }));
});
afterAll(async () => {
  npm?.stdin?.end();
  await folder.remove();
});

const parentOf = async (pid: number): Promise<number> =>
  Number(/^PPid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** npm, the launcher, the server and its database, started as people start them, once the server says `ready`. */
const startChain = async (script: 'hold' | 'vida', at: string, ready: RegExp) => {
  // A group of its own, as a terminal gives to a command.
  npm = spawn('npm', ['run', script], {
    cwd: folder.path,
    env: { ...process.env, DATA_DIR: at, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  let said: RegExpExecArray | null = null;
  for await (const chunk of npm.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += String(chunk);
    said = ready.exec(output);
    if (said) break;
  }
  const database = (await findPostmaster(await findClusterDir(at)))?.pid ?? 0;
  const server = await parentOf(database);
  return { npm: npm.pid ?? 0, launcher: await parentOf(server), server, database, said: said?.[1] ?? '' };
};

/** Kills one of them; the server ends in order, and its database with it. */
const killAndExpectTheEnd = async (
  chain: Awaited<ReturnType<typeof startChain>>,
  round: number,
  at: string,
): Promise<void> => {
  const [name, victimOf] = victims[round % victims.length] ?? victims[0];
  expect(isAlive(chain.server), name).toBe(true);
  const ended = npm && once(npm, 'exit');
  process.kill(victimOf(chain), 'SIGKILL');
  await expect
    .poll(() => [chain.server, chain.database].filter(isAlive), { timeout: 10_000, message: name })
    .toEqual([]);
  await ended;
  const log = await readFile(join(at, 'postgres.log'), 'utf8');
  expect(log.trimEnd().split('\n').at(-1), name).toContain('database system is shut down');
};

const victims = [
  ['npm alone', ({ npm }) => npm],
  ['the launcher', ({ launcher }) => launcher],
  ['npm with its group', ({ npm }) => -npm],
] as const satisfies [string, (chain: Awaited<ReturnType<typeof startChain>>) => number][];

it.runIf(process.platform === 'linux')(
  'a server whose starter was killed stops in order, and its database with it',
  async () => {
    for (let round = 0; round < KILLS; round++)
      await killAndExpectTheEnd(await startChain('hold', dataDir, /^(postgres:.*)/m), round, dataDir);
  },
  PATIENCE_MS + KILLS * 10_000,
);

it.runIf(process.platform === 'linux')(
  'so does the whole Vida when its launcher was killed, and knows afterwards whom it had answered',
  async () => {
    const at = join(folder.path, 'whole');
    const people: string[] = [];
    const send = (url: string, path: string, body: object) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password: 'uma senha comprida', ...body }),
      });
    for (let round = 0; round < SERVER_KILLS; round++) {
      const chain = await startChain('vida', at, /^Vida está em (\S+)$/m);
      for (const email of people.slice(-1)) expect((await send(chain.said, '/api/login', { email })).status).toBe(200);
      const email = `pessoa${round}@exemplo.com`;
      const account = { username: `pessoa${round}`, email, firstName: 'Ana', lastName: 'Souza' };
      expect((await send(chain.said, '/api/register', account)).status).toBe(201);
      people.push(email);
      // The launcher first: it is the one whom nobody but the server itself can miss.
      await killAndExpectTheEnd(chain, round + 1, at);
    }
  },
  PATIENCE_MS + SERVER_KILLS * 20_000,
);
