import { confirmLogin } from '@vida/contract/auth/auth-endpoints.ts';
import {
  addPasskey,
  askSecondFactor,
  beginPasskey,
  beginTotp,
  confirmTotp,
  getSecondFactor,
  removePasskey,
  turnOffSecondFactor,
} from '@vida/contract/second-factor/second-factor-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { codeAt } from './testing/authenticator-app-fixture.ts';
import { typePassword } from './testing/second-factor-fixture.ts';
import { createSoftwarePasskey } from './testing/software-passkey-fixture.ts';

const ORIGIN = 'https://vida.exemplo.com';
const start = new Date('2026-11-21T12:00:05.000Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ publicUrl: ORIGIN });
});
afterAll(() => app.close());
beforeEach(() => app.setNow(start));

const begin = async (token: string, password: string) =>
  (await app.call(beginPasskey, { body: { password } }, { token })).body;

const signUpWithPasskey = async () => {
  const person = await app.signUp();
  const { token, password } = person;
  const passkey = createSoftwarePasskey(ORIGIN);
  const made = passkey.make(await begin(token, password));
  const added = await app.call(addPasskey, { body: { name: 'Celular', passkey: made } }, { token });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
  return { ...person, passkey, added: added.body };
};

const requestOf = async ({ user, password }: Awaited<ReturnType<typeof signUpWithPasskey>>) => {
  const step = await typePassword(app, user.email, password);
  if (!step.passkey) throw new Error('no passkey was asked for');
  return { challenge: step.challenge, request: step.passkey };
};

describe('a passkey', () => {
  it('is made with recovery codes, and signs in after the password', async () => {
    const person = await signUpWithPasskey();
    expect(person.added.recoveryCodes).toHaveLength(10);
    const { challenge, request } = await requestOf(person);
    expect(request).toMatchObject({
      rpId: 'vida.exemplo.com',
      allowCredentials: [{ id: person.passkey.id }],
    });
    const proof = { method: 'passkey', passkey: person.passkey.answer(request) } as const;
    const entered = await app.call(confirmLogin, { body: { challenge, proof } });
    expect(entered.status).toBe(200);
    const { body } = await app.call(getSecondFactor, {}, { token: entered.body.token });
    expect(body).toMatchObject({
      isOn: true,
      passkeyAddress: ORIGIN,
      passkeys: [{ name: 'Celular', lastUsedAt: start.toISOString() }],
    });
  });

  it('signs for one challenge, one address, one host, and counts upwards', async () => {
    const person = await signUpWithPasskey();
    const { passkey } = person;
    const { challenge, request } = await requestOf(person);
    const other = await requestOf(person);
    const send = (answer: ReturnType<typeof passkey.answer>) =>
      app.call(confirmLogin, { body: { challenge, proof: { method: 'passkey', passkey: answer } } });
    const refused = [
      passkey.answer(other.request),
      passkey.answer(request, { origin: 'https://vida.exemplo.net' }),
      passkey.answer(request, { rpId: 'vida.exemplo.net' }),
      { ...createSoftwarePasskey(ORIGIN).answer(request), id: passkey.id, rawId: passkey.id },
    ];
    for (const answer of refused) expect((await send(answer)).status).toBe(401);
    expect((await send(passkey.answer(request))).status).toBe(200);

    const next = await requestOf(person);
    const proof = { method: 'passkey', passkey: passkey.answer(next.request, { counter: 1 }) } as const;
    expect((await app.call(confirmLogin, { body: { challenge: next.challenge, proof } })).status).toBe(401);
  });

  it('of somebody else is not mine', async () => {
    const mine = await signUpWithPasskey();
    const other = await signUpWithPasskey();
    const { challenge, request } = await requestOf(other);
    const proof = { method: 'passkey', passkey: mine.passkey.answer(request) } as const;
    expect((await app.call(confirmLogin, { body: { challenge, proof } })).status).toBe(401);
  });

  it('proves a session once for each question, and only of that person', async () => {
    const person = await signUpWithPasskey();
    const other = await signUpWithPasskey();
    const { token, password, passkey } = person;
    const ask = async (asking: string) => {
      const { passkey: request } = (await app.call(askSecondFactor, {}, { token: asking })).body;
      if (!request) throw new Error('no passkey was asked for');
      return request;
    };
    const remove = (answer: ReturnType<typeof passkey.answer>) =>
      app.call(
        removePasskey,
        {
          params: { id: person.added.passkey.id },
          body: { password, proof: { method: 'passkey', passkey: answer } },
        },
        { token },
      );
    expect((await remove(passkey.answer(await ask(other.token)))).status).toBe(403);
    const answer = passkey.answer(await ask(token));
    // The only factor: it goes by turning the second factor off.
    expect((await remove(answer)).error.code).toBe('last_factor');
    expect((await remove(answer)).error.code).toBe('wrong_second_factor');
    const proof = { method: 'passkey', passkey: passkey.answer(await ask(token)) } as const;
    const off = await app.call(turnOffSecondFactor, { body: { password, proof } }, { token });
    expect(off.body).toMatchObject({ isOn: false, passkeys: [] });
  });

  it('ends, as the first factor, the setting up of an app that was begun with the password alone', async () => {
    const person = await app.signUp();
    const { token, password } = person;
    const { secret } = (await app.call(beginTotp, { body: { password } }, { token })).body;
    const made = createSoftwarePasskey(ORIGIN).make(await begin(token, password));
    await app.call(addPasskey, { body: { name: 'Celular', passkey: made } }, { token });
    const confirmed = await app.call(confirmTotp, { body: { code: codeAt(secret, start) } }, { token });
    expect([confirmed.status, confirmed.error.code]).toEqual([409, 'nothing_pending']);
  });

  it('is removed while another one stays', async () => {
    const person = await signUpWithPasskey();
    const { token, password, added } = person;
    const proofOf = (no: number) => ({ method: 'recovery_code', code: added.recoveryCodes[no] ?? '' }) as const;
    const options = await app.call(beginPasskey, { body: { password, proof: proofOf(0) } }, { token });
    expect(options.body.excludeCredentials).toMatchObject([{ id: person.passkey.id }]);
    const second = createSoftwarePasskey(ORIGIN).make(options.body);
    const more = await app.call(addPasskey, { body: { name: 'Chave USB', passkey: second } }, { token });
    expect(more.body).toMatchObject({ passkey: { name: 'Chave USB' }, recoveryCodes: [] });
    const removed = await app.call(
      removePasskey,
      { params: { id: added.passkey.id }, body: { password, proof: proofOf(1) } },
      { token },
    );
    expect(removed.body).toMatchObject({ name: 'Celular' });
    const { body } = await app.call(getSecondFactor, {}, { token });
    expect(body.passkeys.map(({ name }) => name)).toEqual(['Chave USB']);
  });
});

describe('a passkey that is made', () => {
  it('answers what was asked, at the right address, within five minutes, once', async () => {
    const { token, password } = await app.signUp();
    const add = (passkey: ReturnType<ReturnType<typeof createSoftwarePasskey>['make']>) =>
      app.call(addPasskey, { body: { name: 'Celular', passkey } }, { token });
    const passkey = createSoftwarePasskey(ORIGIN);
    for (const lies of [{ origin: 'http://localhost:3000' }, { rpId: 'localhost' }, { challenge: 'x'.repeat(43) }])
      expect((await add(passkey.make(await begin(token, password), lies))).error.code).toBe('passkey_refused');

    const late = passkey.make(await begin(token, password));
    app.setNow(new Date(start.getTime() + 301_000));
    expect((await add(late)).status).toBe(403);

    const made = passkey.make(await begin(token, password));
    expect((await add(made)).status).toBe(201);
    expect((await add(made)).status).toBe(403);
  });

  it('is taken whatever it says of its maker, which is not read', async () => {
    const { token, password } = await app.signUp();
    const statement = new Map([['x5c', 'https://fabricante.exemplo/lista.crl']]);
    const passkey = createSoftwarePasskey(ORIGIN).make(await begin(token, password), {}, statement);
    const added = await app.call(addPasskey, { body: { name: 'Chave', passkey } }, { token });
    expect(added.status).toBe(201);
  });

  it('answers rubbish with a refusal', async () => {
    const { token, password } = await app.signUp();
    const passkey = createSoftwarePasskey(ORIGIN).make(await begin(token, password));
    for (const attestationObject of ['AAAA', '_w', 'oA']) {
      const { challenge } = await begin(token, password);
      const { response } = createSoftwarePasskey(ORIGIN).make(await begin(token, password), { challenge });
      const body = {
        name: 'Celular',
        passkey: { ...passkey, response: { ...response, attestationObject } },
      };
      expect((await app.call(addPasskey, { body }, { token })).status).toBe(403);
    }
  });

  it('asks for the password first', async () => {
    const { token } = await app.signUp();
    const answer = await app.call(beginPasskey, { body: { password: 'não é esta' } }, { token });
    expect(answer.error.code).toBe('wrong_password');
  });
});

it('without HTTPS they work at localhost, on the machine itself', async () => {
  const plain = await startTestApp({ publicUrl: 'http://192.168.0.5:4743', beside: app });
  try {
    const { token, password, user } = await app.signUp();
    const { body } = await plain.call(getSecondFactor, {}, { token });
    expect(body.passkeyAddress).toBe('http://localhost');
    const passkey = createSoftwarePasskey('http://localhost:4743');
    const asked = (await plain.call(beginPasskey, { body: { password } }, { token })).body;
    const made = { name: 'Computador', passkey: passkey.make(asked) };
    expect((await plain.call(addPasskey, { body: made }, { token })).status).toBe(201);
    const step = await typePassword(plain, user.email, password);
    if (!step.passkey) throw new Error('no passkey was asked for');
    const proof = { method: 'passkey', passkey: passkey.answer(step.passkey) } as const;
    const entered = await plain.call(confirmLogin, { body: { challenge: step.challenge, proof } });
    expect(entered.status).toBe(200);
  } finally {
    await plain.app.close();
  }
});

it('with HTTPS at a bare address there are none, and the answer says why', async () => {
  const bare = await startTestApp({ publicUrl: 'https://192.168.0.5', beside: app });
  try {
    const { token, password } = await app.signUp();
    const { body } = await bare.call(getSecondFactor, {}, { token });
    expect(body.passkeyAddress).toBeNull();
    const answer = await bare.call(beginPasskey, { body: { password } }, { token });
    expect(answer.status).toBe(409);
    expect(answer.error.message).toContain('HTTPS');
  } finally {
    await bare.app.close();
  }
});
