import type { AddressInfo } from 'node:net';
import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  listSessions,
} from '@vida/contract/account/account-endpoints.ts';
import { logout } from '@vida/contract/auth/auth-endpoints.ts';
import { addHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let url: string;
let token: string;
let person: Awaited<ReturnType<TestApp['signUp']>>;

const listenOn = async ({ app: server }: TestApp): Promise<string> => {
  await server.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
};

beforeEach(async () => {
  app = await startTestApp();
  url = await listenOn(app);
  person = await app.signUp();
  ({ token } = person);
});
afterEach(() => app.close());

/** An open stream: `next` is the next event's revision, null when the stream is over. */
const watch = async (base: string, bearer: string) => {
  const gone = new AbortController();
  const response = await fetch(`${base}/api/events`, {
    headers: { authorization: `Bearer ${bearer}` },
    signal: gone.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('the stream has no body');
  let text = '';
  const next = async (): Promise<number | null> => {
    for (;;) {
      const event = /data: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event.index + event[0].length);
        return JSON.parse(event[1] ?? '').revision;
      }
      const { value, done } = await reader.read();
      if (done) return null;
      text += value;
    }
  };
  return { response, next, leave: () => gone.abort() };
};

const measure = (server: TestApp, value: number, bearer = token) =>
  server.call(addHealthMetrics, { body: { metricType: 'glucose', value } }, { token: bearer });

/** The database's processes that serve our listeners. */
const listeners = async (): Promise<number[]> => {
  const { rows } = await app.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'vida " +
      "live' and datname = current_database() and query like 'listen%'",
  );
  return rows.map(({ pid }) => pid);
};

describe('GET /api/events', () => {
  it('tells the revision at once and whenever the person writes', async () => {
    const stream = await watch(url, token);
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.response.headers.get('cache-control')).toBe('no-store');
    const first = await stream.next();
    const { headers } = await measure(app, 110);
    expect(Number(headers['x-revision'])).toBe(Number(first) + 1);
    expect(await stream.next()).toBe(Number(first) + 1);
    stream.leave();
  });

  it('says nothing of other people', async () => {
    const other = await app.signUp();
    const stream = await watch(url, token);
    const first = await stream.next();
    await measure(app, 110, other.token);
    await measure(app, 120);
    expect(await stream.next()).toBe(Number(first) + 1);
    stream.leave();
  });

  it('hears of a notification made through another process', async () => {
    const second = await startTestApp({ beside: app });
    try {
      const stream = await watch(url, token);
      const first = Number(await stream.next());
      await expect.poll(listeners).toHaveLength(1);
      await measure(second, 52);
      expect(await stream.next()).toBe(first + 1);
      stream.leave();
    } finally {
      await second.close();
    }
  });

  it('listens again after its connection was lost', async () => {
    const second = await startTestApp({ beside: app });
    try {
      const stream = await watch(url, token);
      const first = Number(await stream.next());
      await expect.poll(listeners).toHaveLength(1);
      const [lost] = await listeners();
      await app.pool.query('select pg_terminate_backend($1)', [lost]);
      await expect.poll(async () => (await listeners()).some((pid) => pid !== lost), { timeout: 5000 }).toBe(true);
      await measure(second, 52);
      expect(await stream.next()).toBe(first + 1);
      stream.leave();
    } finally {
      await second.close();
    }
  });

  it('ends with the server, which does not wait for watchers', async () => {
    const stream = await watch(url, token);
    await stream.next();
    const closed = app.app.close();
    expect(await stream.next()).toBeNull();
    await closed;
  });

  it('does not wait for somebody who came while it stops either', async () => {
    const other = await app.pool.connect();
    await other.query('begin');
    await other.query('lock table sessions in access exclusive mode');
    const opening = watch(url, token);
    await expect
      .poll(async () => {
        const waiting = "datname = current_database() and wait_event_type = 'Lock'";
        return (await app.pool.query(`select 1 from pg_stat_activity where ${waiting}`)).rowCount;
      })
      .toBe(1);
    const closed = app.app.close();
    await expect
      .poll(() =>
        fetch(url).then(
          ({ status }) => status,
          () => 'gone',
        ),
      )
      .toBe(503);
    await other.query('commit');
    other.release();
    expect(await (await opening).next()).toBeNull();
    await closed;
  });

  // Much less than the comparison with the database would take.
  describe('ends with its session', { timeout: 10_000 }, () => {
    /** The same person's other window, signed in for itself, and watching. */
    const watchElsewhere = async () => {
      const elsewhere = await app.signIn(person.user.email, person.password);
      const stream = await watch(url, elsewhere.token);
      await stream.next();
      await expect.poll(listeners).toHaveLength(1);
      return { token: elsewhere.token, stream };
    };

    /** What is told before the end does not matter. */
    const untilOver = async ({ next }: Awaited<ReturnType<typeof watch>>): Promise<void> => {
      while ((await next()) !== null);
    };

    it('when that one is ended, and no other stream does', async () => {
      const own = await watch(url, token);
      const first = Number(await own.next());
      const { stream } = await watchElsewhere();
      const [newest] = (await app.call(listSessions, {}, { token })).body.filter(({ isCurrent }) => !isCurrent);
      expect((await app.call(endSession, { params: { id: newest?.id ?? '' } }, { token })).status).toBe(200);
      await untilOver(stream);
      expect(await own.next()).toBe(first + 1);
      await measure(app, 110);
      expect(await own.next()).toBe(first + 2);
      own.leave();
    });

    it('when all others are', async () => {
      const { stream } = await watchElsewhere();
      await app.call(endOtherSessions, {}, { token });
      await untilOver(stream);
    });

    it('when the password changes', async () => {
      const { stream } = await watchElsewhere();
      const body = { currentPassword: person.password, newPassword: 'outra senha comprida' };
      expect((await app.call(changePassword, { body }, { token })).status).toBe(200);
      await untilOver(stream);
    });

    it('when the person leaves, here and on another process', async () => {
      const second = await startTestApp({ beside: app });
      try {
        const { token: elsewhere, stream } = await watchElsewhere();
        await second.call(logout, {}, { token: elsewhere });
        await untilOver(stream);
      } finally {
        await second.close();
      }
    });

    it('when the account is deleted', async () => {
      const stream = await watch(url, token);
      await stream.next();
      const { password } = person;
      expect((await app.call(deleteAccount, { body: { password } }, { token })).status).toBe(200);
      await untilOver(stream);
    });
  });

  it('refuses a session that was ended', async () => {
    await app.call(logout, {}, { token });
    expect((await watch(url, token)).response.status).toBe(401);
  });
});
