import { changeEmail, listSessions } from '@vida/contract/account/account-endpoints.ts';
import type { EmailChange } from '@vida/contract/auth/credentials.ts';
import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const change = (token: string, email: string, currentPassword: string) =>
  app.call(changeEmail, { body: { email, currentPassword } }, { token });

describe('changing the e-mail', () => {
  it('ends the other sessions, rings the bell, and moves the sign-in', async () => {
    const { token, user, password } = await app.signUp();
    const other = await app.signIn(user.email, password);
    const answer = await change(token, ' Nova.Caixa@exemplo.com ', password);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...user, email: 'Nova.Caixa@exemplo.com' });
    expect((await app.call(listSessions, {}, other)).status).toBe(401);
    expect((await app.call(listNotifications, {}, { token })).body[0]).toMatchObject({
      kind: 'email_changed',
    });
    expect(await app.signIn(user.email, password)).toMatchObject({ code: 'wrong_credentials' });
    expect(await app.signIn('nova.caixa@EXEMPLO.com', password)).toHaveProperty('token');
  });

  it('needs the password, and leaves everything as it was without', async () => {
    const { token, user, password } = await app.signUp();
    const other = await app.signIn(user.email, password);
    const refused = await change(token, 'outra.caixa@exemplo.com', 'errada');
    expect([refused.status, refused.error.code]).toEqual([403, 'wrong_password']);
    expect((await app.call(listSessions, {}, other)).body).toHaveLength(2);
    expect(await app.signIn(user.email, password)).toHaveProperty('token');
  });

  it('refuses what is no e-mail, the same one, and one of another account in any case', async () => {
    const { token, user, password } = await app.signUp();
    const stranger = await app.signUp();
    const invalid = await change(token, 'sem arroba', password);
    expect(invalid.error.details).toMatchObject([{ field: 'email' }]);
    const same = await change(token, user.email, password);
    expect(same.error.details).toEqual([{ field: 'email', message: 'Este já é o e-mail da sua conta.' }]);
    for (const email of [stranger.user.email.toUpperCase(), ADMIN_EMAIL.toUpperCase()]) {
      const taken = await change(token, email, password);
      expect([taken.status, taken.error.code]).toEqual([409, 'email_taken']);
      expect(taken.error.details).toMatchObject([{ field: 'email' }]);
    }
    expect((await change(token, user.email.toUpperCase(), password)).status).toBe(200);
  });

  it('is not for the administrator, whose e-mail is a setting', async () => {
    const { token, password } = await app.signUp({ email: ADMIN_EMAIL });
    const refused = await change(token, 'chefe@exemplo.com', password);
    expect([refused.status, refused.error.code]).toEqual([403, 'administrator_account']);
  });

  it('is tried ten times an hour at most, and hears of five taken addresses', async () => {
    const limited = await startTestApp({ beside: app, rateLimit: true });
    try {
      const { token } = await app.signUp();
      const { user: stranger } = await app.signUp();
      const statusesOf = async (times: number, body: EmailChange, asking: { token: string }) => {
        const statuses = [];
        for (let count = 0; count < times; count += 1)
          statuses.push((await limited.call(changeEmail, { body }, asking)).status);
        return statuses;
      };
      const wrong = { email: 'outra@exemplo.com', currentPassword: 'errada' };
      expect(await statusesOf(11, wrong, { token })).toEqual([...Array(10).fill(403), 429]);
      const other = await app.signUp();
      const taken = { email: stranger.email, currentPassword: other.password };
      expect(await statusesOf(6, taken, other)).toEqual([...Array(5).fill(409), 429]);
    } finally {
      await limited.close();
    }
  });
});
