import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/database.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrateDatabase } from '../db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection to the migrated template database; test files copy it. */
    templateUrl: string;
  }
}

const TEMPLATE = 'vida_template';

const withDatabase = (connectionString: string, name: string): string => {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.toString();
};

/** Vitest's global set-up: one PostgreSQL for the run, with one migrated template. */
export default async ({ provide }: TestProject) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vida-test-'));
  const log = pino({ level: 'error' });
  const embedded = await startEmbedded({ dataDir, log, durable: false });
  const admin = openDatabase(embedded.connectionString, log);
  await admin.pool.query(`create database ${TEMPLATE}`);
  await admin.close();
  const templateUrl = withDatabase(embedded.connectionString, TEMPLATE);
  await migrateDatabase(templateUrl);
  provide('templateUrl', templateUrl);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
};
