import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeSensorReadings, toLibreViewFile } from './demo/libreview-file.ts';
import { startModelServer } from './testing/model-server.ts';
import { createTestDatabase } from './testing/test-database.ts';

const WRITERS = 4;
/** Of a sensor, for an import that takes long enough to be interrupted. */
const DAYS = 120;
const MEGABYTE = 1024 * 1024;
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
const start = async (environment: NodeJS.ProcessEnv = {}) => {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: database.connectionString,
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      ...environment,
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

const register = async (url: string, username: string): Promise<string> => {
  const account = {
    username,
    email: `${username}@exemplo.com`,
    password: 'uma senha comprida',
    firstName: 'Lúcia',
    lastName: 'Andrade',
  };
  return ((await (await post(`${url}/api/register`, account)).json()) as { token: string }).token;
};

/** Tells it to stop, and waits until it has; with the exit code, within the limit. */
const stop = async (server: ChildProcess): Promise<void> => {
  const ended = once(server, 'exit');
  const toldMs = performance.now();
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - toldMs).toBeLessThan(LIMIT_MS);
};

const numberOf = async (expression: string): Promise<number> => {
  const { rows } = await database.pool.query<{ n: string }>(`select ${expression} as n`);
  return Number(rows[0]?.n);
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
      return error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code;
    }
  }
};

it('stops under load within seconds: no reply is lost on the way, and no stored write', async () => {
  const { server, url } = await start();
  const token = await register(url, 'lucia');
  const silent = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  const events = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  const stored: number[] = [];
  const writers = Array.from({ length: WRITERS }, (_, n) => writeUntilRefused(url, token, 40 + n * 40, stored));
  await expect.poll(() => stored.length, { timeout: 20_000 }).toBeGreaterThan(10 * WRITERS);

  await stop(server);
  // Refused in words, or nobody listens any more; a reset would leave it open whether the write was stored.
  for (const why of await Promise.all(writers)) expect([503, 'ECONNREFUSED']).toContain(why);
  expect(await events.text()).toContain('data: ');
  silent.destroy();
  const { rows } = await database.pool.query<{ value: string }>('select value from health_metrics');
  expect(rows.map(({ value }) => Number(value)).toSorted()).toEqual(stored.toSorted());
}, 60_000);

it('stops as soon with an import and a conversation on a slow model in flight, and loses neither', async () => {
  const model = await startModelServer({ kind: 'answer', answer: 'Ande devagar.', firstByteMs: 60_000 });
  try {
    const { server, url } = await start({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'teste' });
    const [importing, asking] = [await register(url, 'importa'), await register(url, 'pergunta')];
    const readings = makeSensorReadings(DAYS, new Date(), 5);
    const said = post(`${url}/api/chat/message`, { message: 'Me dê uma ideia para depois do almoço' }, asking);
    await expect.poll(() => model.openRequests(), { timeout: 20_000 }).toBe(1);
    const sizeBefore = await numberOf(`pg_relation_size('health_metrics')`);
    const imported = fetch(`${url}/api/health-metrics/import`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', authorization: `Bearer ${importing}` },
      body: new Uint8Array(toLibreViewFile(readings)),
    });
    // The table grows with rows that nobody sees yet: the import is under way and not over.
    await expect
      .poll(() => numberOf(`pg_relation_size('health_metrics')`), { interval: 5, timeout: 20_000 })
      .toBeGreaterThan(sizeBefore + MEGABYTE);
    await stop(server);
    // Each was answered, in full or by a refusal in words, and is stored exactly as it was answered.
    const file = await imported;
    expect([200, 503]).toContain(file.status);
    const rows = `(select count(*) from health_metrics join users on users.id = user_id where username = 'importa')`;
    expect(await numberOf(rows)).toBe(file.status === 200 ? readings.length : 0);
    const answer = await said;
    expect([200, 201, 503]).toContain(answer.status);
    expect(await answer.text()).toMatch(/"source":"rules"|"code":"stopping"/);
    expect(model.openRequests()).toBe(0);
  } finally {
    await model.close();
  }
}, 60_000);
