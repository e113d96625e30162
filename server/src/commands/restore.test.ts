import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteAccount, listSessions } from '@vida/contract/account/account-endpoints.ts';
import { getAdviserHealth, openGate } from '@vida/contract/admin/admin-endpoints.ts';
import { login } from '@vida/contract/auth/auth-endpoints.ts';
import { getPost } from '@vida/contract/community/community-endpoints.ts';
import { beginTotp, confirmTotp } from '@vida/contract/second-factor/second-factor-endpoints.ts';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHANGES_CHANNEL } from '../db/announce-change.ts';
import { createDeletedList, deletedListFile } from '../features/account/deleted-list.ts';
import { createMembers, type Members } from '../features/community/testing/community-fixture.ts';
import { codeAt } from '../features/second-factor/testing/authenticator-app-fixture.ts';
import { signInWith, signUpWithApp, typePassword } from '../features/second-factor/testing/second-factor-fixture.ts';
import { reapplyDeletions } from '../reapply-deletions.ts';
import { ADMIN_EMAIL, GATE_PASSWORD, startTestApp, type TestApp } from '../testing/test-app.ts';
import { commandMessages } from './command-messages.ts';
import { restoreBackup } from './restore-backup.ts';
import { turnOffSecondFactor } from './turn-off-second-factor.ts';
import { writeBackup } from './write-backup.ts';

const clock = () => new Date('2026-11-21T12:00:00.000Z');
const log = pino({ level: 'silent' });

let app: TestApp;
let client: Client;
let folder: string;
let file: string;
type Person = Awaited<ReturnType<TestApp['signUp']>>;
let stays: Person;
let leaves: Person;
let postId: string;
let members: Members;

const remove = ({ token, password }: Person) => app.call(deleteAccount, { body: { password } }, { token });
const tryLogin = async ({ user, password }: Person) =>
  (await app.call(login, { body: { email: user.email, password } })).status;
const countOf = async (table: string): Promise<number> => {
  const { rows } = await app.pool.query(`select count(*)::int as n from ${table}`);
  return rows[0]?.n;
};

beforeAll(async () => {
  app = await startTestApp();
  members = createMembers(app);
  folder = await mkdtemp(join(tmpdir(), 'vida-test-'));
  client = new Client({ connectionString: app.connectionString });
  await client.connect();
});
beforeEach(async () => {
  await app.pool.query('truncate users, community_posts, deleted_accounts, security_events cascade');
  await rm(app.dataDir, { recursive: true, force: true });
  file = join(folder, randomUUID());
  stays = await app.signUp();
  leaves = await app.signUp();
  postId = (await members.publish(leaves.token)).id;
  await writeBackup(client, file);
});
afterAll(async () => {
  await client.end();
  await app.close();
  await rm(folder, { recursive: true });
});

describe('a restored backup', () => {
  it('leaves nobody signed in, and no gate open', async () => {
    const admin = await app.signUp({ email: ADMIN_EMAIL });
    await app.call(openGate, { body: { password: GATE_PASSWORD } }, admin);
    await writeBackup(client, file);
    await restoreBackup(client, file, []);
    expect((await app.call(listSessions, {}, stays)).status).toBe(401);
    const again = await app.signIn(ADMIN_EMAIL, admin.password);
    expect((await app.call(getAdviserHealth, {}, again)).error.code).toBe('gate_closed');
    expect(await tryLogin(stays)).toBe(200);
  });

  it('brings back no link for a new password', async () => {
    await app.pool.query(
      `insert into password_links (user_id, id, token_hash, account_hash, created_at)
       values ($1, gen_random_uuid(), 'x', 'x', now())`,
      [stays.user.id],
    );
    await writeBackup(client, file);
    await restoreBackup(client, file, []);
    expect(await countOf('password_links')).toBe(0);
  });

  it('brings back nobody who deleted the account since, and leaves their words without author', async () => {
    expect((await remove(leaves)).status).toBe(200);
    expect(await restoreBackup(client, file, [])).toMatchObject({ removedAgain: 1 });
    expect(await tryLogin(leaves)).toBe(401);
    expect(await tryLogin(stays)).toBe(200);
    const reader = await app.signIn(stays.user.email, stays.password);
    expect((await app.call(getPost, { params: { id: postId } }, reader)).status).toBe(200);
    const { rows } = await app.pool.query('select author_id from community_posts where id = $1', [postId]);
    expect(rows).toEqual([{ author_id: null }]);
  });

  it('knows them by the list in the data folder alone, when the database is a new one', async () => {
    await remove(leaves);
    const known = await createDeletedList(app.dataDir).read();
    expect(known?.accounts.map(({ id }) => id)).toEqual([leaves.user.id]);
    await app.pool.query('truncate deleted_accounts');
    expect(await restoreBackup(client, file, known?.accounts ?? [])).toMatchObject({ removedAgain: 1 });
    expect(await countOf('deleted_accounts')).toBe(1);
    expect(await tryLogin(leaves)).toBe(401);
  });

  it('keeps the security events since, and says when it was restored', async () => {
    await tryLogin({ ...stays, password: 'errada' });
    await restoreBackup(client, file, []);
    const { rows } = await app.pool.query('select kind from security_events order by at, id');
    expect(rows.map(({ kind }) => kind)).toEqual([
      'account_registered',
      'account_registered',
      'login_refused',
      'backup_restored',
    ]);
  });

  it('tells a Vida that runs about everybody there was and is', async () => {
    const later = await app.signUp();
    const heard = new Set<string | undefined>();
    const listener = new Client({ connectionString: app.connectionString });
    await listener.connect();
    listener.on('notification', ({ payload }) => heard.add(payload));
    await listener.query(`listen ${CHANGES_CHANNEL}`);
    await restoreBackup(client, file, []);
    await listener.query('select 1');
    await listener.end();
    expect([...heard]).toEqual(expect.arrayContaining([stays.user.id, leaves.user.id, later.user.id]));
  });
});

describe('the second factor after a restore', () => {
  const start = new Date('2026-11-21T12:00:00.000Z');
  type Guarded = Awaited<ReturnType<typeof signUpWithApp>>;
  const signInByCode = (person: Guarded, code = '') => signInWith(app, person, { method: 'recovery_code', code });

  it('takes no code that was used since the backup, and those that were not', async () => {
    const person = await signUpWithApp(app, start);
    await writeBackup(client, file);
    const [used, unused] = person.recoveryCodes;
    expect((await signInByCode(person, used)).status).toBe(200);
    expect(await restoreBackup(client, file, [])).toMatchObject({ factorsOfBackup: 0 });
    expect((await signInByCode(person, used)).status).toBe(401);
    expect((await signInByCode(person, unused)).status).toBe(200);
  });

  it('is on where it was turned on since, and off where it was turned off', async () => {
    const off = await signUpWithApp(app, start);
    await writeBackup(client, file);
    await turnOffSecondFactor(app.db, off.user.email);
    const { secret } = (await app.call(beginTotp, { body: { password: stays.password } }, stays)).body;
    await app.call(confirmTotp, { body: { code: codeAt(secret, start) } }, stays);
    await restoreBackup(client, file, []);
    expect(await app.signIn(off.user.email, off.password)).toHaveProperty('token');
    expect((await typePassword(app, stays.user.email, stays.password)).methods).toContain('totp');
  });

  it('is that of the backup for accounts that the database before did not know, and that is said', async () => {
    const person = await signUpWithApp(app, start);
    await writeBackup(client, file);
    await app.pool.query('delete from users where id = $1', [person.user.id]);
    expect(await restoreBackup(client, file, [])).toMatchObject({ factorsOfBackup: 1 });
    expect((await signInByCode(person, person.recoveryCodes[0])).status).toBe(200);
    expect(commandMessages.factorsOfBackup(1, start.toISOString())).toContain('códigos de recuperação');
  });
});

describe('the start', () => {
  const start = () => reapplyDeletions({ db: app.db, clock, log, dataDir: app.dataDir });

  it('removes whom a backup brought back by another program', async () => {
    await remove(leaves);
    await app.pool.query(
      `insert into users (id, first_name, last_name, username, email, password_hash, time_zone, created_at)
       values ($1, 'de', 'volta', 'volta', 'volta@exemplo.com', 'x', 'UTC', now())`,
      [leaves.user.id],
    );
    await app.pool.query('truncate deleted_accounts');
    await start();
    expect(await countOf(`users where id = '${leaves.user.id}'`)).toBe(0);
    expect(await countOf('users')).toBe(1);
  });

  it('writes into the list what another process or a full disk left out', async () => {
    await start();
    await remove(leaves);
    const path = deletedListFile(app.dataDir);
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, -10));
    expect((await createDeletedList(app.dataDir).read())?.accounts).toEqual([]);
    await start();
    expect(await createDeletedList(app.dataDir).read()).toEqual({
      since: clock(),
      accounts: [{ id: leaves.user.id, deletedAt: clock() }],
    });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });
});
