import { Client } from 'pg';
import { pino } from 'pino';
import type { Config } from '../config/config.ts';
import { findRunningDatabase, startEmbedded } from '../db/embedded/start-embedded.ts';

/** The database that a command works on: remote, of the Vida that is running, or started for the command alone. */
export type CommandDatabase = { connectionString: string; client: Client; close: () => Promise<void> };

/** Connects without any time limit on statements: a backup may take minutes. */
export async function openCommandDatabase({ databaseUrl, dataDir }: Config): Promise<CommandDatabase> {
  const running = databaseUrl ?? (await findRunningDatabase(dataDir));
  const own = running ? undefined : await startEmbedded({ dataDir, log: pino({ level: 'warn' }, process.stderr) });
  const connectionString = running ?? own?.connectionString ?? '';
  const client = new Client({ connectionString, application_name: 'vida-command' });
  // The query under way fails with the reason; an unheard event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  // A server set to another style would write days that cannot be told from months.
  await client.query(`set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'`);
  return {
    connectionString,
    client,
    async close() {
      await client.end();
      await own?.stop();
    },
  };
}
