import { once } from 'node:events';
import { addHealthMetrics, listHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../testing/rounds.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const QUEUE = 50;
const OTHERS = rounds(8, 40);

let app: TestApp;
let origin: string;
beforeAll(async () => {
  app = await startTestApp();
  origin = await app.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Keeps a person's row locked, as another process that writes for them would, until it is told to stop. */
const holdRow = async (userId: string) => {
  const { resolve: release, promise: released } = Promise.withResolvers<void>();
  const { resolve: hold, promise: held } = Promise.withResolvers<void>();
  const done = app.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from users where id = ${userId} for no key update`);
    hold();
    await released;
  });
  await held;
  return async () => {
    release();
    await done;
  };
};

const countWaitingForLocks = async (): Promise<number> => {
  const { rows } = await app.pool.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where ' +
      "datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.count ?? 0;
};

const write = (token: string, value: number, signal?: AbortSignal) =>
  fetch(`${origin}/api/health-metrics`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      connection: 'close',
    },
    body: JSON.stringify([{ metricType: 'glucose', value }]),
    ...(signal && { signal }),
  });

describe("a person's writes", () => {
  it('wait for each other without a connection, and so many at most', async () => {
    const busy = await app.signUp();
    const release = await holdRow(busy.user.id);
    const statuses: number[] = [];
    const refusals: Response[] = [];
    const sent = Array.from({ length: 1 + QUEUE + 5 }, async (_, n) => {
      const answer = await write(busy.token, 80 + n);
      statuses.push(answer.status);
      if (answer.status === 429) refusals.push(answer);
    });
    await expect.poll(() => statuses).toEqual(Array.from({ length: 5 }, () => 429));
    expect(refusals[0]?.headers.get('retry-after')).toBe('5');
    expect(await refusals[0]?.json()).toEqual({
      code: 'too_many_at_once',
      message: 'Você está salvando muitas coisas ao mesmo tempo. Espere alguns segundos e tente de novo.',
    });
    expect(await countWaitingForLocks()).toBe(1);

    const others = await Promise.all(Array.from({ length: OTHERS }, () => app.signUp()));
    const answers = await Promise.all(
      others.flatMap(({ token }) => [
        write(token, 100),
        app.call(listHealthMetrics, { query: {} }, { token }),
        app.call(listHealthMetrics, { query: {} }, { token: busy.token }),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
    await release();
    await Promise.all(sent);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1 + QUEUE);
    const stored = await app.call(listHealthMetrics, { query: { limit: 100 } }, { token: busy.token });
    expect(stored.body).toHaveLength(1 + QUEUE);
  });

  it('are not made for who left while they waited', async () => {
    const busy = await app.signUp();
    const release = await holdRow(busy.user.id);
    const first = write(busy.token, 100);
    await expect.poll(countWaitingForLocks).toBe(1);
    const leaving = new AbortController();
    const arrived = once(app.app.server, 'request');
    const left = expect(write(busy.token, 101, leaving.signal)).rejects.toThrow();
    await arrived;
    const last = write(busy.token, 102);
    leaving.abort();
    await left;
    await release();
    expect([(await first).status, (await last).status]).toEqual([201, 201]);
    const stored = await app.call(listHealthMetrics, { query: {} }, { token: busy.token });
    expect(stored.body.map(({ value }) => value).toSorted()).toEqual([100, 102]);
  });

  it('of two processes are right together', async () => {
    const beside = await startTestApp({ beside: { connectionString: app.connectionString } });
    const busy = await app.signUp();
    const both = [app, beside].flatMap((process) =>
      Array.from({ length: 10 }, () =>
        process.call(addHealthMetrics, { body: [{ metricType: 'glucose', value: 100 }] }, { token: busy.token }),
      ),
    );
    const answers = await Promise.all(both);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const revisions = answers.map(({ headers }) => Number(headers['x-revision']));
    expect(new Set(revisions).size).toBe(20);
    await beside.close();
  });
});
