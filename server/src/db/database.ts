import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import type { Log } from '../config/log.ts';
import { createResilientPool, DatabaseBusyError } from './resilient-pool.ts';

/** The pool and Drizzle over it. Connects when first asked, so that Vida can start before its database does. */
export const openDatabase = (connectionString: string, log: Log) => {
  const pool = createResilientPool(connectionString, log);
  const db = drizzle(pool, { casing: 'snake_case' });
  return { db, pool, close: () => pool.end() };
};

/** Drizzle over one connection, for commands that do more on it. */
export const databaseOver = (client: Client) => drizzle(client, { casing: 'snake_case' });

/** Asks the database for anything at all. */
export const pingDatabase = (db: Database): Promise<unknown> => db.execute(sql`select 1`);

export type OpenDatabase = ReturnType<typeof openDatabase>;
export type Database = OpenDatabase['db'];
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Connections refused, lost or too many (08, 53300), disk or memory full (53), shutting down or starting up (57P0x),
 * a statement or transaction that took too long (57014, 25P03, 25P04), and a server that only reads (25006).
 */
const unavailableCodes = new RegExp(
  String.raw`^(08...|53...|57P0\d|57014|25P0[34]|25006|ECONNREFUSED|ECONNRESET` +
    '|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT)$',
);
const unavailableMessages = new RegExp(
  'timeout exceeded when trying to connect|Connection terminated' +
    '|Client has encountered a connection error|not queryable',
);

/** Whether an error (possibly wrapped by Drizzle) means that the database cannot serve just now: 503, not 500. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    error instanceof DatabaseBusyError ||
    unavailableCodes.test(code) ||
    unavailableMessages.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  );
};
