import { Client } from 'pg';
import { databaseRole } from './create-cluster.ts';

/** Address of a database on the embedded server. */
export function embeddedUrl(port: number, password: string, database = databaseRole): string {
  return `postgres://${databaseRole}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/**
 * Connects once, and makes Vida's database if an interrupted first start left it out. Throws when there is no answer.
 */
export async function makeFirstContact(port: number, password: string): Promise<void> {
  try {
    await withClient(embeddedUrl(port, password), async () => undefined);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === DATABASE_MISSING)) throw error;
    await withClient(embeddedUrl(port, password, 'postgres'), (client) =>
      client.query(`create database ${client.escapeIdentifier(databaseRole)}`),
    );
  }
}

/** `invalid_catalog_name` */
const DATABASE_MISSING = '3D000';

async function withClient(connectionString: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  // A server that goes away again is noticed by the query that fails.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
