import { randomBytes } from 'node:crypto';
import type { Log } from '../config/log.ts';
import { openDatabase } from '../db/database.ts';

/** A database of one test file: a copy of the migrated template. */
export const createTestDatabase = async (templateUrl: string, log: Log) => {
  const template = new URL(templateUrl);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const own = new URL(templateUrl);
  own.pathname = `/${name}`;
  const maintenance = new URL(templateUrl);
  maintenance.pathname = '/postgres';

  const admin = openDatabase(maintenance.toString(), log);
  await admin.pool.query(`create database ${name} template ${template.pathname.slice(1)} strategy file_copy`);
  const database = openDatabase(own.toString(), log);
  return {
    ...database,
    connectionString: own.toString(),
    drop: async () => {
      await database.close();
      await admin.pool.query(`drop database ${name} with (force)`);
      await admin.close();
    },
  };
};

/** Another way into a test's database; whoever made it drops it. */
export const joinTestDatabase = (connectionString: string, log: Log) => {
  const database = openDatabase(connectionString, log);
  return { ...database, connectionString, drop: database.close };
};
