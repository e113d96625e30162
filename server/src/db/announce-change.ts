import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';

/**
 * Where every process that serves Vida on this database listens; a message is a person's id, or `COMMUNITY_CHANGED`.
 */
export const CHANGES_CHANNEL = 'vida_changes';

/** What is announced instead of a person's id when the community changed for everybody. */
export const COMMUNITY_CHANGED = 'community';

/**
 * Tells every process, when the transaction commits (at once outside one), that a person has news. Only for what
 * somebody waits for, such as a notification or the end of a session: PostgreSQL takes a global lock for each commit
 * that notifies, so no frequent write may do it.
 */
export const announceChange = async (userId: string, db: Database | Transaction): Promise<void> => {
  await db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${userId})`);
};
