import { changePassword } from '@vida/contract/account/account-endpoints.ts';
import { login } from '@vida/contract/auth/auth-endpoints.ts';
import { DAY_MS } from '@vida/contract/core/time.ts';
import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const START = new Date('2026-11-21T12:00:00.000Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const account = (name: string) => ({
  username: name,
  email: `${name}@exemplo.com`,
  password: 'girassol amarelo',
  firstName: 'Rosa',
  lastName: 'Lima',
});

const isAlive = async (token: string): Promise<boolean> =>
  (await app.call(listNotifications, {}, { token })).status === 200;

describe('password change', () => {
  it('needs the current password, ends the other sessions and gives this one another token', async () => {
    const { token, user } = await app.signUp(account('troca'));
    const other = await app.signIn(user.email, 'girassol amarelo');
    const change = (currentPassword: string, newPassword: string) =>
      app.call(changePassword, { body: { currentPassword, newPassword } }, { token });
    expect((await change('errada', 'ipê roxo na serra')).status).toBe(403);
    const guessable = await change('girassol amarelo', 'botafogo2010');
    expect(guessable.error.details).toMatchObject([{ field: 'newPassword' }]);
    expect((await change('girassol amarelo', 'password')).status).toBe(400);
    expect((await change('girassol amarelo', 'girassol amarelo')).status).toBe(400);
    const changed = await change('girassol amarelo', 'ipê roxo na serra');
    expect(changed.status).toBe(200);
    const alive = [token, other.token, changed.body.token].map(isAlive);
    expect(await Promise.all(alive)).toEqual([false, false, true]);
  });

  it('is forced after a one-time password: nothing else but logout works', async () => {
    const { token, user } = await app.signUp(account('forcada'));
    await app.db.execute(sql`update users set must_change_password = true where id = ${user.id}`);
    const refused = await app.call(listNotifications, {}, { token });
    expect(refused.status).toBe(403);
    expect(refused.error.code).toBe('password_change_required');
    const body = { currentPassword: 'girassol amarelo', newPassword: 'ipê roxo na serra' };
    const changed = await app.call(changePassword, { body }, { token });
    expect(changed.body.mustChangePassword).toBe(false);
    expect(await isAlive(changed.body.token)).toBe(true);
  });

  it('keeps no token for a retry', async () => {
    const { token, user } = await app.signUp(account('segredo'));
    const body = { currentPassword: 'girassol amarelo', newPassword: 'ipê roxo na serra' };
    const headers = { 'idempotency-key': 'uma-vez' };
    const changed = await app.call(changePassword, { body }, { token, headers });
    expect(changed.body.token).toMatch(/^[\w-]{43}$/);
    const kept = await app.pool.query('select 1 from idempotency_keys where user_id = $1', [user.id]);
    expect(kept.rowCount).toBe(0);
  });

  it('after a one-time password is possible for a day', async () => {
    app.setNow(START);
    const { token, user } = await app.signUp(account('provisoria'));
    await app.db.execute(
      sql`update users set must_change_password = true, password_set_at = ${START} where id = ${user.id}`,
    );
    const enter = () => app.call(login, { body: { email: user.email, password: 'girassol amarelo' } });
    app.setNow(new Date(START.getTime() + DAY_MS - 1));
    expect((await enter()).status).toBe(200);
    app.setNow(new Date(START.getTime() + DAY_MS));
    const late = await enter();
    expect([late.status, late.error.code]).toEqual([403, 'one_time_password_expired']);
    expect(late.error.message).toContain('valia por 24 horas');
    const body = { currentPassword: 'girassol amarelo', newPassword: 'ipê roxo na serra' };
    const change = await app.call(changePassword, { body }, { token });
    expect(change.error.code).toBe('one_time_password_expired');
    app.setNow(START);
  });
});
