import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningDatabase } from '../../server/src/db/embedded/start-embedded.ts';
import { builtServer, serverEnvironment, serverFlags } from '../../tooling/lib/built-server.mjs';
import { projectEnvironment } from '../../tooling/lib/hand-over.mjs';
import { signInMany } from './people.ts';
import { spawnNode } from './spawn-node.ts';

/** The server as the launcher runs it, on a folder of data. */
export const startBuilt = async (dataDir: string) => {
  const environment = { PORT: '0', LOG_LEVEL: 'warn', RATE_LIMIT: 'off', DATA_DIR: dataDir };
  const started = await spawnNode(
    builtServer,
    { ...projectEnvironment(), ...serverEnvironment, ...environment },
    serverFlags,
  );
  return { ...started, url: started.firstLine.replace('Vida está em ', '') };
};

/** A new folder of data, removed after `work`. */
export const inNewFolder = async <T>(work: (dataDir: string) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vida-bench-'));
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** Tokens of so many people, in the database of the server that runs on the folder. */
export const signInOn = async (dataDir: string, count: number): Promise<string[]> =>
  signInMany((await findRunningDatabase(dataDir)) ?? '', count, 'bancada');
