import { updateAccount } from '@vida/contract/account/account-endpoints.ts';
import { markNotificationsRead } from '@vida/contract/notifications/notifications-endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signUp()).token;
});
afterAll(() => app.close());

describe('idempotency keys', () => {
  const rename = (firstName: string, key: string, as = token) =>
    app.call(updateAccount, { body: { firstName } }, { token: as, headers: { 'Idempotency-Key': key } });
  const revision = async (): Promise<number> => {
    const { rows } = await app.db.execute<{ revision: string }>(
      sql`select revision from users order by created_at, id limit 1`,
    );
    return Number(rows[0]?.revision);
  };

  it('replay the first reply without writing again', async () => {
    const first = await rename('Ana', 'k1');
    const after = await revision();
    const again = await rename('Ana', 'k1');
    expect(again.body).toEqual(first.body);
    expect(await revision()).toBe(after);
  });

  it('refuse another body', async () => {
    await rename('Ana', 'k2');
    expect((await rename('Bia', 'k2')).status).toBe(422);
  });

  it('make one write of two at once', async () => {
    const before = await revision();
    const blocker = await app.pool.connect();
    await blocker.query('begin');
    await blocker.query('lock table idempotency_keys in share row exclusive mode');
    const both = [rename('Cida', 'k3'), rename('Cida', 'k3')];
    expect((await Promise.race(both)).status).toBe(409);
    await blocker.query('commit');
    blocker.release();
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await rename('Cida', 'k3')).status).toBe(200);
    expect(await revision()).toBe(before + 1);
  });

  it('belong to one person, and last a day', async () => {
    const other = await app.signUp();
    await rename('Dora', 'k4');
    expect((await rename('Elis', 'k4', other.token)).status).toBe(200);
    app.setNow(new Date('2026-11-22T11:59:59.999Z'));
    expect((await rename('Eva', 'k4')).status).toBe(422);
    app.setNow(new Date('2026-11-22T12:00:00.000Z'));
    expect((await rename('Eva', 'k4')).body.firstName).toBe('Eva');
    app.setNow(new Date('2026-11-21T12:00:00.000Z'));
  });

  it('are not used up by a refused write', async () => {
    expect((await rename('', 'k5')).status).toBe(400);
    expect((await rename('Fátima', 'k5')).status).toBe(200);
  });

  it('that cannot be one are refused', async () => {
    expect((await rename('Gil', 'x'.repeat(201))).status).toBe(400);
  });

  it('also answer a write without a body', async () => {
    const options = { token, headers: { 'Idempotency-Key': 'k6' } };
    expect((await app.call(markNotificationsRead, {}, options)).body).toEqual({ unread: 0 });
    expect((await app.call(markNotificationsRead, {}, options)).body).toEqual({ unread: 0 });
  });
});
