import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordFile } from './create-cluster.ts';
import { isAlive } from './postmaster-file.ts';
import { type EmbeddedDatabase, findRunningDatabase, startEmbedded } from './start-embedded.ts';
import { holdDatabase, makeFolder, query, silentLog } from './testing/embedded-fixture.ts';

let folder: Awaited<ReturnType<typeof makeFolder>>;
let dataDir: string;
let database: EmbeddedDatabase;

beforeAll(async () => {
  folder = await makeFolder(0o700);
  dataDir = join(folder.path, 'data');
  // An ordinary user's folder: the one above may be closed to others only when Vida is not root.
  if (process.getuid?.() === 0) {
    const { chmod } = await import('node:fs/promises');
    await chmod(folder.path, 0o755);
  }
  database = await startEmbedded({ dataDir, log: silentLog });
}, 30_000);

afterAll(async () => {
  await database.stop();
  await folder.remove();
});

const ask = async (statement: string) => Object.values((await query(database.connectionString, statement))[0] ?? {});

describe('the embedded database', () => {
  it('is a durable PostgreSQL 18 in UTF-8 with Brazilian collation', async () => {
    expect(await ask('show server_version_num')).toEqual([expect.stringMatching(/^18/)]);
    expect(await ask('show fsync')).toEqual(['on']);
    expect(await ask('show synchronous_commit')).toEqual(['on']);
    expect(await ask('show server_encoding')).toEqual(['UTF8']);
    expect(await ask(`select datlocale, datlocprovider from pg_database where datname = 'vida'`)).toEqual([
      'pt-BR',
      'i',
    ]);
    expect(await ask(`select array_agg(w order by w) from unnest(array['zelo','água','Ana','avó','avô']) w`)).toEqual([
      ['água', 'Ana', 'avó', 'avô', 'zelo'],
    ]);
  });

  it('has the extensions for Portuguese search', async () => {
    await query(database.connectionString, 'create extension unaccent; create extension pg_trgm');
    expect(await ask(`select unaccent('açúcar')`)).toEqual(['acucar']);
    expect(
      await ask(`select show_trgm('açúcar')::text like '%çúc%' or array_length(show_trgm('açúcar'), 1) = 7`),
    ).toEqual([true]);
    expect(
      await ask(`select to_tsvector('portuguese', 'caminhadas') @@ to_tsquery('portuguese', 'caminhada')`),
    ).toEqual([true]);
  });

  it('writes no statement and no value into its log', async () => {
    expect(await ask('show log_min_error_statement')).toEqual(['panic']);
    expect(await ask('show log_min_messages')).toEqual(['log']);
  });

  it('keeps its password to itself, on a port of its own', async () => {
    const { port, password } = new URL(database.connectionString);
    expect(port).not.toBe('5432');
    expect(password.length).toBeGreaterThanOrEqual(32);
    expect((await stat(passwordFile(dataDir))).mode & 0o777).toBe(0o600);
    const wrong = new URL(database.connectionString);
    wrong.password = 'errada';
    await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('is found by the commands', async () => {
    expect(await findRunningDatabase(dataDir)).toBe(database.connectionString);
  });

  it('turns a second Vida away within 2 s and goes on', async () => {
    const startedMs = performance.now();
    const second = holdDatabase({ dataDir });
    expect(await second.ended).toBe(1);
    expect(performance.now() - startedMs).toBeLessThan(2000);
    expect(await second.complaint).toContain('A Vida já está aberta com esta pasta de dados');
    expect(await ask('select 1')).toEqual([1]);
  });

  it('comes back by itself on the same address when its server dies', async () => {
    const [pid] = await ask(`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int`);
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => ask('select 1').catch(() => 'away'), { timeout: 10_000 }).toEqual([1]);
    expect(isAlive(Number(pid))).toBe(false);
  });

  it('stops for good, also when asked twice', async () => {
    await Promise.all([database.stop(), database.stop()]);
    expect(await findRunningDatabase(dataDir)).toBeUndefined();
    database = await startEmbedded({ dataDir, log: silentLog });
    expect(await ask(`select count(*)::int from pg_extension where extname = 'unaccent'`)).toEqual([1]);
  });
});
