import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actFor, personOf } from '../turns/who-acts.ts';
import { isDatabaseUnavailable, type OpenDatabase, openDatabase } from './database.ts';
import { findClusterDir } from './embedded/choose-place.ts';
import { findPostmaster } from './embedded/postmaster-file.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded/start-embedded.ts';
import { makeFolder, silentLog } from './embedded/testing/embedded-fixture.ts';

let folder: Awaited<ReturnType<typeof makeFolder>>;
let server: EmbeddedDatabase;
let open: OpenDatabase;

beforeAll(async () => {
  folder = await makeFolder();
  server = await startEmbedded({ dataDir: folder.path, log: silentLog, durable: false });
  open = openDatabase(server.connectionString, silentLog);
  await open.db.execute(sql`create table counted (n int not null)`);
});

afterAll(async () => {
  await open.close();
  await server.stop();
  await folder.remove();
});

const one = async () => (await open.db.execute(sql`select 1 as one`)).rows;
const postmaster = async () => (await findPostmaster(await findClusterDir(folder.path)))?.pid ?? 0;
const recovery = { timeout: 10_000, interval: 50 };

const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (isDatabaseUnavailable(error) ? 'unavailable' : error),
  );

describe('the connection pool', () => {
  it('survives the end of every connection, lent out or not', async () => {
    const inTransaction = open.db.transaction(async (tx) => {
      await tx.execute(sql`insert into counted values (1)`);
      await open.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = 'vida'`,
      );
      await tx.execute(sql`insert into counted values (2)`);
    });
    expect(await failure(inTransaction)).toBe('unavailable');
    await expect.poll(() => one().catch(() => 'away'), recovery).toEqual([{ one: 1 }]);
    expect((await open.db.execute(sql`select * from counted`)).rows).toEqual([]);
  });

  it('answers quickly while the server is away, and works again when it is back', async () => {
    process.kill(await postmaster(), 'SIGKILL');
    const results = await Promise.all(
      Array.from({ length: 30 }, () => failure(open.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.2)`)))),
    );
    expect(new Set(results).difference(new Set(['unavailable', 'no failure']))).toEqual(new Set());
    await expect.poll(() => one().catch(() => 'away'), recovery).toEqual([{ one: 1 }]);
    expect(open.pool.waitingCount).toBe(0);
    expect(open.pool.totalCount).toBe(open.pool.idleCount);
  });

  it('gives up on a server that is silent and loses no connection over it', async () => {
    await Promise.all(Array.from({ length: 10 }, one));
    const { rows } = await open.db.execute<{ pid: number }>(
      sql`select pid from pg_stat_activity where application_name = 'vida'`,
    );
    const silent = [await postmaster(), ...rows.map(({ pid }) => pid)];
    for (const pid of silent) process.kill(pid, 'SIGSTOP');
    const startedMs = performance.now();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        failure(n % 2 ? one() : open.db.transaction((tx) => tx.execute(sql`select 1`))),
      ),
    );
    for (const pid of silent) process.kill(pid, 'SIGCONT');
    expect(new Set(results)).toEqual(new Set(['unavailable']));
    expect(performance.now() - startedMs).toBeLessThan(5_000);
    await expect.poll(() => one().catch(() => 'away'), recovery).toEqual([{ one: 1 }]);
    expect(open.pool.totalCount).toBe(open.pool.idleCount);
  }, 20_000);

  it('waits for a long statement on a server that answers others', async () => {
    const { rows } = await open.db.execute(sql`select pg_sleep(3) is not null as slept`);
    expect(rows).toEqual([{ slept: true }]);
  });

  it('makes a new connection though this process is held up meanwhile', async () => {
    const own = openDatabase(server.connectionString, silentLog);
    const answer = failure(own.db.execute(sql`select 1`));
    while (own.pool.totalCount === 0) await Promise.resolve();
    // Wherever the two are in their talk: with a moment between, in which the talk goes on a little.
    for (let turn = 0; turn < 3; turn += 1) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_100);
      await nextTurn();
    }
    expect(await answer).toBe('no failure');
    await own.close();
  });

  it('bounds its queue', async () => {
    const [CONNECTIONS, QUEUE, TOO_MANY] = [10, 1000, 40];
    const crowd = Array.from({ length: CONNECTIONS + QUEUE + TOO_MANY }, () => failure(one()));
    const results = await Promise.all(crowd);
    expect(results.filter((result) => result === 'unavailable')).toHaveLength(TOO_MANY);
    expect(results.filter((result) => result === 'no failure')).toHaveLength(CONNECTIONS + QUEUE);
  });

  it('keeps connections for others, whatever one asks for', async () => {
    const order: string[] = [];
    const ask = (who: string) =>
      actFor(personOf(who), () => open.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.05)`))).then(() =>
        order.push(who),
      );
    const greedy = Array.from({ length: 40 }, () => ask('greedy'));
    const modest = Array.from({ length: 6 }, (_, n) => ask(`modest ${n}`));
    await Promise.all([...greedy, ...modest]);
    expect(order.slice(0, 10).filter((who) => who === 'greedy')).toHaveLength(4);
  });

  it('lets no statement and no idle transaction hold a connection for long', async () => {
    const { rows } = await open.db.execute(
      sql`select name, setting from pg_settings
          where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by 1`,
    );
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '6000' },
      { name: 'statement_timeout', setting: '5000' },
    ]);
    const tooLong = open.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 50`);
      await tx.execute(sql`select pg_sleep(30)`);
    });
    expect(await failure(tooLong)).toBe('unavailable');
  });
});

it('an ended pool does not complain of connections that the server ends too', async () => {
  const lines: { level: number }[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const own = openDatabase(server.connectionString, log);
  const clients: PoolClient[] = [];
  own.pool.on('connect', (client) => clients.push(client));
  const query = () => own.db.execute(sql`select pg_sleep(0.05)`);
  await Promise.all([query(), query(), query()]);
  const endedByServer = new Error('terminating connection due to administrator command');
  clients[0]?.emit('error', endedByServer);
  expect(lines).toHaveLength(1);
  const closed = own.close();
  for (const client of clients.slice(1)) client.emit('error', endedByServer);
  await closed;
  expect(clients).toHaveLength(3);
  expect(lines).toHaveLength(1);
});

describe('isDatabaseUnavailable', () => {
  it('does not excuse our own mistakes', async () => {
    expect(await failure(open.db.execute(sql`select * from nowhere`))).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(new Error('other'))).toBe(false);
    expect(isDatabaseUnavailable('text')).toBe(false);
  });

  it('knows a server that refuses connections', async () => {
    const nobody = openDatabase('postgres://vida:x@127.0.0.1:1/vida', silentLog);
    expect(await failure(nobody.db.execute(sql`select 1`))).toBe('unavailable');
    await nobody.close();
  });
});
