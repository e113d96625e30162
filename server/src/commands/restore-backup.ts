import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { pino } from 'pino';
import { StartupError } from '../config/startup-error.ts';
import { CHANGES_CHANNEL } from '../db/announce-change.ts';
import { databaseOver } from '../db/database.ts';
import { readAppliedMigrations } from '../db/migrate.ts';
import type { DeletedAccount } from '../features/account/deleted-list.ts';
import { removeRevived } from '../features/account/deletions.ts';
import { anonymizeAuthor } from '../features/community/members-repository.ts';
import { createSecurityLog } from '../http/security-log.ts';
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

/** What happened since the backup is no less true for it: its rows are added to these. */
const keptTables = ['security_events', 'deleted_accounts'] as const;

/**
 * Codes that were used, and factors turned on or off since, stay so: an account that the replaced database knows keeps
 * its second factor as it is.
 */
const factorTables = ['totp_secrets', 'passkeys', 'recovery_codes'] as const;

async function keepFactors(client: Client): Promise<void> {
  await client.query('create temp table kept_accounts on commit drop as select id from users');
  for (const table of factorTables)
    await client.query(`create temp table kept_${table} on commit drop as table public.${table}`);
}

/** How many accounts have the backup's second factor, because nothing newer is known of them. */
async function putFactorsBack(client: Client): Promise<number> {
  for (const table of factorTables) {
    await client.query(`delete from ${table} where user_id in (select id from kept_accounts)`);
    await client.query(
      `insert into ${table} select kept.* from kept_${table} kept join users on users.id = kept.user_id
       on conflict do nothing`,
    );
  }
  const guarded = await client.query(
    `select user_id from recovery_codes union select user_id from totp_secrets where sealed_secret is not null
     union select user_id from passkeys except select id from kept_accounts`,
  );
  return guarded.rowCount ?? 0;
}

/**
 * A Vida that runs meanwhile keeps replies by revision (http/reply-cache.ts), and a restored one would come again with
 * other data. The clock's milliseconds are beyond every count of writes, and beyond those of an earlier restore.
 */
const laterRevisions = 'update users set revision = (extract(epoch from clock_timestamp()) * 1000)::bigint';

/** A Vida that runs meanwhile ends the open streams and forgets the sessions of everybody, before and after. */
const tellEverybody = `select pg_notify('${CHANGES_CHANNEL}', id::text) from users`;

/**
 * Replaces all rows by those of a verified backup, in one transaction: all of it or nothing. Nobody stays signed in,
 * and nobody comes back who deleted the account since, as far as `listed` and the database that is replaced know;
 * answers how many those are, and of how many the second factor is the backup's.
 */
export async function restoreBackup(
  client: Client,
  path: string,
  listed: readonly DeletedAccount[],
): Promise<{ removedAgain: number; factorsOfBackup: number }> {
  const done = await databaseOver(client).transaction(async (tx) => {
    const tables = (await listTables(client)).map(({ name }) => `public.${client.escapeIdentifier(name)}`);
    await client.query(tellEverybody);
    for (const table of keptTables)
      await client.query(`create temp table kept_${table} on commit drop as table public.${table}`);
    await keepFactors(client);
    await client.query(`truncate table ${tables.join(', ')}`);
    // Triggers describe what people do; they have done it already.
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    await loadFrames(client, path);
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    for (const table of keptTables)
      await client.query(`insert into ${table} table kept_${table} on conflict (id) do nothing`);
    await client.query('truncate sessions, password_links');
    await client.query(laterRevisions);
    const removedAgain = await removeRevived(listed, tx, anonymizeAuthor);
    const factorsOfBackup = await putFactorsBack(client);
    await createSecurityLog({ db: tx, clock: () => new Date(), log: pino({ level: 'silent' }) }).note(
      'backup_restored',
      { accountId: null, caller: null },
      tx,
    );
    await client.query(tellEverybody);
    return { removedAgain, factorsOfBackup };
  });
  await client.query('analyze');
  return done;
}

async function loadFrames(client: Client, path: string): Promise<void> {
  let rows: Writable | undefined;
  let failure = new AbortController();
  for await (const { frame, payload } of readFrames(path)) {
    if (frame.frame === 'table') {
      const columns = frame.columns.map((column) => client.escapeIdentifier(column)).join(', ');
      rows = client.query(copyFrom(`copy public.${client.escapeIdentifier(frame.name)} (${columns}) from stdin`));
      failure = new AbortController();
      // Heard by whoever waits below: a row that the database refuses, or a database that went away.
      rows.on('error', (error) => failure.abort(error));
    }
    failure.signal.throwIfAborted();
    if (frame.frame === 'data' && rows?.write(payload) === false) await once(rows, 'drain', { signal: failure.signal });
    if (frame.frame === 'tableEnd' && rows) {
      rows.end();
      await finished(rows);
    }
    if (frame.frame === 'end') await setSequences(client, frame);
  }
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
