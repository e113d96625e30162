import { openGate } from '@vida/contract/admin/admin-endpoints.ts';
import { type Endpoint, isWrite } from '@vida/contract/core/endpoint.ts';
import { endpoints } from '@vida/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ADMIN_EMAIL, GATE_PASSWORD, startTestApp, type TestApp } from './test-app.ts';

const SOME_ID = '01930000-0000-7000-8000-000000000000';

let app: TestApp;
let userToken: string;
let adminToken: string;
/** The administrator's session past the gate. */
let gatedToken: string;

beforeAll(async () => {
  app = await startTestApp();
  userToken = (await app.signUp()).token;
  const admin = await app.signUp({ email: ADMIN_EMAIL });
  adminToken = admin.token;
  gatedToken = (await app.signIn(ADMIN_EMAIL, admin.password)).token;
  await app.call(openGate, { body: { password: GATE_PASSWORD } }, { token: gatedToken });
});
afterAll(() => app.close());

const paramsOf = (endpoint: Endpoint): Record<string, string> =>
  Object.fromEntries(Object.keys(endpoint.params?.shape ?? {}).map((name) => [name, SOME_ID]));

const call = (endpoint: Endpoint, options: { token?: string; body?: unknown; query?: Record<string, string> }) =>
  app.callLoosely(
    endpoint,
    {
      params: paramsOf(endpoint),
      ...('body' in options && { body: options.body }),
      ...(options.query && { query: options.query }),
    },
    { token: options.token },
  );

const closed = endpoints.filter(({ access }) => access !== 'public');
const named = (list: readonly Endpoint[]) => list.map((endpoint) => [endpoint.name, endpoint] as const);

describe.each(named(closed))('%s', (_name, endpoint) => {
  it('refuses a caller without a session', async () => {
    const answer = await call(endpoint, { body: {} });
    expect(answer.status).toBe(401);
    expect(answer.error).toEqual({ code: 'session_missing', message: expect.stringContaining('sessão') });
  });

  it('refuses a forged token', async () => {
    expect((await call(endpoint, { token: 'x'.repeat(43), body: {} })).status).toBe(401);
  });
});

describe.each(named(endpoints.filter(({ params }) => params !== undefined)))('%s', (_name, endpoint) => {
  it('answers 404 for an id that is not the caller’s', async () => {
    const refused = endpoint.body || endpoint.query ? [400, 404] : [404];
    expect(refused).toContain(
      (
        await call(endpoint, {
          token: endpoint.access === 'admin' ? gatedToken : userToken,
          ...(endpoint.body && { body: {} }),
        })
      ).status,
    );
  });
});

describe.each(named(endpoints.filter(({ access }) => access === 'admin')))('%s', (_name, endpoint) => {
  it('refuses an ordinary person', async () => {
    const answer = await call(endpoint, { token: userToken, body: {} });
    expect(answer.status).toBe(403);
    expect(answer.error.code).toBe('admin_only');
  });

  it('refuses the administrator before the gate', async () => {
    const answer = await call(endpoint, { token: adminToken, body: {} });
    if (!endpoint.beforeGate) expect(answer.error.code).toBe('gate_closed');
    else expect(answer.status).toBe(400);
  });
});

/** Bodies that take whatever callers send beside what is named (product decision: motivation). */
const isFreeForm = ({ body }: Endpoint): boolean =>
  body instanceof z.ZodObject && body.def.catchall instanceof z.ZodUnknown;

describe.each(named(endpoints.filter(({ body }) => body !== undefined)))('%s', (_name, endpoint) => {
  const token = () => (endpoint.access === 'admin' ? gatedToken : userToken);

  it('refuses a body that is no object', async () => {
    for (const body of [[], [null], ['text'], [[[]]]])
      expect((await call(endpoint, { token: token(), body })).status, JSON.stringify(body)).toBe(400);
  });

  it('refuses an unknown field and names it', async () => {
    const answer = await call(endpoint, { token: token(), body: { 'campo-desconhecido': 1 } });
    expect(answer.status).toBe(400);
    const fields = answer.error.details?.map(({ field }) => field) ?? [];
    if (isFreeForm(endpoint)) expect(fields).not.toContain('campo-desconhecido');
    else expect(fields.some((field) => field.endsWith('campo-desconhecido'))).toBe(true);
  });

  it('refuses a missing body, plain text and a form', async () => {
    const send = (payload: string | undefined, type: string) =>
      app.app.inject({
        method: endpoint.method,
        url: endpoint.path.replace(/:\w+/g, SOME_ID),
        headers: {
          authorization: `Bearer ${token()}`,
          ...(payload !== undefined && { 'content-type': type }),
        },
        ...(payload !== undefined && { payload }),
      });
    expect((await send(undefined, '')).statusCode).toBe(400);
    expect((await send('x=1', 'text/plain')).statusCode).toBe(415);
    expect((await send('x=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await send('a;b', 'text/csv')).statusCode).toBe(415);
  });
});

describe.each(named(endpoints.filter(({ query }) => query !== undefined)))('%s', (_name, endpoint) => {
  it('refuses an unknown query field', async () => {
    const query = { 'campo-desconhecido': '1' };
    const token = endpoint.access === 'admin' ? gatedToken : userToken;
    expect((await call(endpoint, { token, query })).status).toBe(400);
  });
});

describe('the contract', () => {
  it('opens registration, the two steps of signing in and those of a forgotten password alone to everybody', () => {
    const open = endpoints.filter(({ access }) => access === 'public').map(({ name }) => name);
    expect(open.toSorted()).toEqual([
      'auth.askPasswordLink',
      'auth.confirmLogin',
      'auth.login',
      'auth.register',
      'auth.resetPassword',
    ]);
  });

  it('names every call once', () => {
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
    expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
  });

  it('keeps writes away from GET and answers 201 only from POST', () => {
    for (const endpoint of endpoints) {
      if (!isWrite(endpoint)) expect(endpoint.body, endpoint.name).toBeUndefined();
      if (endpoint.status === 201) expect(endpoint.method, endpoint.name).toBe('POST');
    }
  });
});
