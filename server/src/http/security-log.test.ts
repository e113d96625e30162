import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  listSessions,
} from '@vida/contract/account/account-endpoints.ts';
import { openGate } from '@vida/contract/admin/admin-endpoints.ts';
import { login, logout } from '@vida/contract/auth/auth-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetPassword } from '../commands/reset-password.ts';
import { signUpWithApp } from '../features/second-factor/testing/second-factor-fixture.ts';
import { tidyUp } from '../housekeeping.ts';
import { ADMIN_EMAIL, GATE_PASSWORD, startTestApp, type TestApp } from '../testing/test-app.ts';

const START = new Date('2026-08-31T12:00:00.000Z');
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const headers = { 'user-agent': FIREFOX };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.setNow(START);
});
afterAll(() => app.close());

const eventsOf = async (accountId: string | null): Promise<Record<string, unknown>[]> => {
  const { rows } = await app.pool.query(
    'select kind, at, address, device, request_id from security_events ' +
      'where account_id is not distinct from $1 order by id',
    [accountId],
  );
  return rows;
};
const kindsOf = async (accountId: string | null) => (await eventsOf(accountId)).map(({ kind }) => kind);

describe('the security log', () => {
  it('keeps who came in, who was refused, from where and when, and the way back to the request', async () => {
    const { user, password } = await app.signUp();
    const answer = await app.call(login, { body: { email: user.email, password } }, { headers });
    expect((await eventsOf(user.id)).at(-1)).toEqual({
      kind: 'login_accepted',
      at: START,
      address: '127.0.0.1',
      device: 'Firefox, Linux',
      request_id: answer.headers['x-request-id'],
    });
  });

  it('keeps a right password that stops at the second step', async () => {
    const { user, password } = await signUpWithApp(app, START);
    await app.call(login, { body: { email: user.email, password } }, { headers });
    expect((await eventsOf(user.id)).at(-1)).toMatchObject({
      kind: 'password_accepted',
      at: START,
      address: '127.0.0.1',
      device: 'Firefox, Linux',
    });
  });

  it('keeps a sign-in with an unknown e-mail without the e-mail', async () => {
    const body = { email: 'segredo-digitado@exemplo.com', password: 'outro segredo' };
    expect((await app.call(login, { body })).status).toBe(401);
    expect(await kindsOf(null)).toContain('login_refused');
    const { rows } = await app.pool.query('select e::text as row from security_events e');
    expect(rows.map(({ row }) => row).join()).not.toContain('segredo');
  });

  it('keeps every change of who may come in', async () => {
    const person = await app.signUp();
    const { email } = person.user;
    await app.call(login, { body: { email, password: 'errada' } });
    const second = await app.signIn(email, person.password);
    const third = await app.signIn(email, person.password);
    const [, , oldest] = (await app.call(listSessions, {}, third)).body;
    await app.call(endSession, { params: { id: oldest?.id ?? '' } }, third);
    await app.call(endOtherSessions, {}, third);
    const change = { currentPassword: person.password, newPassword: 'capivara no lago azul' };
    await app.call(changePassword, { body: { ...change, currentPassword: 'errada' } }, third);
    const { token } = (await app.call(changePassword, { body: change }, third)).body;
    await app.app.inject({ url: '/api/account/export', headers: { authorization: `Bearer ${token}` } });
    await app.call(logout, {}, { token });
    const oneTime = await resetPassword(app.db, email, new Date());
    expect(oneTime).not.toBe(second.token);
    expect(await kindsOf(person.user.id)).toEqual([
      'account_registered',
      'login_refused',
      'login_accepted',
      'login_accepted',
      'sessions_ended',
      'sessions_ended',
      'password_refused',
      'password_changed',
      'data_exported',
      'logout',
      'password_reset',
    ]);
  });

  it('keeps how the gate was tried', async () => {
    const { user, token } = await app.signUp({ email: ADMIN_EMAIL });
    for (const password of ['errada', GATE_PASSWORD]) await app.call(openGate, { body: { password } }, { token });
    expect(await kindsOf(user.id)).toEqual(['account_registered', 'gate_refused', 'gate_opened']);
  });

  it('of a deleted account keeps instant, kind and address for six months, under an id of nobody', async () => {
    const { user, token, password } = await app.signUp();
    await app.call(login, { body: { email: user.email, password } }, { headers });
    await app.call(deleteAccount, { body: { password } }, { token });
    const kept = { at: START, address: '127.0.0.1', device: '', request_id: null };
    expect(await eventsOf(user.id)).toEqual([
      { kind: 'account_registered', ...kept },
      { kind: 'login_accepted', ...kept },
      { kind: 'account_deleted', ...kept },
    ]);
    const tidyAt = (day: string) => tidyUp({ db: app.db, clock: () => new Date(`${day}T12:00:00.000Z`) });
    await tidyAt('2027-02-28');
    expect(await eventsOf(user.id)).toHaveLength(3);
    await tidyAt('2027-03-04');
    expect(await eventsOf(user.id)).toEqual([]);
  });

  it('costs nobody the reply to a refusal when it cannot be kept', async () => {
    await app.pool.query('alter table security_events rename to away');
    const body = { email: 'ninguem@exemplo.com', password: 'qualquer' };
    expect((await app.call(login, { body })).status).toBe(401);
    await app.pool.query('alter table away rename to security_events');
  });
});
