import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './embedded/start-embedded.ts';
import { makeFolder, query, silentLog } from './embedded/testing/embedded-fixture.ts';
import { migrateDatabase, refuseOldVersion } from './migrate.ts';

let folder: Awaited<ReturnType<typeof makeFolder>>;
let server: EmbeddedDatabase;
let address: string;
let count = 0;

beforeAll(async () => {
  folder = await makeFolder();
  server = await startEmbedded({ dataDir: join(folder.path, 'data'), log: silentLog, durable: false });
});

beforeEach(async () => {
  const name = `migrate_${++count}`;
  await query(server.connectionString, `create database ${name} strategy file_copy`);
  address = Object.assign(new URL(server.connectionString), { pathname: `/${name}` }).href;
});

afterAll(async () => {
  await server.stop();
  await folder.remove();
});

async function writeMigrations(statements: string[]): Promise<string> {
  const path = join(folder.path, `migrations-${++count}`);
  await mkdir(join(path, 'meta'), { recursive: true });
  const entries = statements.map((_, index) => ({
    idx: index,
    version: '7',
    when: 1000 + index,
    tag: `000${index}_step`,
    breakpoints: true,
  }));
  await writeFile(join(path, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  await Promise.all(statements.map((sql, index) => writeFile(join(path, `000${index}_step.sql`), sql)));
  return path;
}

const older = ['create table a (id int primary key)'];
const newer = [...older, 'create table b (id int primary key)'];

const tables = async () =>
  (await query(address, `select tablename from pg_tables where schemaname = 'public' order by 1`)).map(
    ({ tablename }) => tablename,
  );

describe('migrateDatabase', () => {
  it('brings an empty and an older database to the same schema, and may run again', async () => {
    await migrateDatabase(address, await writeMigrations(older));
    expect(await tables()).toEqual(['a']);
    const current = await writeMigrations(newer);
    await migrateDatabase(address, current);
    await migrateDatabase(address, current);
    expect(await tables()).toEqual(['a', 'b']);
  });

  it('makes the extensions for search', async () => {
    await migrateDatabase(address, await writeMigrations(older));
    expect(await query(address, `select unaccent('avó') as plain, similarity('avó', 'avó') as same`)).toEqual([
      { plain: 'avo', same: 1 },
    ]);
  });

  it('lets several starters take turns', async () => {
    const path = await writeMigrations(newer);
    await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(address, path)));
    expect(await query(address, 'select count(*)::int as n from drizzle.__drizzle_migrations')).toEqual([{ n: 2 }]);
  });

  it('leaves nothing behind when a step fails', async () => {
    await expect(migrateDatabase(address, await writeMigrations([...older, 'create tabel b']))).rejects.toThrow();
    expect(await tables()).toEqual([]);
    await migrateDatabase(address, await writeMigrations(newer));
    expect(await tables()).toEqual(['a', 'b']);
  });

  it('refuses a database of a newer Vida and changes nothing', async () => {
    await migrateDatabase(address, await writeMigrations(newer));
    await expect(migrateDatabase(address, await writeMigrations(older))).rejects.toThrow('Vida mais nova');
    expect(await tables()).toEqual(['a', 'b']);
  });

  it('says where it could not connect, without the password', async () => {
    const attempt = migrateDatabase('postgres://vida:segredo@127.0.0.1:1/vida');
    await expect(attempt).rejects.toThrow('127.0.0.1:1 (ECONNREFUSED)');
    await expect(attempt).rejects.not.toThrow('segredo');
  });
});

describe('refuseOldVersion', () => {
  it('wants 15 or newer', () => {
    expect(() => refuseOldVersion({ number: 140_019, version: '14.19' })).toThrow('14.19');
    expect(() => refuseOldVersion({ number: 150_000, version: '15.0' })).not.toThrow();
  });
});
