import { updateAccount } from '@vida/contract/account/account-endpoints.ts';
import { login, logout, register } from '@vida/contract/auth/auth-endpoints.ts';
import {
  addHealthMetrics,
  getGlucoseSummary,
  listHealthMetrics,
} from '@vida/contract/measurements/measurements-endpoints.ts';
import { listNotifications, markNotificationsRead } from '@vida/contract/notifications/notifications-endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signUp()).token;
});
afterAll(() => app.close());

const postRaw = (payload: string | Buffer) =>
  app.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'content-type': 'application/json' },
    payload,
  });

describe('bodies', () => {
  it.each([
    ['malformed JSON', '{"email":'],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['a prototype', '{"__proto__":{"isAdmin":true}}'],
    ['a hundred thousand levels', '['.repeat(100_000) + ']'.repeat(100_000)],
  ])('with %s are a 400 in Portuguese', async (_case, payload) => {
    const answer = await postRaw(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(/^(Não foi possível ler|O pedido)/);
  });

  it('with fields are refused where a call takes none', async () => {
    const send = (body: unknown) => app.callLoosely(markNotificationsRead, { body }, { token });
    expect((await send({ other: 1 })).error.details).toEqual([
      { field: 'other', message: '"other" não é um campo conhecido.' },
    ]);
    expect((await send({})).status).toBe(200);
  });

  it('over 1 MB are a 413', async () => {
    const answer = await postRaw(JSON.stringify({ email: 'a'.repeat(1024 * 1024) }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ code: 'too_large', message: 'O que foi enviado é grande demais.' });
  });
});

describe('paths', () => {
  it.each([
    ['GET', '/api/nada', 404],
    ['GET', '/api', 404],
    ['DELETE', '/api/login', 405],
    ['GET', '/.git/config', 404],
    ['GET', '/assets/../package.json', 404],
    ['GET', '/server.ts', 404],
    ['POST', '/dashboard', 405],
    ['TRACE', '/', 405],
    ['GET', '/%zz', 400],
    ['GET', '/api/%zz', 400],
  ] as const)('%s %s is %i, in JSON', async (method, url, status) => {
    const answer = await app.app.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/^[A-Z].*\.$/);
  });

  it('name the methods they know with a 405', async () => {
    const allow = async (method: 'PUT' | 'POST', url: string) => (await app.app.inject({ method, url })).headers.allow;
    expect(await allow('PUT', '/api/health-metrics')).toBe('GET, POST');
    expect(await allow('POST', '/dashboard')).toBe('GET, HEAD');
  });

  it('answer the health checks without a session', async () => {
    for (const url of ['/healthz', '/readyz']) expect((await app.app.inject({ url })).json()).toEqual({ status: 'ok' });
  });
});

describe('headers', () => {
  it('forbid sniffing, framing, caching and loading of every API answer', async () => {
    const { headers } = await app.call(listNotifications, {}, { token });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('do not echo a foreign origin', async () => {
    const { headers } = await app.callLoosely(login, { body: {} }, { headers: { origin: 'https://evil.example' } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('errors', () => {
  it('mask what failed and leave the process alive', async () => {
    await app.db.execute(sql`alter table health_metrics rename to health_metrics_away`);
    const answer = await app.call(getGlucoseSummary, { query: {} }, { token });
    await app.db.execute(sql`alter table health_metrics_away rename to health_metrics`);
    expect(answer.status).toBe(500);
    expect(answer.error).toEqual({
      code: 'internal',
      message: 'Algo deu errado do nosso lado. Tente de novo daqui a pouco.',
    });
    expect((await app.call(getGlucoseSummary, { query: {} }, { token })).status).toBe(200);
  });
});

describe('kept replies', () => {
  const names = async (as: string) =>
    (await app.call(listHealthMetrics, { query: {} }, { token: as })).body.map(({ value }) => value);
  const add = (value: number, as: string) =>
    app.call(addHealthMetrics, { body: { metricType: 'glucose', value } }, { token: as });

  it('show every write of the person at once, and nothing of anybody else', async () => {
    const { token: mine } = await app.signUp();
    const { token: other } = await app.signUp();
    expect(await names(mine)).toEqual([]);
    await add(101, mine);
    await add(202, other);
    expect(await names(mine)).toEqual([101]);
    expect(await names(mine)).toEqual([101]);
    await add(103, mine);
    expect((await names(mine)).toSorted()).toEqual([101, 103]);
    expect(await names(other)).toEqual([202]);
  });

  it('of figures turn over with the day, and are no older than a minute', async () => {
    const { token: mine } = await app.signUp();
    const lastDay = async (at: string) => {
      app.setNow(new Date(at));
      return (await app.call(getGlucoseSummary, { query: { days: 1 } }, { token: mine })).body.to;
    };
    expect(await lastDay('2026-11-22T02:59:59.000Z')).toBe('2026-11-22T03:00:00.000Z');
    expect(await lastDay('2026-11-22T03:00:00.000Z')).toBe('2026-11-23T03:00:00.000Z');
    await add(101, mine);
    const figures = await app.call(getGlucoseSummary, { query: { days: 1 } }, { token: mine });
    expect(figures.body.readingCount).toBe(1);
    app.setNow(new Date('2026-11-21T12:00:00.000Z'));
  });

  it('end with the session', async () => {
    const { token: mine } = await app.signUp();
    await names(mine);
    await app.call(logout, {}, { token: mine });
    expect((await app.call(listHealthMetrics, { query: {} }, { token: mine })).status).toBe(401);
  });
});

describe('read-only fields', () => {
  it('of the resource are ignored in a body, others refused', async () => {
    const { user } = await app.signUp({ username: 'volta', email: 'volta@exemplo.com' });
    const session = await app.signIn('volta@exemplo.com', 'uma senha comprida');
    const sent = { ...user, isAdmin: true, firstName: 'Nova' };
    const answer = await app.callLoosely(updateAccount, { body: sent }, { token: session.token });
    expect(answer.body).toMatchObject({ firstName: 'Nova', isAdmin: false, id: user.id });
    const refused = await app.callLoosely(updateAccount, { body: { revision: 9 } }, { token: session.token });
    expect(refused.status).toBe(400);
  });

  it('cannot be smuggled into a registration', async () => {
    const body = {
      username: 'x',
      email: 'x@exemplo.com',
      password: 'uma senha comprida',
      firstName: 'X',
      lastName: 'Y',
      isAdmin: true,
    };
    expect((await app.callLoosely(register, { body })).error.details).toEqual([
      { field: 'isAdmin', message: '"isAdmin" não é um campo conhecido.' },
    ]);
  });
});
