import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { startEmbedded } from '../../server/src/db/embedded/start-embedded.ts';

/** Runs `work` on a connection of its own. */
export const withClient = async <T>(
  databaseUrl: string,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Empty databases of these names on one new PostgreSQL server; `stop` removes everything. */
export const startDatabases = async (names: readonly string[]) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vida-bench-'));
  const server = await startEmbedded({ dataDir, log: pino({ level: 'warn' }) });
  const urlOf = (name: string): string => {
    const url = new URL(server.connectionString);
    url.pathname = `/${name}`;
    return url.href;
  };
  await withClient(server.connectionString, async (client) => {
    for (const name of names) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
  return {
    urlOf,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
