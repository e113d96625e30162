import { pino } from 'pino';
import type { Config } from '../config/config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { openCommandDatabase } from './command-database.ts';

/** Runs `work` on the migrated database of a command, and closes what it opened. */
export async function withAccounts<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const source = await openCommandDatabase(config);
  try {
    await migrateDatabase(source.connectionString);
    const database = openDatabase(source.connectionString, pino({ level: 'warn' }, process.stderr));
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  } finally {
    await source.close();
  }
}
