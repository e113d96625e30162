import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { resetPassword } from './reset-password.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('gives a one-time password, ends the sessions and forces a change', async () => {
  const { token, user, password } = await app.signUp();
  const oneTime = await resetPassword(app.db, user.email.toUpperCase(), NOW);
  expect((await app.call(listNotifications, {}, { token })).status).toBe(401);
  expect(await app.signIn(user.email, password)).not.toHaveProperty('token');
  const again = await app.signIn(user.email, oneTime);
  expect(again.user.mustChangePassword).toBe(true);
  expect((await app.call(listNotifications, {}, { token: again.token })).status).toBe(403);
  app.setNow(new Date('2026-11-22T12:00:00.000Z'));
  expect(await app.signIn(user.email, oneTime)).toMatchObject({ code: 'one_time_password_expired' });
});

it('says so when there is no such account', async () => {
  await expect(resetPassword(app.db, 'ninguem@exemplo.com', NOW)).rejects.toThrow(
    'Não existe conta com o e-mail ninguem@exemplo.com.',
  );
});
