import { changePassword } from '@vida/contract/account/account-endpoints.ts';
import { MINUTE_MS } from '@vida/contract/core/time.ts';
import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { resetPassword as resetByCommand } from '../../commands/reset-password.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { signUpWithApp, typePassword } from '../second-factor/testing/second-factor-fixture.ts';
import { type AppWithMail, NEW_PASSWORD, startAppWithMail } from './password-links-fixture.ts';

const START = new Date('2026-11-21T12:00:00.000Z');
const after = (ms: number): Date => new Date(START.getTime() + ms);

let vida: AppWithMail;
let app: TestApp;

beforeAll(async () => {
  vida = await startAppWithMail();
  ({ app } = vida);
});
afterAll(() => vida.close());
afterEach(() => app.setNow(START));

const use = (token: string, newPassword?: string) => vida.use(token, newPassword);
const receiveLink = (email: string) => vida.receiveLink(email);
const isAlive = async (token: string) => (await app.call(listNotifications, {}, { token })).status === 200;

describe('a link', () => {
  it('sets the password, ends every session, rings the bell, and opens none', async () => {
    const { token: session, user, password } = await app.signUp();
    await app.pool.query('update users set must_change_password = true where id = $1', [user.id]);
    const answer = await use(await receiveLink(user.email));
    expect([answer.status, answer.body]).toEqual([200, { email: user.email }]);
    expect(await isAlive(session)).toBe(false);
    expect(await app.signIn(user.email, password)).toMatchObject({ code: 'wrong_credentials' });
    const entered = await app.signIn(user.email, NEW_PASSWORD);
    expect(entered.user.mustChangePassword).toBe(false);
    const [bell] = (await app.call(listNotifications, {}, { token: entered.token })).body;
    expect(bell).toMatchObject({ kind: 'password_changed' });
    const { rows } = await app.pool.query<{ kind: string }>(
      'select kind from security_events where account_id = $1 order by id',
      [user.id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['password_link_asked', 'password_set_by_link']),
    );
  });

  it('is good for ten minutes', async () => {
    const { user } = await app.signUp();
    const token = await receiveLink(user.email);
    app.setNow(after(10 * MINUTE_MS));
    const late = await use(token);
    expect([late.status, late.error.code]).toEqual([410, 'password_link_ended']);
    expect(late.error.message).toContain('não vale mais');
    app.setNow(after(10 * MINUTE_MS - 1));
    expect((await use(token)).status).toBe(200);
  });

  it('is good once, also for two at the same time', async () => {
    const { user } = await app.signUp();
    const token = await receiveLink(user.email);
    const answers = await Promise.all([use(token), use(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect((await use(token)).status).toBe(410);
  });

  it('ends with a newer one, of the same person only', async () => {
    const [first, second] = [await app.signUp(), await app.signUp()];
    const older = await receiveLink(first.user.email);
    const others = await receiveLink(second.user.email);
    const newer = await receiveLink(first.user.email);
    expect((await use(older)).status).toBe(410);
    expect((await use(newer)).body).toEqual({ email: first.user.email });
    expect(await app.signIn(second.user.email, second.password)).toHaveProperty('token');
    expect((await use(others)).body).toEqual({ email: second.user.email });
  });

  it.each(['x'.repeat(43), 'curto'])('that was never sent is over: %s', async (token) => {
    expect((await use(token)).status).toBe(410);
  });

  it('is worth nothing once the password was changed, by the person or by command', async () => {
    for (const change of [
      (token: string, currentPassword: string) =>
        app.call(changePassword, { body: { currentPassword, newPassword: NEW_PASSWORD } }, { token }),
      (_token: string, _password: string, email: string) => resetByCommand(app.db, email, START),
    ]) {
      const { token, user, password } = await app.signUp();
      const link = await receiveLink(user.email);
      await change(token, password, user.email);
      expect((await use(link, 'outra senha comprida')).status).toBe(410);
    }
  });

  it('is worth nothing once the e-mail is another one', async () => {
    const { user } = await app.signUp();
    const link = await receiveLink(user.email);
    await app.pool.query(`update users set email = 'nova.caixa@exemplo.com' where id = $1`, [user.id]);
    expect((await use(link)).status).toBe(410);
  });

  it('takes no password that somebody could guess, and is not used up by one', async () => {
    const { user } = await app.signUp({ firstName: 'Petúnia' });
    const link = await receiveLink(user.email);
    for (const guessable of ['12345678', 'petunia2010', 'curta']) {
      const refused = await use(link, guessable);
      expect(refused.error.details, guessable).toMatchObject([{ field: 'newPassword' }]);
    }
    expect((await use(link)).status).toBe(200);
  });

  it('goes round no second factor', async () => {
    const person = await signUpWithApp(app, START);
    expect((await use(await receiveLink(person.user.email))).status).toBe(200);
    expect(await typePassword(app, person.user.email, NEW_PASSWORD)).toMatchObject({
      challenge: expect.any(String),
      methods: expect.arrayContaining(['totp']),
    });
  });
});
