import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Where every process that serves Vida on this database listens; a message is a person's id and nothing else. */
export const CHANGES_CHANNEL = 'vida_changes';

/**
 * Tells every process, when the transaction commits, that a person has news. Only for what somebody waits for, such
 * as a notification: PostgreSQL takes a global lock for each commit that notifies, so no frequent write may do it.
 */
export const announceChange = async (userId: string, tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${userId})`);
};
