import { updateAccount } from '@vida/contract/account/account-endpoints.ts';
import { openGate } from '@vida/contract/admin/admin-endpoints.ts';
import { login, logout, register } from '@vida/contract/auth/auth-endpoints.ts';
import type { Endpoint } from '@vida/contract/core/endpoint.ts';
import { listHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleSession } from '../testing/sample-session.ts';
import { serveApi } from '../testing/serve-api.ts';
import { callApi, callApiPage } from './api-client.ts';
import { ApiError, NetworkError } from './api-errors.ts';
import { browserHistory } from './browser-history.ts';
import { session } from './session.ts';
import { beginRenewal, endRenewal } from './session-renewal.ts';

let api: Awaited<ReturnType<typeof serveApi>>;
let answers: Parameters<typeof serveApi>[0];

beforeEach(async () => {
  session.save(sampleSession());
  answers = {};
  api = await serveApi(answers);
});
afterEach(async () => {
  await api.close();
  session.clear();
  sessionStorage.clear();
});

const errorOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a call', () => {
  it('carries token and time zone; a write carries JSON and a key of its own', async () => {
    answers['PATCH /api/account'] = { body: sampleSession().user };
    await callApi(updateAccount, { body: { firstName: 'Ana' } });
    await callApi(updateAccount, { body: { firstName: 'Ana' } });
    const [first, second] = api.calls;
    expect(first?.headers.authorization).toBe('Bearer token-da-lucia');
    expect(first?.headers['x-time-zone']).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(first?.headers['content-type']).toBe('application/json');
    expect(first?.body).toBe('{"firstName":"Ana"}');
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  });

  it('fills the query and leaves absent values out; a read carries no key', async () => {
    answers['GET /api/health-metrics'] = { body: [], headers: { 'X-Next-Cursor': 'abc' } };
    const page = await callApiPage(listHealthMetrics, {
      query: { limit: 5, metricType: 'glucose', cursor: undefined },
    });
    expect(page).toEqual({ items: [], nextCursor: 'abc' });
    expect(api.calls[0]?.url).toBe('/api/health-metrics?limit=5&metricType=glucose');
    expect(api.calls[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('that reads sends the token and the cookies, asks for JSON and has no body', async () => {
    answers['GET /api/notifications'] = { body: [] };
    const sent = vi.spyOn(globalThis, 'fetch');
    expect(await callApi(listNotifications)).toEqual([]);
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(api.calls[0]).toMatchObject({
      headers: { authorization: 'Bearer token-da-lucia', accept: 'application/json' },
      body: '',
    });
  });

  it.each([
    [login, { email: 'a@b.c', password: 'x' }],
    [register, { username: 'a', email: 'a@b.c', password: 'x', firstName: 'A', lastName: 'B' }],
  ])('to a public endpoint carries no token', async (endpoint, body) => {
    answers[`POST ${endpoint.path}`] = { body: sampleSession() };
    await callApi<Endpoint>(endpoint, { body });
    expect(api.calls).toHaveLength(1);
    expect(api.calls[0]?.headers).not.toHaveProperty('authorization');
  });
});

describe('a failure', () => {
  it.each([
    ['the body text', { status: 500, body: 'quebrou' }, '500: quebrou'],
    ['the status text of an empty body', { status: 503 }, '503: Service Unavailable'],
  ])('says status, colon and %s', async (_, answer, message) => {
    answers['GET /api/notifications'] = answer;
    const error = await errorOf(callApi(listNotifications));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message, userMessage: null });
  });

  it('keeps the server’s own words and fields', async () => {
    const body = { message: 'Nome precisa ser preenchido.', code: 'invalid', details: [] };
    answers['PATCH /api/account'] = { status: 400, body };
    const error = await errorOf(callApi(updateAccount, { body: {} }));
    expect(error).toMatchObject({
      status: 400,
      body,
      userMessage: 'Nome precisa ser preenchido.',
      message: `400: ${JSON.stringify(body)}`,
    });
  });

  it('without a reply is a NetworkError', async () => {
    await api.close();
    const error = await errorOf(callApi(listNotifications));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: 'Erro de conexão. Tente novamente.' });
    api = await serveApi(answers);
  });
});

describe('what the server says of the session', () => {
  it('401 signs out and remembers the place', async () => {
    browserHistory().push('/sleep?dias=7');
    answers['GET /api/notifications'] = { status: 401 };
    expect(await errorOf(callApi(listNotifications))).toMatchObject({ status: 401 });
    expect(session.get()).toBeNull();
    expect(browserHistory().location.href).toBe('/login?returnTo=%2Fsleep%3Fdias%3D7');
  });

  it('401 to a token that is being renewed asks again with the new one, and signs nobody out', async () => {
    answers['GET /api/notifications'] = ({ headers }) =>
      headers.authorization === 'Bearer token-novo' ? { body: [] } : { status: 401 };
    beginRenewal();
    const reading = callApi(listNotifications);
    await vi.waitFor(() => expect(api.calls).toHaveLength(1));
    session.save(sampleSession({}, 'token-novo'));
    endRenewal();
    expect(await reading).toEqual([]);
    expect(session.get()?.token).toBe('token-novo');
  });

  it('401 to a token that another tab renewed, before its storage event, is none either', async () => {
    answers['GET /api/notifications'] = ({ headers }) =>
      headers.authorization === 'Bearer token-da-outra-aba' ? { body: [] } : { status: 401 };
    localStorage.setItem('token', 'token-da-outra-aba');
    expect(await callApi(listNotifications)).toEqual([]);
  });

  it('401 of login, or for a token that is no longer used, ends nothing', async () => {
    answers['POST /api/login'] = { status: 401 };
    answers['POST /api/logout'] = { status: 401 };
    await errorOf(callApi(login, { body: { email: 'a@b.c', password: 'x' } }));
    const old = errorOf(callApi(logout));
    session.save(sampleSession({}, 'token-novo'));
    await old;
    expect(session.get()?.token).toBe('token-novo');
  });

  it('password_change_required asks for the new password, gate_closed shows the gate again', async () => {
    sessionStorage.setItem('adminGate', 'open');
    const refusal = (code: string) => ({ status: 403, body: { message: 'Não.', code } });
    answers['POST /api/admin/gate'] = refusal('gate_closed');
    answers['GET /api/notifications'] = refusal('password_change_required');
    await errorOf(callApi(openGate, { body: { password: 'x' } }));
    expect(sessionStorage.getItem('adminGate')).toBeNull();
    await errorOf(callApi(listNotifications));
    expect(session.get()?.user.mustChangePassword).toBe(true);
  });
});
