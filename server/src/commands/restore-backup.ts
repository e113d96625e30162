import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartupError } from '../config/startup-error.ts';
import { readAppliedMigrations } from '../db/migrate.ts';
import { type EndFrame, type HeaderFrame, readFrames } from './backup-frames.ts';
import { listTables } from './catalogue.ts';
import { commandMessages } from './command-messages.ts';

/** Refuses a backup of another schema, whose rows would not fit. */
export async function refuseOtherSchema(client: Client, { migrations }: HeaderFrame): Promise<void> {
  const applied = await readAppliedMigrations(client);
  if (String(applied) !== String(migrations)) throw new StartupError(commandMessages.otherSchema);
}

/** How many rows a restore would throw away. */
export async function countRows(client: Client): Promise<number> {
  let rows = 0;
  for (const { name } of await listTables(client)) {
    const counted = await client.query<{ n: string }>(
      `select count(*) as n from public.${client.escapeIdentifier(name)}`,
    );
    rows += Number(counted.rows[0]?.n);
  }
  return rows;
}

/**
 * A Vida that runs meanwhile keeps replies by revision (http/reply-cache.ts), and a restored one would come again with
 * other data. The clock's milliseconds are beyond every count of writes, and beyond those of an earlier restore.
 */
const laterRevisions = 'update users set revision = (extract(epoch from clock_timestamp()) * 1000)::bigint';

/** Replaces all rows by those of a verified backup, in one transaction: all of it or nothing. */
export async function restoreBackup(client: Client, path: string): Promise<void> {
  await client.query('begin');
  try {
    const tables = (await listTables(client)).map(({ name }) => `public.${client.escapeIdentifier(name)}`);
    await client.query(`truncate table ${tables.join(', ')}`);
    // Triggers describe what people do; they have done it already.
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    await loadFrames(client, path);
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    await client.query(laterRevisions);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('analyze');
}

async function loadFrames(client: Client, path: string): Promise<void> {
  let rows: Writable | undefined;
  for await (const { frame, payload } of readFrames(path)) {
    if (frame.frame === 'table') {
      const columns = frame.columns.map((column) => client.escapeIdentifier(column)).join(', ');
      rows = client.query(
        copyFrom(`copy public.${client.escapeIdentifier(frame.name)} (${columns}) from stdin`),
      );
      // Kept for `finished`, which reports a row that the database refuses.
      rows.on('error', () => undefined);
    }
    if (frame.frame === 'data' && rows?.write(payload) === false) await drained(rows);
    if (frame.frame === 'tableEnd' && rows) {
      rows.end();
      await finished(rows);
    }
    if (frame.frame === 'end') await setSequences(client, frame);
  }
}

async function drained(stream: Writable): Promise<void> {
  await Promise.race([once(stream, 'drain'), finished(stream)]);
}

async function setSequences(client: Client, { sequences }: EndFrame): Promise<void> {
  for (const { name, next, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [
      `public.${client.escapeIdentifier(name)}`,
      next,
      isCalled,
    ]);
  }
}
