import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rounds } from '../../testing/rounds.ts';
import { findClusterDir } from './choose-place.ts';
import { findPostmaster, isAlive } from './postmaster-file.ts';
import { startEmbedded } from './start-embedded.ts';
import { holdDatabase, makeFolder, query, silentLog } from './testing/embedded-fixture.ts';

/** Every second kill takes the database with it. */
const KILLS = rounds(2, 20);
let folder: Awaited<ReturnType<typeof makeFolder>>;
let dataDir: string;

beforeEach(async () => {
  folder = await makeFolder();
  dataDir = join(folder.path, 'data');
});

afterEach(async () => {
  const left = await findPostmaster(await findClusterDir(dataDir));
  if (left) process.kill(left.pid, 'SIGQUIT');
  await folder.remove();
});

/** Writes numbers until the connection breaks, and answers those that were acknowledged. */
async function writeUntilBroken(address: string, from: number): Promise<number[]> {
  const client = new Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  const acknowledged: number[] = [];
  try {
    for (let n = from; ; n++) {
      await client.query('insert into written values ($1)', [n]);
      acknowledged.push(n);
    }
  } catch {
    return acknowledged;
  }
}

describe('after a crash', () => {
  it('every acknowledged write is there, whether Vida or everything was killed', async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < KILLS; round++) {
      const vida = holdDatabase({ dataDir });
      const address = await vida.address;
      await query(address, 'create table if not exists written (n int primary key)');
      const writing = writeUntilBroken(address, round * 1_000_000);
      await expect
        .poll(async () => (await query(address, 'select count(*)::int as n from written'))[0]?.n, {
          interval: 7 * (round + 1),
        })
        .toBeGreaterThan(acknowledged.length);
      const postmaster = await findPostmaster(await findClusterDir(dataDir));
      vida.child.kill('SIGKILL');
      await vida.ended;
      // Half of the rounds the server goes too; else the next start finds it running.
      if (round % 2 === 0 && postmaster) process.kill(postmaster.pid, 'SIGKILL');
      else if (postmaster)
        await query(address, 'select pg_terminate_backend(pid) from pg_stat_activity where query like $1', ['insert%']);
      acknowledged.push(...(await writing));
    }
    const database = await startEmbedded({ dataDir, log: silentLog });
    const found = await query(database.connectionString, 'select n from written');
    const stored = new Set(found.map(({ n }) => n));
    expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
    // The insert under way at the kill may have been stored without its answer.
    expect(stored.size - acknowledged.length).toBeLessThanOrEqual(KILLS);
    await database.stop();
  }, 300_000);

  it('a server that was left running is closed, and its data are there', async () => {
    const vida = holdDatabase({ dataDir });
    await query(await vida.address, 'create table kept as select 7 as n');
    vida.child.kill('SIGKILL');
    await vida.ended;
    const orphan = await findPostmaster(await findClusterDir(dataDir));
    expect(orphan && isAlive(orphan.pid)).toBe(true);
    const startedMs = performance.now();
    const database = await startEmbedded({ dataDir, log: silentLog });
    expect(performance.now() - startedMs).toBeLessThan(5000);
    expect(orphan && isAlive(orphan.pid)).toBe(false);
    expect(await query(database.connectionString, 'select n from kept')).toEqual([{ n: 7 }]);
    await database.stop();
  });

  it('a Vida that is told twice to stop ends at once, and its database with it', async () => {
    const vida = holdDatabase({ dataDir });
    await vida.address;
    const database = await findPostmaster(await findClusterDir(dataDir));
    vida.child.kill('SIGTERM');
    vida.child.kill('SIGINT');
    expect(await vida.ended).toBe(1);
    await expect.poll(() => database && isAlive(database.pid), { timeout: 5000 }).toBe(false);
  });

  it('a first start that was cut short anywhere is taken up again', async () => {
    for (const killAfterMs of [300, 550, 800].slice(0, rounds(2, 3))) {
      const vida = holdDatabase({ dataDir });
      const killer = setTimeout(() => vida.child.kill('SIGKILL'), killAfterMs);
      await vida.ended;
      clearTimeout(killer);
    }
    const database = await startEmbedded({ dataDir, log: silentLog });
    expect(await query(database.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
  }, 30_000);

  it('a lock file whose process id now belongs to another program does not stop the start', async () => {
    await (await startEmbedded({ dataDir, log: silentLog, durable: false })).stop();
    const cluster = await findClusterDir(dataDir);
    await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n`, {
      mode: 0o644,
    });
    const database = await startEmbedded({ dataDir, log: silentLog, durable: false });
    expect(await query(database.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
  });
});
