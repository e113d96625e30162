import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findRunningDatabase } from '../../server/src/db/embedded/start-embedded.ts';
import { builtServer, serverEnvironment, serverFlags } from '../../tooling/lib/built-server.mjs';

export interface RunningServer {
  readonly url: string;
  readonly adminEmail: string;
  readonly oneTimePassword: string;
  readonly gatePassword: string;
  readonly dataDir: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const exited = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once('exit', () => done());
  });

const labels = {
  url: /^Vida está em (\S+)$/,
  adminEmail: /^Administrador: (\S+)$/,
  oneTimePassword: /^Senha inicial: (\S+)$/,
  gatePassword: /^Senha do painel: (\S+)$/,
};

/** Reads the lines that a start prints until the named ones are there; rejects when the server ends before. */
const readLines = async <const K extends keyof typeof labels>(
  child: ChildProcess,
  wanted: readonly K[],
): Promise<Record<K, string>> => {
  const found = new Map<string, string>();
  if (!child.stdout) throw new Error('the server has no output to read');
  for await (const line of createInterface({ input: child.stdout })) {
    for (const name of wanted) {
      const value = labels[name].exec(line)?.[1];
      if (value) found.set(name, value);
    }
    if (found.size === wanted.length) return Object.fromEntries(found) as Record<K, string>;
  }
  throw new Error('the server ended before it was ready');
};

/** A server process on a new data folder and a free port; `stop` ends it and removes the folder. */
const spawnServer = async (environment: NodeJS.ProcessEnv) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vida-e2e-'));
  const child = spawn(process.execPath, [...serverFlags, builtServer], {
    env: {
      ...serverEnvironment,
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    const end = exited(child);
    child.kill('SIGTERM');
    await end;
    await rm(dataDir, { recursive: true, force: true });
  };
  return { child, dataDir, stop };
};

/** Starts the real server with a database of its own. */
export const startServer = async (environment: NodeJS.ProcessEnv = {}): Promise<RunningServer> => {
  const { child, dataDir, stop } = await spawnServer(environment);
  const lines = await readLines(child, ['url', 'adminEmail', 'oneTimePassword', 'gatePassword']);
  child.stdout?.resume();
  return { ...lines, dataDir, pid: child.pid ?? 0, stop };
};

/** Starts another process on the database of the run's server, as behind a load balancer. */
export const startSecondServer = async (): Promise<Pick<RunningServer, 'url' | 'stop'>> => {
  const databaseUrl = await findRunningDatabase(process.env.VIDA_DATA_DIR ?? '');
  if (!databaseUrl) throw new Error('no server of this run is there');
  const { child, stop } = await spawnServer({ DATABASE_URL: databaseUrl });
  const { url } = await readLines(child, ['url']);
  child.stdout?.resume();
  return { url, stop };
};
