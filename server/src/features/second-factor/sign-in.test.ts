import { changePassword } from '@vida/contract/account/account-endpoints.ts';
import { confirmLogin, login } from '@vida/contract/auth/auth-endpoints.ts';
import { getSecondFactor } from '@vida/contract/second-factor/second-factor-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyUp } from '../../housekeeping.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { codeAt, wrongCodeAt } from './testing/authenticator-app-fixture.ts';
import { signInWith, signUpWithApp, typePassword } from './testing/second-factor-fixture.ts';

const start = new Date('2026-11-21T12:00:05.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
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

describe('an account with an authenticator app', () => {
  it('gets no session for its password, and one for the code', async () => {
    const person = await signUpWithApp(app, start);
    const { email } = person.user;
    const first = await app.call(login, { body: { email, password: person.password } });
    expect(first.status).toBe(200);
    expect(Object.keys(first.body)).toEqual(['secondFactor']);
    expect(first.body).toEqual({
      secondFactor: {
        methods: ['totp', 'recovery_code'],
        passkey: null,
        isTotpLost: false,
        challenge: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
    const { challenge } = await typePassword(app, email, person.password);
    expect((await app.call(getSecondFactor, {}, { token: challenge })).status).toBe(401);

    app.setNow(after(60));
    const code = codeAt(person.secret, after(60));
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const answer = await app.call(confirmLogin, {
      body: { challenge, proof: { method: 'totp', code: spaced } },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.user.id).toBe(person.user.id);
    expect(await read(answer.body.token)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  });

  it('takes a code once, also of two sign-ins at once, and none from before it', async () => {
    const person = await signUpWithApp(app, start);
    const reused = await signInByApp(person, 0);
    expect(reused.status).toBe(401);
    expect(reused.error.message).toContain('já foi usado');

    app.setNow(after(60));
    const answers = await Promise.all([signInByApp(person, 60), signInByApp(person, 60)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const { challenge } = await typePassword(app, person.user.email, person.password);
    const older = { method: 'totp', code: codeAt(person.secret, after(30)) } as const;
    expect((await app.call(confirmLogin, { body: { challenge, proof: older } })).status).toBe(401);
  });

  it('never lets two sign-ins wait for each other crosswise', async () => {
    const person = await signUpWithApp(app, start);
    app.setNow(after(60));
    const begun = [
      await typePassword(app, person.user.email, person.password),
      await typePassword(app, person.user.email, person.password),
    ];
    const holder = await app.pool.connect();
    const waiting = async () => {
      const { rows } = await app.pool.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.count;
    };
    await holder.query('begin');
    await holder.query('select from totp_secrets where user_id = $1 for update', [person.user.id]);
    const proof = { method: 'totp', code: codeAt(person.secret, after(60)) } as const;
    const answers = Promise.all(begun.map(({ challenge }) => app.call(confirmLogin, { body: { challenge, proof } })));
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
    await holder.query('rollback');
    holder.release();
    expect((await answers).map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('takes the code of a clock that is 30 s away, not of one 60 s away', async () => {
    const person = await signUpWithApp(app, start);
    app.setNow(after(600));
    const of = (seconds: number) =>
      signInWith(app, person, { method: 'totp', code: codeAt(person.secret, after(seconds)) });
    expect((await of(600 - 60)).status).toBe(401);
    expect((await of(600 + 60)).status).toBe(401);
    expect((await of(600 - 30)).status).toBe(200);
    expect((await of(600 + 30)).status).toBe(200);
  });

  it('takes each recovery code once, as it was written down', async () => {
    const person = await signUpWithApp(app, start);
    expect(new Set(person.recoveryCodes).size).toBe(10);
    const [code = '', other = ''] = person.recoveryCodes;
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
    const typed = code.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    const answers = await Promise.all([
      signInWith(app, person, { method: 'recovery_code', code: typed }),
      signInWith(app, person, { method: 'recovery_code', code }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const entered = await signInWith(app, person, { method: 'recovery_code', code: other });
    expect(await read(entered.body.token)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('pauses codes after ten wrong ones, over challenges and addresses; a recovery code still enters', async () => {
    const person = await signUpWithApp(app, start);
    app.setNow(after(60));
    const wrong = { method: 'totp', code: wrongCodeAt(person.secret, after(60)) } as const;
    for (let tries = 0; tries < 2; tries += 1) {
      const { challenge } = await typePassword(app, person.user.email, person.password);
      for (let no = 0; no < 5; no += 1)
        expect((await app.call(confirmLogin, { body: { challenge, proof: wrong } })).status).toBe(401);
    }
    const paused = await signInByApp(person, 60);
    expect(paused.status).toBe(429);
    expect(paused.headers['retry-after']).toBe('900');
    expect(paused.error.message).toContain('15 minutos. Um código de recuperação');
    expect((await signInByApp(person, 60 + 901)).status).toBe(200);

    const [code = ''] = person.recoveryCodes;
    expect((await signInWith(app, person, { method: 'recovery_code', code })).status).toBe(200);
  });
});

describe('the challenge', () => {
  const finish = (challenge: string, code: string) =>
    app.call(confirmLogin, { body: { challenge, proof: { method: 'totp', code } } });
  const ended = expect.objectContaining({ code: 'sign_in_ended' });

  it('opens one session', async () => {
    const person = await signUpWithApp(app, start);
    const { challenge } = await typePassword(app, person.user.email, person.password);
    app.setNow(after(60));
    expect((await finish(challenge, codeAt(person.secret, after(60)))).status).toBe(200);
    const [code = ''] = person.recoveryCodes;
    const again = await app.call(confirmLogin, {
      body: { challenge, proof: { method: 'recovery_code', code } },
    });
    expect(again.status).toBe(401);
    expect(again.error).toEqual(ended);
  });

  it('ends after five minutes, and is tidied away', async () => {
    const person = await signUpWithApp(app, start);
    const { challenge } = await typePassword(app, person.user.email, person.password);
    app.setNow(after(301));
    expect((await finish(challenge, codeAt(person.secret, after(301)))).error).toEqual(ended);
    const count = async () =>
      (await app.pool.query('select 1 from second_factor_challenges where user_id = $1', [person.user.id])).rowCount;
    expect(await count()).toBe(1);
    await tidyUp({ db: app.db, clock: () => after(301) });
    expect(await count()).toBe(0);
  });

  it('ends after five tries, the right code included', async () => {
    const person = await signUpWithApp(app, start);
    app.setNow(after(60));
    const { challenge } = await typePassword(app, person.user.email, person.password);
    const wrong = wrongCodeAt(person.secret, after(60));
    for (let tries = 0; tries < 5; tries += 1)
      expect((await finish(challenge, wrong)).error.code).toBe('wrong_second_factor');
    expect((await finish(challenge, codeAt(person.secret, after(60)))).error).toEqual(ended);
  });

  it('of another person takes nothing of mine', async () => {
    const mine = await signUpWithApp(app, start);
    const other = await signUpWithApp(app, start);
    const { challenge } = await typePassword(app, other.user.email, other.password);
    app.setNow(after(60));
    expect((await finish(challenge, codeAt(mine.secret, after(60)))).status).toBe(401);
    const [code = ''] = mine.recoveryCodes;
    const byCode = { challenge, proof: { method: 'recovery_code', code } } as const;
    expect((await app.call(confirmLogin, { body: byCode })).status).toBe(401);
    expect((await signInByApp(mine, 60)).status).toBe(200);
    expect((await finish('x'.repeat(43), '123456')).error).toEqual(ended);
  });

  it('ends when the password is changed', async () => {
    const person = await signUpWithApp(app, start);
    const { challenge } = await typePassword(app, person.user.email, person.password);
    const body = { currentPassword: person.password, newPassword: 'outra senha comprida' };
    await app.call(changePassword, { body }, { token: person.token });
    app.setNow(after(60));
    expect((await finish(challenge, codeAt(person.secret, after(60)))).error).toEqual(ended);
  });
});
