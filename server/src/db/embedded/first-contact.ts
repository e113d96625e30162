import { Client } from 'pg';
import { databaseRole } from './create-cluster.ts';

/** Address of a database on the embedded server. */
export function embeddedUrl(port: number, password: string, database = databaseRole): string {
  return `postgres://${databaseRole}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** Connects once, and makes Vida's database if an interrupted first start left it out. Throws when there is no answer. */
export async function makeFirstContact(port: number, password: string): Promise<void> {
  const connectionString = embeddedUrl(port, password, 'postgres');
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  // A server that goes away again is noticed by the query that fails.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseRole]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(databaseRole)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
