import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { deleteAccount } from '@vida/contract/account/account-endpoints.ts';
import { register, type SignedIn } from '@vida/contract/auth/auth-endpoints.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { readRewriteMemory, writeRewriteMemory } from '../db/embedded/rewrite-memory.ts';
import { rewriteTouched } from '../db/embedded/rewrite-tables.ts';
import { findRunningDatabase } from '../db/embedded/start-embedded.ts';
import { makeFolder, query } from '../db/embedded/testing/embedded-fixture.ts';
import { plantRows } from '../features/account/testing/plant-rows.ts';
import { startVida } from '../start-vida.ts';
import { startNightlyRewrite } from './nightly-rewrite.ts';

const CANARY = 'canario-que-voou';

let folder: Awaited<ReturnType<typeof makeFolder>>;
let vida: Awaited<ReturnType<typeof startVida>>;
let connectionString: string;
let written = '';
const destination = new Writable({
  write: (chunk, _encoding, done) => {
    written += String(chunk);
    done();
  },
});
const log = pino({ level: 'debug' }, destination);

beforeAll(async () => {
  folder = await makeFolder();
  vida = await startVida({
    config: loadConfig({ DATA_DIR: folder.path, PORT: '0' }),
    log,
    clock: () => new Date(),
    webFolder: '/nonexistent',
  });
  connectionString = (await findRunningDatabase(folder.path)) ?? '';
}, 60_000);
afterAll(async () => {
  await vida.stop();
  await folder.remove();
});

const send = async (method: string, path: string, body: unknown, token?: string) => {
  const reply = await fetch(`http://127.0.0.1:${vida.port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  expect(reply.ok).toBe(true);
  return (await reply.json()) as SignedIn;
};

/** Files of the data folder with the canary in their bytes: tables, indexes, long texts, the write-ahead log, logs. */
const filesWithCanary = async (): Promise<string[]> => {
  const entries = await readdir(folder.path, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    if (!bytes.includes(CANARY)) continue;
    const [relation] = await query(connectionString, 'select pg_filenode_relation(0, $1)::text as name', [
      /\/base\/\d+\/(\d+)/.exec(path)?.[1] ?? 0,
    ]);
    found.push(`${path.slice(folder.path.length)} ${relation?.name ?? ''}`);
  }
  return found;
};

const rewrite = (change: { limitMs?: number; signal?: AbortSignal } = {}) =>
  rewriteTouched({
    connectionString,
    dataDir: folder.path,
    now: new Date(),
    limitMs: 60_000,
    signal: new AbortController().signal,
    ...change,
  });

describe('what was deleted', () => {
  it('is in no file any more after the night, nor in a log, nor in what the planner remembers', {
    timeout: 120_000,
  }, async () => {
    const password = 'girassol amarelo';
    const { user, token } = await send(register.method, register.path, {
      username: CANARY,
      email: `${CANARY}@exemplo.com`,
      firstName: CANARY,
      lastName: CANARY,
      password,
    });
    const { pool, close } = openDatabase(connectionString, log);
    await plantRows(pool, user.id, CANARY);
    await pool.query('analyze');
    await pool.query('checkpoint');
    const before = await filesWithCanary();
    expect(before.some((path) => path.includes('/base/'))).toBe(true);
    expect(before.some((path) => path.includes('/pg_wal/'))).toBe(true);

    await send(deleteAccount.method, deleteAccount.path, { password }, token);
    await close();
    expect(await filesWithCanary()).not.toEqual([]);

    const { rewritten, left } = await rewrite();
    expect(rewritten).toEqual(expect.arrayContaining(['users', 'health_metrics', 'chat_messages']));
    expect(left).toEqual([]);
    expect(await filesWithCanary()).toEqual([]);
    expect(written).toContain('account deleted');
    expect(written).not.toContain(CANARY);
    const loaded = await query(connectionString, 'show shared_preload_libraries');
    expect(loaded).toEqual([{ shared_preload_libraries: '' }]);
  });

  it('is not looked for twice', { timeout: 40_000 }, async () => {
    // A connection that rests tells PostgreSQL of its last changes after ten seconds.
    await expect.poll(() => rewrite(), { timeout: 30_000 }).toEqual({ rewritten: [], left: [] });
  });
});

describe('a rewrite', () => {
  const touch = () => query(connectionString, 'update users set revision = revision + 1');
  const holdUsers = async () => {
    const { pool, close } = openDatabase(connectionString, log);
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from users');
    return async () => {
      await holder.query('commit');
      holder.release();
      await close();
    };
  };

  it('leaves for another time what somebody uses for too long', async () => {
    await touch();
    const letGo = await holdUsers();
    expect((await rewrite({ limitMs: 100 })).left).toContain('users');
    await letGo();
    expect((await rewrite()).rewritten).toContain('users');
  });

  it('ends at once when somebody comes', async () => {
    await touch();
    const letGo = await holdUsers();
    const coming = new AbortController();
    const under = rewrite({ signal: coming.signal });
    const isWaiting = async () =>
      (
        await query(
          connectionString,
          `select 1 from pg_stat_activity where application_name = 'vida-rewrite' and wait_event_type = 'Lock'`,
        )
      ).length;
    await expect.poll(isWaiting).toBe(1);
    coming.abort();
    expect((await under).left).toContain('users');
    await letGo();
  });
});

it('the night comes by itself, when nobody is there', async () => {
  await query(connectionString, 'update users set revision = revision + 1');
  const evening = { at: '2026-11-20T23:00:00.000Z', countedSince: '', changes: {} };
  await writeRewriteMemory(folder.path, evening);
  let now = new Date('2026-11-21T03:30:00-03:00');
  const rewriting = startNightlyRewrite({ connectionString, dataDir: folder.path, clock: () => now, log });
  const lookAfter = async (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
    await rewriting.look();
    return (await readRewriteMemory(folder.path))?.at;
  };
  expect(await lookAfter(59)).toBe(evening.at);
  rewriting.disturb();
  expect(await lookAfter(59)).toBe(evening.at);
  expect(await lookAfter(1)).toBe(now.toISOString());
  await rewriting.stop();
});
