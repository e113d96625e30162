import { deleteAccount, listSessions } from '@vida/contract/account/account-endpoints.ts';
import { login } from '@vida/contract/auth/auth-endpoints.ts';
import { listHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { markNotificationsRead } from '@vida/contract/notifications/notifications-endpoints.ts';
import { getHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_EMAIL, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { plantRows } from './testing/plant-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const remove = (token: string, password: string, headers = {}) =>
  app.call(deleteAccount, { body: { password } }, { token, headers });

/** The random id stays here: no backup brings the account back, and the law asks for six months of access. */
const keptIds = ['public.deleted_accounts', 'public.security_events'];

const allTables = async (): Promise<string[]> => {
  const { rows } = await app.pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables " +
      "where schemaname not in ('pg_catalog', 'information_schema') order by 1",
  );
  return rows.map(({ name }) => name);
};

/** Tables with a row that has this text anywhere. */
const tablesWith = async (text: string): Promise<string[]> => {
  const found: string[] = [];
  for (const name of await allTables()) {
    const { rowCount } = await app.pool.query(`select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [text]);
    if (rowCount) found.push(name);
  }
  return found;
};

/** Every row of every table that has this id in it, as text. */
const rowsWith = async (id: string): Promise<string[]> => {
  const found: string[] = [];
  for (const name of await allTables()) {
    const { rows } = await app.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where strpos(t::text, $1) > 0 order by 1`,
      [id],
    );
    found.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return found;
};

describe('DELETE /api/account', () => {
  it('removes everything personal from every table at once, and nothing of anybody else', async () => {
    const email = 'canario-que-voou@exemplo.com';
    const person = { email, username: 'canario-que-voou', firstName: 'canario-que-voou' };
    const own = await app.signUp(person);
    const elsewhere = await app.signIn(email, own.password);
    const other = await app.signUp();
    const planted = await plantRows(app.pool, own.user.id, 'canario-que-voou');
    await plantRows(app.pool, other.user.id, 'canario-que-fica');
    const othersRows = await rowsWith(other.user.id);
    expect(await tablesWith('canario-que-voou')).toHaveLength(
      new Set([...planted.map(({ table }) => table), 'users']).size,
    );

    expect((await remove(own.token, own.password)).body).toEqual({ deleted: true });

    expect(await tablesWith('canario-que-voou')).toEqual([]);
    expect(await tablesWith(own.user.id)).toEqual(keptIds);
    expect(await rowsWith(other.user.id)).toEqual(othersRows);
    for (const { token } of [own, elsewhere]) expect((await app.call(listSessions, {}, { token })).status).toBe(401);
    expect((await app.call(login, { body: { email, password: own.password } })).status).toBe(401);

    const again = await app.signUp(person);
    expect((await app.call(listHealthMetrics, {}, again)).body).toEqual([]);
    const { etag: _, ...profile } = (await app.call(getHealthProfile, {}, again)).body;
    expect(profile).toEqual(EMPTY_HEALTH_PROFILE);
  });

  it('removes many rows, more than one statement takes', async () => {
    const { token, user, password } = await app.signUp();
    await app.pool.query(
      `insert into health_metrics
         (user_id, id, metric_type, value, measured_at, utc_offset_minutes, kind, source, created_at)
       select $1, gen_random_uuid(), 'glucose', 100, now(), 0, 'sensor', 'test', now() from generate_series(1, 50001)`,
      [user.id],
    );
    expect((await remove(token, password)).status).toBe(200);
    expect(await tablesWith(user.id)).toEqual(keptIds);
  });

  describe('while the person writes', () => {
    const isWaiting = async (): Promise<boolean> => {
      const { rowCount } = await app.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rowCount === 1;
    };

    it('waits for the write, and the two never wait for each other', async () => {
      const { token, user, password } = await app.signUp();
      const writer = await app.pool.connect();
      await writer.query('begin');
      await writer.query('update users set revision = revision + 1 where id = $1', [user.id]);
      const removal = remove(token, password);
      await expect.poll(isWaiting).toBe(true);
      await writer.query('update notifications set read_at = now() where user_id = $1', [user.id]);
      await writer.query('commit');
      writer.release();
      expect((await removal).status).toBe(200);
      expect(await tablesWith(user.id)).toEqual(keptIds);
    });

    it('a write that comes too late finds no session', async () => {
      const { token, user } = await app.signUp();
      const remover = await app.pool.connect();
      await remover.query('begin');
      await remover.query('delete from users where id = $1', [user.id]);
      const write = app.call(markNotificationsRead, {}, { token });
      await expect.poll(isWaiting).toBe(true);
      await remover.query('commit');
      remover.release();
      expect((await write).status).toBe(401);
    });
  });

  it('needs the password', async () => {
    const { token, user } = await app.signUp();
    const before = await rowsWith(user.id);
    const refused = await remove(token, 'errada');
    expect(refused.status).toBe(403);
    expect(refused.error).toMatchObject({
      code: 'wrong_password',
      message: 'A senha não confere. A conta não foi excluída.',
    });
    const isKept = (row: string) => keptIds.some((name) => row.startsWith(name));
    expect((await rowsWith(user.id)).filter((row) => !isKept(row))).toEqual(before.filter((row) => !isKept(row)));
  });

  it('leaves the administrator', async () => {
    const { token, user, password } = await app.signUp({ email: ADMIN_EMAIL });
    const refused = await remove(token, password);
    expect(refused.status).toBe(403);
    expect(refused.error.code).toBe('administrator_account');
    expect(refused.error.message).toContain('conta do administrador');
    expect(await tablesWith(user.id)).not.toEqual([]);
  });

  it('with an Idempotency-Key is done once, and then finds nobody', async () => {
    const { token, password } = await app.signUp();
    const headers = { 'Idempotency-Key': 'adeus' };
    expect((await remove(token, password, headers)).status).toBe(200);
    expect((await remove(token, password, headers)).status).toBe(401);
  });
});

it('lets nobody guess the password by deleting', async () => {
  const limited = await startTestApp({ rateLimit: true });
  const { token, password } = await limited.signUp();
  const guess = (tried: string) => limited.call(deleteAccount, { body: { password: tried } }, { token });
  for (let count = 0; count < 10; count += 1) expect((await guess('errada')).status).toBe(403);
  expect((await guess(password)).status).toBe(429);
  await limited.close();
});
