import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstat, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { holdDatabase, makeFolder, query } from '../db/embedded/testing/embedded-fixture.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { readFrames, verifyBackup } from './backup-frames.ts';

let folder: Awaited<ReturnType<typeof makeFolder>>;
let file: string;
let original: string;
let count = 0;

async function makeDatabase(): Promise<string> {
  const template = new URL(inject('templateUrl'));
  const name = `backup_test_${process.pid}_${++count}`;
  const admin = Object.assign(new URL(template), { pathname: '/postgres' }).href;
  await query(admin, `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`);
  return Object.assign(new URL(template), { pathname: `/${name}` }).href;
}

async function run(command: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], {
    env: { ...process.env, INIT_CWD: folder.path, DATABASE_URL: '', DATA_DIR: folder.path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, output, complaint };
}

/** Text that COPY has to escape, and every kind of emptiness. */
const names = ['Ana\tMaria', 'linha\nnova', 'barra\\.', '\\.', '\\N', '', '"aspas"', 'ção 🩸'];

async function fill(address: string): Promise<void> {
  for (const [index, name] of names.entries()) {
    await query(
      address,
      `insert into users (id, first_name, last_name, username, email, password_hash, time_zone, created_at)
       values (gen_random_uuid(), $1, 'x', 'pessoa' || $2, $2 || '@exemplo.com', 'hash', 'UTC', now())`,
      [name, String(index)],
    );
  }
  await query(
    address,
    `insert into idempotency_keys (user_id, key, fingerprint, reply, created_at)
     select id, 'k' || n, 'f', repeat('{"a":"á"}', 20), now() from users, generate_series(1, 2000) n`,
  );
}

/** Everything but the revisions, which a restore moves on. */
const content = async (address: string) =>
  query(
    address,
    `select (select md5(string_agg((to_jsonb(u) - 'revision')::text, '|' order by id)) from users u) as users,
            (select md5(string_agg(k::text, '|' order by user_id, key)) from idempotency_keys k) as keys`,
  );

const namesOfTables = async (address: string) =>
  (await query(address, `select table_name::text as name from information_schema.tables where table_schema = 'public'`))
    .map(({ name }) => name)
    .toSorted();

beforeAll(async () => {
  folder = await makeFolder();
  file = join(folder.path, 'vida.backup');
  original = await makeDatabase();
  await fill(original);
  expect(await run('backup', ['vida.backup'], { DATABASE_URL: original })).toMatchObject({
    code: 0,
    complaint: '',
  });
});

afterAll(() => folder.remove());

describe('backup and restore', () => {
  it('bring every row back, readable by the owner alone', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const tables: string[] = [];
    for await (const { frame } of readFrames(file)) if (frame.frame === 'table') tables.push(frame.name);
    expect(tables.toSorted()).toEqual(await namesOfTables(original));
    const empty = await makeDatabase();
    expect(await run('restore', ['vida.backup'], { DATABASE_URL: empty })).toMatchObject({
      code: 0,
      complaint: '',
    });
    expect(await content(empty)).toEqual(await content(original));
  });

  it('replace what is there only when told to', async () => {
    const other = await makeDatabase();
    await fill(other);
    const before = await content(other);
    const refused = await run('restore', ['vida.backup'], { DATABASE_URL: other });
    expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining('--yes') });
    expect(await content(other)).toEqual(before);
    await writeFile(join(folder.path, 'deleted-accounts.txt'), '2020-01-01T00:00:00.000Z início da lista\n');
    expect(await run('restore', ['vida.backup', '--yes'], { DATABASE_URL: other })).toMatchObject({
      code: 0,
      output: expect.stringContaining('Nenhuma conta excluída depois do backup voltou com ele.'),
    });
    expect(await content(other)).toEqual(await content(original));
    const [revisions] = await query(other, 'select min(revision)::text as least from users');
    expect(Number(revisions?.least)).toBeGreaterThan(Date.parse('2026-01-01'));
  });

  it('refuse a damaged file and change nothing', async () => {
    const bytes = await readFile(file);
    const flipped = Buffer.from(bytes);
    const middle = Math.floor(bytes.length / 2);
    flipped[middle] = (bytes[middle] ?? 0) ^ 1;
    const plain = gunzipSync(bytes);
    plain.write('hasH', plain.indexOf('\thash\t') + 1);
    const before = await content(original);
    const damaged = join(folder.path, 'damaged');
    for (const bad of [flipped, bytes.subarray(0, -2000), gzipSync(plain), Buffer.from('oi')]) {
      await writeFile(damaged, bad);
      await expect(verifyBackup(damaged)).rejects.toThrow('corrompido');
    }
    const refused = await run('restore', ['damaged', '--yes'], { DATABASE_URL: original });
    expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining('corrompido') });
    expect(await content(original)).toEqual(before);
  });

  it('refuse a backup of another schema', async () => {
    const other = await makeDatabase();
    await query(other, 'update drizzle.__drizzle_migrations set created_at = created_at - 1');
    await run('backup', ['older'], { DATABASE_URL: other });
    const refused = await run('restore', ['older', '--yes'], { DATABASE_URL: original });
    expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining('outra versão') });
  });

  it('say what is missing', async () => {
    const nowhere = { DATA_DIR: join(folder.path, 'nada') };
    const complaints = await Promise.all([
      run('backup', [], {}),
      run('backup', ['x'], nowhere),
      run('restore', ['nada.backup'], nowhere),
      run('backup', ['nada/x'], { DATABASE_URL: original }),
    ]);
    expect(complaints.map(({ complaint }) => complaint)).toEqual([
      expect.stringContaining('Uso:'),
      expect.stringContaining('Não há banco de dados'),
      expect.stringContaining('Não foi possível ler'),
      expect.stringContaining('Não foi possível escrever'),
    ]);
    expect(complaints.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
  });

  it('write into no device and no folder, and through a link into its file', async () => {
    const device = join(folder.path, 'device');
    const holder = createServer().listen(device);
    await once(holder, 'listening');
    for (const path of [device, '.']) {
      const refused = await run('backup', [path], { DATABASE_URL: original });
      expect(refused).toMatchObject({ code: 1, complaint: expect.stringContaining('não é um arquivo') });
    }
    expect((await lstat(device)).isSocket()).toBe(true);
    holder.close();
    const link = join(folder.path, 'newest.backup');
    await symlink('vida.backup', link);
    const before = (await stat(file)).ino;
    expect((await run('backup', [link], { DATABASE_URL: original })).code).toBe(0);
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
    expect((await stat(file)).ino).not.toBe(before);
    expect((await readdir(folder.path)).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  it('work on the embedded database, with Vida running and without', { timeout: 90_000 }, async () => {
    const dataDir = join(folder.path, 'data');
    expect(await run('restore', ['vida.backup'], { DATA_DIR: dataDir })).toMatchObject({
      code: 0,
      output: expect.stringMatching(
        /sessões foram encerradas.*\nAtenção: aqui não se sabe.*data\/deleted-accounts\.txt antes de abrir/,
      ),
    });
    const vida = holdDatabase({ dataDir });
    const address = await vida.address;
    await migrateDatabase(address);
    expect(await content(address)).toEqual(await content(original));
    await query(address, `delete from users where username = 'pessoa0'`);
    expect((await run('backup', ['second'], { DATA_DIR: dataDir })).code).toBe(0);
    expect((await run('restore', ['vida.backup', '--yes'], { DATA_DIR: dataDir })).code).toBe(0);
    expect(await content(address)).toEqual(await content(original));
    vida.child.kill('SIGTERM');
    expect(await vida.ended).toBe(0);
    expect((await run('backup', ['third'], { DATA_DIR: dataDir })).code).toBe(0);
  });
});
