import { Writable } from 'node:stream';
import { listSessions } from '@vida/contract/account/account-endpoints.ts';
import { endAccountSessions, findAccount } from '@vida/contract/admin/account-endpoints.ts';
import { openGate } from '@vida/contract/admin/admin-endpoints.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN_EMAIL, GATE_PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts';

const lines: string[] = [];
const log = pino(
  new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  }),
);

let app: TestApp;
let administrator: { readonly token: string };
beforeAll(async () => {
  app = await startTestApp({ log });
  administrator = await app.signUp({ email: ADMIN_EMAIL });
  await app.call(openGate, { body: { password: GATE_PASSWORD } }, administrator);
});
afterAll(() => app.close());

const find = (email: string) => app.call(findAccount, { body: { email } }, administrator);
const end = (id: string) => app.call(endAccountSessions, { params: { id } }, administrator);
const isAlive = async (token: string) => (await app.call(listSessions, {}, { token })).status === 200;

it('finds an account by its e-mail in any case, and shows nothing of the person', async () => {
  const { user, password } = await app.signUp();
  await app.signIn(user.email, password);
  expect((await find(user.email.toUpperCase())).body).toEqual({
    id: user.id,
    email: user.email,
    openSessions: 2,
    lastUsedAt: '2026-11-21T12:00:00.000Z',
  });
  expect((await find('ninguem@exemplo.com')).error).toMatchObject({
    code: 'not_found',
    message: 'Não existe conta com este e-mail.',
  });
});

it('ends all the sessions of one account, leaves its password and everybody else, and is logged', async () => {
  const { token, user, password } = await app.signUp();
  const second = await app.signIn(user.email, password);
  const stranger = await app.signUp();
  expect((await end(user.id)).body).toEqual({ ended: 2 });
  expect([await isAlive(token), await isAlive(second.token), await isAlive(stranger.token)]).toEqual([
    false,
    false,
    true,
  ]);
  expect((await find(user.email)).body).toMatchObject({ openSessions: 0, lastUsedAt: null });
  expect(await app.signIn(user.email, password)).toHaveProperty('token');
  expect(lines.filter((line) => line.includes('sessions ended by the administrator'))).toEqual([
    expect.stringContaining(`"accountId":"${user.id}","ended":2`),
  ]);
  expect((await end('0190b1c0-0000-7000-8000-000000000001')).status).toBe(404);
});

it('does not end the session that asks', async () => {
  const { body: own } = await find(ADMIN_EMAIL);
  expect((await end(own.id)).body).toEqual({ ended: 0 });
  expect((await find(ADMIN_EMAIL)).status).toBe(200);
});
