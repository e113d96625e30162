import { changeEmail, listSessions } from '@vida/contract/account/account-endpoints.ts';
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

  it('is tried ten times an hour at most', async () => {
    const limited = await startTestApp({ beside: app, rateLimit: true });
    try {
      const { token, password } = await app.signUp();
      const { user: stranger } = await app.signUp();
      const body = { email: stranger.email, currentPassword: password };
      for (let count = 0; count < 10; count += 1)
        expect((await limited.call(changeEmail, { body }, { token })).status).toBe(409);
      expect((await limited.call(changeEmail, { body }, { token })).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});
