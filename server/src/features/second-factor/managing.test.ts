import { changePassword, exportAccount } from '@vida/contract/account/account-endpoints.ts';
import { getAdviserHealth, openGate } from '@vida/contract/admin/admin-endpoints.ts';
import { login } from '@vida/contract/auth/auth-endpoints.ts';
import {
  beginTotp,
  confirmTotp,
  getSecondFactor,
  makeRecoveryCodes,
  turnOffSecondFactor,
} from '@vida/contract/second-factor/second-factor-endpoints.ts';
import type { TypedProof } from '@vida/contract/second-factor/second-factor-schemas.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetPassword } from '../../commands/reset-password.ts';
import { turnOffSecondFactor as turnOffByCommand } from '../../commands/turn-off-second-factor.ts';
import { ADMIN_EMAIL, GATE_PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { codeAt, wrongCodeAt } from './testing/authenticator-app-fixture.ts';
import { signInWith, signUpWithApp, typePassword } from './testing/second-factor-fixture.ts';

const start = new Date('2026-11-21T12:00:05.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

const key = { current: Buffer.alloc(32, 7) as Buffer | undefined };
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    secondFactorKey: {
      find: async () => key.current,
      findOrMake: async () => (key.current ??= Buffer.alloc(32, 8)),
    },
  });
});
afterAll(() => app.close());
beforeEach(() => app.setNow(start));

type Person = Awaited<ReturnType<typeof signUpWithApp>>;

/** The code of `seconds` after the first, which was used up while the app was set up. */
const signInByApp = (person: Person, seconds: number) => {
  app.setNow(after(seconds));
  return signInWith(app, person, { method: 'totp', code: codeAt(person.secret, after(seconds)) });
};
const read = async (token: string) => (await app.call(getSecondFactor, {}, { token })).body;

describe('what is kept', () => {
  it('is readable nowhere in the database, also with an idempotency key', async () => {
    const { token, password, user } = await app.signUp();
    const keyed = (name: string) => ({ token, headers: { 'idempotency-key': name } });
    const { secret } = (await app.call(beginTotp, { body: { password } }, keyed('a'))).body;
    const code = codeAt(secret, start);
    const { recoveryCodes } = (await app.call(confirmTotp, { body: { code } }, keyed('b'))).body;
    const { challenge } = await typePassword(app, user.email, password);
    const { rows } = await app.pool.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const dumps = await Promise.all(
      rows.map(async ({ name }) => JSON.stringify((await app.pool.query(`select * from ${name}`)).rows)),
    );
    const all = dumps.join('\n');
    expect(all).toContain(user.email);
    for (const told of [secret, challenge, ...recoveryCodes, ...recoveryCodes.map((c) => c.replaceAll('-', ''))])
      expect(all).not.toContain(told);
  });

  it('is exported with its dates, and without a secret', async () => {
    const person = await signUpWithApp(app, start);
    const exported = await app.app.inject({
      url: exportAccount.path,
      headers: { authorization: `Bearer ${person.token}` },
    });
    const file = exported.json();
    expect(file.tables ?? file).toMatchObject({
      totpSecrets: [{ confirmedAt: expect.any(String) }],
    });
    expect(exported.body).not.toMatch(/sealedSecret|pendingSecret|codeHash|passwordMark/);
  });

  it('goes with turning it off: password and a second factor first', async () => {
    const person = await signUpWithApp(app, start);
    const { token, password } = person;
    const off = (body: Parameters<typeof app.call<typeof turnOffSecondFactor>>[1]['body']) =>
      app.call(turnOffSecondFactor, { body }, { token });
    const [code = ''] = person.recoveryCodes;
    const proof = { method: 'recovery_code', code } as const;
    expect((await off({ password: 'outra', proof })).error.code).toBe('wrong_password');
    expect((await off({ password })).error.code).toBe('second_factor_needed');
    const wrong = { method: 'totp', code: wrongCodeAt(person.secret, start) } as const;
    expect((await off({ password, proof: wrong })).status).toBe(403);
    expect((await off({ password, proof })).body).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect(await app.signIn(person.user.email, password)).toHaveProperty('token');
  });
});

describe('recovery codes', () => {
  it('are made anew, and the old ones end', async () => {
    const person = await signUpWithApp(app, start);
    const { token, password } = person;
    const [code = '', old = ''] = person.recoveryCodes;
    const body = { password, proof: { method: 'recovery_code', code } } as const;
    const made = (await app.call(makeRecoveryCodes, { body }, { token })).body.recoveryCodes;
    expect(made).toHaveLength(10);
    expect((await signInWith(app, person, { method: 'recovery_code', code: old })).status).toBe(401);
    const fresh = { method: 'recovery_code', code: made[0] ?? '' } as const;
    expect((await signInWith(app, person, fresh)).status).toBe(200);
  });

  it('are not made without a second factor', async () => {
    const { token, password } = await app.signUp();
    expect((await app.call(makeRecoveryCodes, { body: { password } }, { token })).status).toBe(409);
  });
});

describe('an app that is set up', () => {
  it('counts only once its first code was right, and within half an hour', async () => {
    const { token, password, user } = await app.signUp();
    const { secret } = (await app.call(beginTotp, { body: { password } }, { token })).body;
    const confirm = (code: string) => app.call(confirmTotp, { body: { code } }, { token });
    expect((await confirm(wrongCodeAt(secret, start))).status).toBe(403);
    expect(await app.signIn(user.email, password)).toHaveProperty('token');
    app.setNow(after(31 * 60));
    expect((await confirm(codeAt(secret, after(31 * 60)))).error.code).toBe('nothing_pending');
  });

  it('takes the place of the one before, which was needed for it', async () => {
    const person = await signUpWithApp(app, start);
    const { token, password } = person;
    expect((await app.call(beginTotp, { body: { password } }, { token })).error.code).toBe('second_factor_needed');
    app.setNow(after(60));
    const proof = { method: 'totp', code: codeAt(person.secret, after(60)) } as const;
    const { secret } = (await app.call(beginTotp, { body: { password, proof } }, { token })).body;
    const confirmed = await app.call(confirmTotp, { body: { code: codeAt(secret, after(60)) } }, { token });
    expect(confirmed.body.recoveryCodes).toEqual([]);
    expect((await signInByApp(person, 120)).status).toBe(401);
    expect((await signInByApp({ ...person, secret }, 180)).status).toBe(200);
  });
});

describe('without the key, as after a restore', () => {
  it('codes of the app are no way in, recovery codes are, and the app is set up anew', async () => {
    const person = await signUpWithApp(app, start);
    const before = key.current;
    key.current = undefined;
    try {
      app.setNow(after(60));
      const step = await typePassword(app, person.user.email, person.password);
      expect(step).toMatchObject({ methods: ['recovery_code'], isTotpLost: true });
      const lost = await signInByApp(person, 60);
      expect(lost.status).toBe(401);
      expect(lost.error.message).toContain('configure o aplicativo de novo');

      const [code = '', other = ''] = person.recoveryCodes;
      const entered = await signInWith(app, person, { method: 'recovery_code', code });
      const { token } = entered.body;
      expect(await read(token)).toMatchObject({ isOn: true, totp: { isLost: true } });
      const proof = { method: 'recovery_code', code: other } as const;
      const begun = await app.call(beginTotp, { body: { password: person.password, proof } }, { token });
      const { secret } = begun.body;
      await app.call(confirmTotp, { body: { code: codeAt(secret, after(60)) } }, { token });
      expect(await read(token)).toMatchObject({ totp: { isLost: false } });
      expect((await signInByApp({ ...person, secret }, 120)).status).toBe(200);
    } finally {
      key.current = before;
    }
  });
});

describe('a forgotten password', () => {
  it('is reset, and the second factor stays', async () => {
    const person = await signUpWithApp(app, start);
    const password = await resetPassword(app.db, person.user.email, start);
    const entered = await signInByApp({ ...person, password }, 60);
    expect(entered.body.user).toMatchObject({ mustChangePassword: true });
    const { token } = entered.body;
    const body = { currentPassword: password, newPassword: 'outra senha comprida' };
    const renewed = (await app.call(changePassword, { body }, { token })).body;
    expect(await read(renewed.token)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  });

  it('and a lost phone: the command turns it off and ends the sessions', async () => {
    const person = await signUpWithApp(app, start);
    expect(await turnOffByCommand(app.db, person.user.email)).toBe(true);
    expect((await app.call(getSecondFactor, {}, { token: person.token })).status).toBe(401);
    const { token } = await app.signIn(person.user.email, person.password);
    expect(await read(token)).toMatchObject({ isOn: false, totp: null, recoveryCodesLeft: 0 });
    expect(await turnOffByCommand(app.db, person.user.email)).toBe(false);
    expect(await read(token)).toMatchObject({ isOn: false });
    await expect(turnOffByCommand(app.db, 'ninguem@exemplo.com')).rejects.toThrow('Não existe conta');
  });
});

it('is in the security log, from its beginning to its end', async () => {
  const person = await signUpWithApp(app, start);
  await app.call(login, { body: { email: person.user.email, password: 'errada' } });
  await signInWith(app, person, { method: 'totp', code: wrongCodeAt(person.secret, start) });
  const [code = ''] = person.recoveryCodes;
  await signInWith(app, person, { method: 'recovery_code', code });
  await turnOffByCommand(app.db, person.user.email);
  const { rows } = await app.pool.query<{ kind: string }>(
    'select kind from security_events where account_id = $1 order by id',
    [person.user.id],
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'account_registered',
    'second_factor_added',
    'login_refused',
    'password_accepted',
    'second_factor_refused',
    'password_accepted',
    'recovery_code_used',
    'login_accepted',
    'second_factor_removed',
  ]);
});

describe('the gate of the panel', () => {
  const look = (token: string) => app.call(getAdviserHealth, {}, { token });
  const gate = (token: string, proof?: TypedProof) =>
    app.call(openGate, { body: { password: GATE_PASSWORD, ...(proof && { proof }) } }, { token });

  it('asks for the second factor once there is one, and in sessions from before too', async () => {
    const { token, password } = await app.signUp({ email: ADMIN_EMAIL });
    expect((await gate(token)).status).toBe(200);
    expect((await look(token)).status).toBe(200);

    const { secret } = (await app.call(beginTotp, { body: { password } }, { token })).body;
    const code = codeAt(secret, start);
    const { recoveryCodes } = (await app.call(confirmTotp, { body: { code } }, { token })).body;
    expect((await look(token)).error.code).toBe('gate_closed');
    expect((await gate(token)).error.code).toBe('second_factor_needed');
    expect((await gate(token, { method: 'totp', code })).error.code).toBe('wrong_second_factor');
    expect((await look(token)).status).toBe(403);

    const wrongPassword = {
      body: { password: 'outra', proof: { method: 'recovery_code', code: recoveryCodes[0] ?? '' } },
    } as const;
    expect((await app.call(openGate, wrongPassword, { token })).error.code).toBe('wrong_gate_password');
    // The code was not looked at, and still works.
    expect((await gate(token, wrongPassword.body.proof)).status).toBe(200);
    expect((await look(token)).status).toBe(200);
  });
});
