import { openGate } from '@vida/contract/admin/admin-endpoints.ts';
import { confirmLogin, login, register } from '@vida/contract/auth/auth-endpoints.ts';
import { sendChatMessage } from '@vida/contract/chat/chat-endpoints.ts';
import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createToken } from '../features/auth/session-tokens.ts';
import { ADMIN_EMAIL, GATE_PASSWORD, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ rateLimit: true });
});
afterAll(() => app.close());

it('lets one person make 600 requests a minute, and says when to go on', async () => {
  const { token } = await app.signUp();
  const read = () => app.call(listNotifications, {}, { token });
  for (let count = 0; count < 600; count += 1) expect((await read()).status).toBe(200);
  const refused = await read();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.error.message).toMatch(/Tente de novo em \d+ (segundo|minuto)s?\.$/);
  const queries = vi.spyOn(app.pool, 'query');
  for (let count = 0; count < 10; count += 1) expect((await read()).status).toBe(429);
  expect(queries).not.toHaveBeenCalled();
  queries.mockRestore();
  const other = await app.signUp();
  expect((await app.call(listNotifications, {}, other)).status).toBe(200);
});

it('counts calls with a budget of their own too, also those that it refuses', async () => {
  const { token } = await app.signUp();
  const misspeak = () => app.callLoosely(sendChatMessage, { body: { message: '' } }, { token });
  for (let count = 0; count < 600; count += 1) expect((await misspeak()).status).toBe(400);
  expect((await misspeak()).status).toBe(429);
});

it('takes ten wrong panel passwords in a quarter of an hour, then not even the right one', async () => {
  const { token } = await app.signUp({ email: ADMIN_EMAIL });
  const open = (password: string) => app.call(openGate, { body: { password } }, { token });
  for (let count = 0; count < 10; count += 1) expect((await open('errada')).status).toBe(403);
  const refused = await open(GATE_PASSWORD);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
});

it('takes 60 registrations an hour from one address, whatever e-mail or proxy they name', async () => {
  const own = await startTestApp({ beside: app, rateLimit: true });
  const account = { password: 'password', firstName: 'Ana', lastName: 'Souza' };
  const tryOne = (index: number) => {
    const username = `pessoa-da-rede-${index}`;
    const body = { ...account, username, email: `${username}@exemplo.com` };
    return own.call(register, { body }, { headers: { 'x-forwarded-for': `10.0.0.${index}` } });
  };
  for (let count = 0; count < 60; count += 1) expect((await tryOne(count)).status).toBe(400);
  const refused = await tryOne(60);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  await own.close();
});

describe('registrations with e-mails that have an account', () => {
  const account = (email: string, index: number) => ({
    email,
    username: `convidada${index}`,
    password: 'girassol amarelo',
    firstName: 'Ana',
    lastName: 'Souza',
  });

  it('are told so five times an hour in one network, then asked to wait, and others are not', async () => {
    const own = await startTestApp({ beside: app, rateLimit: true });
    const { user } = await own.signUp();
    const tryOne = (email: string, index: number, from?: string) =>
      own.call(register, { body: account(email, index) }, from === undefined ? {} : { from });
    for (let index = 0; index < 6; index += 1)
      expect((await tryOne(`nova${index}@exemplo.com`, index)).status).toBe(201);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => tryOne(user.email.toUpperCase(), 10 + index)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(5).fill(409),
      ...Array<number>(7).fill(429),
    ]);
    const refused = await tryOne('mais-uma@exemplo.com', 30);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.error.message).toBe(
      'Vários e-mails tentados a partir desta rede já têm conta. Se um deles é seu, entre ' +
        'com a sua senha. Para criar outra conta, espere 60 minutos.',
    );
    expect((await tryOne('de-fora@exemplo.com', 31, '198.51.100.7')).status).toBe(201);
    own.setNow(new Date('2026-11-21T13:00:00.000Z'));
    expect((await tryOne('mais-uma@exemplo.com', 30)).status).toBe(201);
    await own.close();
  });
});

describe('wrong passwords', () => {
  it('of one account: fifty an hour from unknown networks, and nobody is shut out from their own', async () => {
    const own = await startTestApp({ beside: app, rateLimit: true });
    const { user, password } = await own.signUp({}, '203.0.113.1');
    const enter = (typed: string, from: string) =>
      own.call(login, { body: { email: user.email, password: typed } }, { from });
    for (let network = 0; network < 5; network += 1)
      for (let count = 0; count < 10; count += 1)
        expect((await enter('errada', `198.51.100.${network}`)).status).toBe(401);
    const refused = await enter(password, '198.51.100.9');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await enter(password, '203.0.113.1')).status).toBe(200);
    own.setNow(new Date('2026-11-21T13:00:00.000Z'));
    expect((await enter(password, '198.51.100.9')).status).toBe(200);
    await own.close();
  });

  it('count for the whole /64 of an IPv6 address, and for IPv4 inside IPv6', async () => {
    const own = await startTestApp({ beside: app, rateLimit: true });
    const enter = async (from: string) =>
      (await own.call(login, { body: { email: 'alvo@exemplo.com', password: 'errada' } }, { from })).status;
    for (const [first, second, neighbour] of [
      ['2001:db8:0:1::', '2001:db8:0:1:ffff::', '2001:db8:0:2::'],
      ['203.0.113.', '::ffff:203.0.113.', '203.0.114.'],
    ]) {
      const isIPv4 = first?.startsWith('203');
      for (let count = 1; count <= 5; count += 1) {
        expect(await enter(`${first}${isIPv4 ? 7 : count}`)).toBe(401);
        expect(await enter(`${second}${isIPv4 ? 7 : count}`)).toBe(401);
      }
      expect(await enter(`${second}7`)).toBe(429);
      expect(await enter(`${neighbour}7`)).toBe(401);
    }
    await own.close();
  });
});

it('a flood of refusals is told once in the log', async () => {
  const lines: { status?: number }[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const own = await startTestApp({ beside: app, rateLimit: true, log });
  const token = createToken();
  for (let count = 0; count < 20; count += 1) await own.call(listNotifications, {}, { token });
  for (let count = 0; count < 130; count += 1) await own.call(listNotifications, {}, { token: createToken() });
  const linesOf = (status: number) => lines.filter((line) => line.status === status).length;
  expect([linesOf(401), linesOf(429)]).toEqual([105, 1]);
  await own.close();
});

it('many who ask at once whether the database answers cost one question', async () => {
  const queries = vi.spyOn(app.pool, 'query');
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.app.inject({ url: '/readyz' })));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(queries.mock.calls.length).toBeLessThan(5);
  queries.mockRestore();
});

it('RATE_LIMIT=off refuses nothing', async () => {
  const own = await startTestApp({ beside: app });
  const statuses = async (answers: Promise<{ status: number }>[]) =>
    new Set((await Promise.all(answers)).map(({ status }) => status));
  const email = 'alvo@exemplo.com';
  const guesses = Array.from({ length: 40 }, () => own.call(login, { body: { email, password: 'errada' } }));
  expect(await statuses(guesses)).toEqual(new Set([401]));
  const strangers = Array.from({ length: 120 }, () => own.call(listNotifications, {}, { token: createToken() }));
  expect(await statuses(strangers)).toEqual(new Set([401]));
  await own.close();
});

it('takes 30 second steps of sign-ins that nobody began, in a quarter of an hour from one address', async () => {
  const proof = { method: 'recovery_code', code: 'abcd-2345-efgh-6789' } as const;
  const tryOne = () => app.call(confirmLogin, { body: { challenge: 'x'.repeat(43), proof } });
  for (let count = 0; count < 30; count += 1) expect((await tryOne()).status).toBe(401);
  expect((await tryOne()).status).toBe(429);
});
