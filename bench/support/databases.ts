import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../../server/src/config/create-logger.ts';
import { openDatabase } from '../../server/src/db/database.ts';
import { startEmbedded } from '../../server/src/db/embedded/start-embedded.ts';

const log = createLogger('warn');

/** Sends statements on one connection, without the server's time limit. */
export type Query = (statement: string, values?: unknown[]) => Promise<readonly Record<string, unknown>[]>;

/** Runs `work` on a connection of its own. */
export const withConnection = async <T>(databaseUrl: string, work: (query: Query) => Promise<T>): Promise<T> => {
  const database = openDatabase(databaseUrl, log);
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    return await work(async (statement, values) => (await client.query(statement, values)).rows);
  } finally {
    client.release();
    await database.close();
  }
};

/** Empty databases of these names on one new PostgreSQL server; `stop` removes everything. */
export const startDatabases = async (names: readonly string[]) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vida-bench-'));
  const server = await startEmbedded({ dataDir, log });
  const urlOf = (name: string): string => {
    const url = new URL(server.connectionString);
    url.pathname = `/${name}`;
    return url.href;
  };
  await withConnection(server.connectionString, async (query) => {
    for (const name of names) await query(`create database "${name}"`);
  });
  return {
    urlOf,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
