import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeSensorReadings, toLibreViewFile } from './demo/libreview-file.ts';
import { createTestDatabase } from './testing/test-database.ts';

const DAYS = 120;
const MEGABYTE = 1024 * 1024;
const readings = makeSensorReadings(DAYS, new Date(), 5);
const file = toLibreViewFile(readings);
const children: ChildProcess[] = [];
let dataDir: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vida-kill-'));
  database = await createTestDatabase(inject('templateUrl'), pino({ level: 'silent' }));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** The real process, and its address. */
const start = async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: database.connectionString,
      PORT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Vida está em (\S+)$/.exec(line)?.[1];
    if (url) return { child, url };
  }
  throw new Error('the server ended before it was ready');
};

const register = async (url: string): Promise<string> => {
  const account = {
    username: 'lucia',
    email: 'lucia@exemplo.com',
    password: 'uma senha comprida',
    firstName: 'Lúcia',
    lastName: 'Andrade',
  };
  const answer = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return ((await answer.json()) as { token: string }).token;
};

const sendFile = (url: string, token: string) =>
  fetch(`${url}/api/health-metrics/import`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${token}` },
    body: new Uint8Array(file),
  });

const numberOf = async (expression: string): Promise<number> => {
  const { rows } = await database.pool.query<{ n: string }>(`select ${expression} as n`);
  return Number(rows[0]?.n);
};
const countRows = (table: string) => numberOf(`(select count(*) from ${table})`);

it('leaves nothing of an import that was killed in the middle, and takes the file again', async () => {
  const first = await start();
  const token = await register(first.url);
  const answer = sendFile(first.url, token).then(
    ({ status }) => status,
    () => 'none',
  );
  // The table grows with rows that nobody sees yet: the import is under way and not over.
  await expect
    .poll(() => numberOf(`pg_relation_size('health_metrics')`), { interval: 5, timeout: 20_000 })
    .toBeGreaterThan(MEGABYTE);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  expect(await answer).toBe('none');
  expect(await Promise.all(['health_metrics', 'imports', 'treatments'].map(countRows))).toEqual([0, 0, 0]);

  const second = await start();
  const again = await sendFile(second.url, token);
  expect((await again.json()) as unknown).toMatchObject({ imported: readings.length, duplicates: 0 });
  expect(await countRows('health_metrics')).toBe(readings.length);
}, 60_000);
