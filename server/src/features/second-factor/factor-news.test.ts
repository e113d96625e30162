import { changePassword } from '@vida/contract/account/account-endpoints.ts';
import { listNotifications, markNotificationsRead } from '@vida/contract/notifications/notifications-endpoints.ts';
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  getSecondFactor,
  makeRecoveryCodes,
  removePasskey,
  removeTotp,
  turnOffSecondFactor,
} from '@vida/contract/second-factor/second-factor-endpoints.ts';
import type { TypedProof } from '@vida/contract/second-factor/second-factor-schemas.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { turnOffSecondFactor as turnOffByCommand } from '../../commands/turn-off-second-factor.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { codeAt } from './testing/authenticator-app-fixture.ts';
import { signInWith, signUpWithApp, typePassword } from './testing/second-factor-fixture.ts';
import { createSoftwarePasskey } from './testing/software-passkey-fixture.ts';

const ORIGIN = 'https://vida.exemplo.com';
const start = new Date('2026-11-21T12:00:05.000Z');

let app: TestApp;
let elsewhere: TestApp;
beforeAll(async () => {
  app = await startTestApp({ publicUrl: ORIGIN });
  elsewhere = await startTestApp({ beside: app, publicUrl: 'http://192.168.0.9:5000' });
});
afterAll(async () => {
  await elsewhere.close();
  await app.close();
});
beforeEach(() => {
  app.setNow(start);
  elsewhere.setNow(start);
});

/** Somebody with an app, whose recovery codes prove what is asked for. */
const signUpProved = async () => {
  const person = await signUpWithApp(app, start);
  const codes = [...person.recoveryCodes];
  const self = () => {
    const proof: TypedProof = { method: 'recovery_code', code: codes.shift() ?? '' };
    return { password: person.password, proof };
  };
  const addKey = async (name: string) => {
    const { token } = person;
    const begun = await app.call(beginPasskey, { body: self() }, { token });
    const passkey = createSoftwarePasskey(ORIGIN).make(begun.body);
    return (await app.call(addPasskey, { body: { name, passkey } }, { token })).body.passkey;
  };
  return { ...person, self, addKey };
};

/**
 * What rang since the bell was last looked at, the oldest first; without the recovery codes that the proofs used up.
 */
const heard = async (token: string) => {
  const { body } = await app.call(listNotifications, {}, { token });
  await app.call(markNotificationsRead, {}, { token });
  return body
    .filter(({ kind, readAt }) => readAt === null && kind !== 'recovery_code_used' && kind !== 'welcome')
    .map(({ id: _id, createdAt: _at, readAt: _read, ...told }) => told)
    .reverse();
};

describe('one factor of several', () => {
  it('goes alone: the app while a passkey stays', async () => {
    const { token, self, addKey, user, password } = await signUpProved();
    const passkey = await addKey('Celular');
    const removed = await app.call(removeTotp, { body: self() }, { token });
    expect(removed.status).toBe(200);
    expect(removed.body).toMatchObject({ isOn: true, totp: null, passkeys: [{ id: passkey.id }] });
    expect(removed.body.recoveryCodesLeft).toBe(8);
    const { methods } = await typePassword(app, user.email, password);
    expect(methods).toEqual(['passkey', 'recovery_code']);
    expect((await app.call(removeTotp, { body: self() }, { token })).status).toBe(404);
    const last = await app.call(removePasskey, { params: { id: passkey.id }, body: self() }, { token });
    expect([last.status, last.error.code]).toEqual([409, 'last_factor']);
  });

  it('goes alone: a passkey while the app stays', async () => {
    const { token, self, addKey } = await signUpProved();
    const passkey = await addKey('Celular');
    const removed = await app.call(removePasskey, { params: { id: passkey.id }, body: self() }, { token });
    expect(removed.status).toBe(200);
    const last = await app.call(removeTotp, { body: self() }, { token });
    expect([last.status, last.error.code]).toEqual([409, 'last_factor']);
    expect((await app.call(getSecondFactor, {}, { token })).body).toMatchObject({ isOn: true, passkeys: [] });
  });

  it('goes only for its person, with the password and a proof', async () => {
    const { token, password, self, addKey } = await signUpProved();
    await addKey('Celular');
    const bare = await app.call(removeTotp, { body: { password } }, { token });
    expect(bare.error.code).toBe('second_factor_needed');
    const wrong = await app.call(removeTotp, { body: { ...self(), password: 'outra' } }, { token });
    expect(wrong.error.code).toBe('wrong_password');
    expect((await app.call(getSecondFactor, {}, { token })).body.totp).not.toBeNull();
  });

  it('stays where the rest would not open the account: passkeys of another address', async () => {
    const { token, self, addKey } = await signUpProved();
    await addKey('Celular');
    const refused = await elsewhere.call(removeTotp, { body: self() }, { token });
    expect([refused.status, refused.error.code]).toEqual([409, 'last_factor']);
    expect(refused.error.message).toMatch(/^O que sobraria não abre a conta aqui/);
    expect((await app.call(getSecondFactor, {}, { token })).body.totp).not.toBeNull();
  });
});

describe('the bell', () => {
  it('tells of each change of the second factor, once', async () => {
    const { token, self, addKey } = await signUpProved();
    expect(await heard(token)).toEqual([{ kind: 'second_factor_on' }]);
    const passkey = await addKey('Celular');
    const { secret } = (await app.call(beginTotp, { body: self() }, { token })).body;
    await app.call(confirmTotp, { body: { code: codeAt(secret, start) } }, { token });
    await app.call(removePasskey, { params: { id: passkey.id }, body: self() }, { token });
    await addKey('Tablet');
    await app.call(removeTotp, { body: self() }, { token });
    const again = (await app.call(beginTotp, { body: self() }, { token })).body.secret;
    await app.call(confirmTotp, { body: { code: codeAt(again, start) } }, { token });
    const change = (what: string) => ({ kind: 'second_factor_changed', change: what });
    expect(await heard(token)).toEqual(
      ['passkey_added', 'app_replaced', 'passkey_removed', 'passkey_added', 'app_removed', 'app_added'].map(change),
    );
    await app.call(makeRecoveryCodes, { body: self() }, { token });
    expect(await heard(token)).toEqual([change('recovery_codes_made')]);
  });

  it('tells that it is off, by the person or by a command', async () => {
    const person = await signUpProved();
    await heard(person.token);
    await app.call(turnOffSecondFactor, { body: person.self() }, { token: person.token });
    expect(await heard(person.token)).toEqual([{ kind: 'second_factor_off' }]);
    const other = await signUpProved();
    await heard(other.token);
    await turnOffByCommand(app.db, other.user.email);
    const { token } = await app.signIn(other.user.email, other.password);
    expect(await heard(token)).toEqual([{ kind: 'second_factor_off' }]);
  });

  it('tells of a recovery code that opened the account or proved a change, and of no wrong one', async () => {
    const person = await signUpProved();
    const { token, self, recoveryCodes } = person;
    const used = async () =>
      (await app.call(listNotifications, {}, { token })).body.filter(({ kind }) => kind === 'recovery_code_used');
    const proof = (code: string) => ({ method: 'recovery_code', code }) as const;
    expect((await signInWith(app, person, proof('0000-0000-0000-0000'))).status).toBe(401);
    expect(await used()).toEqual([]);
    expect((await signInWith(app, person, proof(recoveryCodes[9] ?? ''))).status).toBe(200);
    expect(await used()).toMatchObject([{ codesLeft: 9 }]);
    await app.call(beginTotp, { body: self() }, { token });
    expect(await used()).toMatchObject([{ codesLeft: 8 }, { codesLeft: 9 }]);
  });

  it('tells of a new password', async () => {
    const { token, password } = await app.signUp();
    const body = { currentPassword: password, newPassword: 'girassol na varanda azul' };
    const changed = await app.call(changePassword, { body }, { token });
    expect(await heard(changed.body.token)).toEqual([{ kind: 'password_changed' }]);
  });
});
