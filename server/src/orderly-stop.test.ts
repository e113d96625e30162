import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase } from './testing/test-database.ts';

const WRITERS = 4;
/** What stops it, requests in flight and all. */
const LIMIT_MS = 10_000;

let dataDir: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let child: ChildProcess | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vida-stop-'));
  database = await createTestDatabase(inject('templateUrl'), pino({ level: 'silent' }));
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** The real process, and its address. */
const start = async () => {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: database.connectionString,
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = server;
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /^Vida está em (\S+)$/.exec(line)?.[1];
    if (url) return { server, url };
  }
  throw new Error('the server ended before it was ready');
};

const post = (url: string, body: unknown, token = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

const account = {
  username: 'lucia',
  email: 'lucia@exemplo.com',
  password: 'uma senha comprida',
  firstName: 'Lúcia',
  lastName: 'Andrade',
};

/** Stores weights one after the other, over a connection that is kept alive, until one is refused; answers why. */
const writeUntilRefused = async (url: string, token: string, from: number, stored: number[]) => {
  for (let value = from; ; value = Math.round((value + 0.1) * 10) / 10) {
    try {
      const answer = await post(`${url}/api/health-metrics`, { metricType: 'weight', value }, token);
      await answer.text();
      if (answer.status !== 201) return answer.status;
      stored.push(value);
    } catch (error) {
      return (
        error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code
      );
    }
  }
};

it('stops under load within seconds: no reply is lost on the way, and no stored write', async () => {
  const { server, url } = await start();
  const { token } = (await (await post(`${url}/api/register`, account)).json()) as { token: string };
  const silent = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  const events = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  const stored: number[] = [];
  const writers = Array.from({ length: WRITERS }, (_, n) =>
    writeUntilRefused(url, token, 40 + n * 40, stored),
  );
  await expect.poll(() => stored.length, { timeout: 20_000 }).toBeGreaterThan(10 * WRITERS);

  const ended = once(server, 'exit');
  const toldMs = performance.now();
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - toldMs).toBeLessThan(LIMIT_MS);
  // Refused in words, or nobody listens any more; a reset would leave it open whether the write was stored.
  for (const why of await Promise.all(writers)) expect([503, 'ECONNREFUSED']).toContain(why);
  expect(await events.text()).toContain('data: ');
  silent.destroy();
  const { rows } = await database.pool.query<{ value: string }>('select value from health_metrics');
  expect(rows.map(({ value }) => Number(value)).toSorted()).toEqual(stored.toSorted());
}, 60_000);
