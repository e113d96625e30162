import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { z } from 'zod';
import { StartupError } from '../config/startup-error.ts';
import { migrationMessages } from './migration-messages.ts';

const oldestVersion = 150_000;
/** Any fixed number: whoever holds it migrates, others wait. */
const migrationLock = 8_432_001;

const migrationsFolder = join(import.meta.dirname, '../../drizzle');

/**
 * Brings the database to this Vida's schema, once when several start together. Throws `StartupError` when there is no
 * connection, for a PostgreSQL older than 15, and for a database that a newer Vida has migrated.
 */
export async function migrateDatabase(connectionString: string, folder = migrationsFolder): Promise<void> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    application_name: 'vida-migrate',
  });
  // The query under way fails with the reason; an unheard event would end the process.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new StartupError(migrationMessages.unreachable(describeServer(connectionString), describeError(error)));
  });
  try {
    await refuseOldServer(client);
    // Nearly every start: one question, and nobody is waited for.
    if (!(await findMissing(client, folder))) return;
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await findMissing(client, folder);
    await client.query('create extension if not exists unaccent');
    await client.query('create extension if not exists pg_trgm');
    const { migrate } = await import('drizzle-orm/node-postgres/migrator');
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/** When each applied migration was generated (milliseconds since 1970), oldest first: the identity of a schema. */
export async function readAppliedMigrations(client: Client): Promise<number[]> {
  const found = await client.query(`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`);
  if (!found.rows[0]?.exists) return [];
  const applied = await client.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  return applied.rows.map(({ at }) => Number(at));
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  );
  if (rows[0]) refuseOldVersion(rows[0]);
}

/** `number` as PostgreSQL counts it: 150004 is 15.4. */
export function refuseOldVersion({ number, version }: { number: number; version: string }): void {
  if (number < oldestVersion) throw new StartupError(migrationMessages.tooOld(version));
}

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })) });

/**
 * Whether a migration of the folder was not applied yet. Throws `StartupError` where one was that this Vida has not.
 */
async function findMissing(client: Client, folder: string): Promise<boolean> {
  const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'));
  const known = journalSchema.parse(journal).entries.map(({ when }) => when);
  const applied = new Set(await readAppliedMigrations(client));
  if (applied.difference(new Set(known)).size > 0) throw new StartupError(migrationMessages.newerSchema);
  return known.some((when) => !applied.has(when));
}

/** Host and port alone: the address holds a password. */
function describeServer(connectionString: string): string {
  return URL.parse(connectionString)?.host || 'DATABASE_URL';
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
}
