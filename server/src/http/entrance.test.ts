import { confirmLogin, login } from '@vida/contract/auth/auth-endpoints.ts';
import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToken } from '../features/auth/session-tokens.ts';
import { signUpWithApp, typePassword } from '../features/second-factor/testing/second-factor-fixture.ts';
import { listenForAsking, p99MsOf, tally } from '../testing/ask-from.ts';
import { rounds } from '../testing/rounds.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Where the trouble comes from, and an address that has nothing to do with it. */
const HERE = '127.0.0.1';
const ELSEWHERE = '127.0.0.2';
const PATIENCE = 12;
/** The slowest 1 % of a victim's requests; said of a machine that does nothing else. */
const P99_MS = rounds(Number.POSITIVE_INFINITY, 1000);
/** Where the clock of a test stands. */
const now = new Date('2026-11-21T12:00:00.000Z');

let app: TestApp;
let askFrom: Awaited<ReturnType<typeof listenForAsking>>['askFrom'];
beforeEach(async () => {
  app = await startTestApp({ rateLimit: true });
  ({ askFrom } = await listenForAsking(app.app));
});
afterEach(() => app.close());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const notifications = (token: string) => ({ path: listNotifications.path, token });
const signIn = (email: string, password: string) => ({
  method: login.method,
  path: login.path,
  body: { email, password },
});

describe('forged tokens over many connections', () => {
  const CONNECTIONS = rounds(80, 400);

  it('cost the database a bounded number of look-ups, and the signed-in of the same address nothing', async () => {
    const here = await app.signUp();
    const there = await app.signUp();
    const queries = vi.spyOn(app.pool, 'query');
    const attacker = askFrom(HERE, CONNECTIONS);
    const victim = askFrom(HERE, 1);
    const other = askFrom(ELSEWHERE, 1);
    const flood = Promise.all(times(CONNECTIONS * 3, () => attacker.ask(notifications(createToken()))));
    const seen = [];
    for (let count = 0; count < PATIENCE; count += 1) {
      seen.push(await victim.ask(notifications(here.token)));
      seen.push(await other.ask(signIn(there.user.email, there.password)));
    }
    expect(tally(seen)).toEqual({ 200: 2 * PATIENCE });
    expect(p99MsOf(seen)).toBeLessThanOrEqual(P99_MS);
    const answers = await flood;
    const { 401: unknown = 0, 429: tooMany = 0 } = tally(answers);
    expect(unknown + tooMany).toBe(answers.length);
    // 100 a minute and 5 a second, and the clock of the test stands still.
    expect(unknown).toBeLessThanOrEqual(105);
    for (const { status, retryAfter } of answers) if (status === 429) expect(Number(retryAfter)).toBeGreaterThan(0);
    const lookUps = queries.mock.calls.filter(([query]) => JSON.stringify(query).includes('find_live_session'));
    expect(lookUps.length).toBeLessThanOrEqual(105 + PATIENCE);
    queries.mockRestore();
    for (const { close } of [attacker, victim, other]) close();
  });
});

describe('many wrong logins at once', () => {
  const GUESSES = rounds(100, 256);

  it('of one address end in 429, while others sign in, and who is known there too', async () => {
    const here = await app.signUp();
    const there = await app.signUp();
    const stranger = await app.signUp({}, ELSEWHERE);
    const attacker = askFrom(HERE, GUESSES);
    const victim = askFrom(HERE, 1);
    const other = askFrom(ELSEWHERE, 1);
    const flood = Promise.all(times(GUESSES, (index) => attacker.ask(signIn(`conta${index}@exemplo.com`, 'errada'))));
    const seen = [];
    for (let count = 0; count < PATIENCE; count += 1) {
      seen.push(await other.ask(signIn(there.user.email, there.password)));
      seen.push(await victim.ask(signIn(here.user.email, here.password)));
      seen.push(await victim.ask(notifications(here.token)));
    }
    expect(tally(seen)).toEqual({ 200: 3 * PATIENCE });
    expect(p99MsOf(seen)).toBeLessThanOrEqual(P99_MS);
    const answers = await flood;
    const { 401: wrong = 0, 429: tooMany = 0 } = tally(answers);
    expect(wrong + tooMany).toBe(GUESSES);
    expect(wrong).toBeLessThanOrEqual(50);
    for (const { status, retryAfter } of answers) if (status !== 401) expect(Number(retryAfter)).toBeGreaterThan(0);
    for (let count = wrong; count < 50; count += 1)
      expect((await attacker.ask(signIn(`outra${count}@exemplo.com`, 'errada'))).status).toBe(401);
    expect((await victim.ask(signIn(stranger.user.email, stranger.password))).status).toBe(429);
    expect((await victim.ask(signIn(here.user.email, here.password))).status).toBe(200);
    for (const { close } of [attacker, victim, other]) close();
  });
});

describe('many second steps of sign-ins that nobody began', () => {
  const GUESSES = rounds(60, 400);
  const step = (challenge: string, code: string) => ({
    method: confirmLogin.method,
    path: confirmLogin.path,
    body: { challenge, proof: { method: 'recovery_code', code } },
  });

  it('of one address end in 429, and whoever typed their password there still gets in', async () => {
    const here = await signUpWithApp(app, now);
    const stranger = await signUpWithApp(app, now);
    const attacker = askFrom(HERE, GUESSES);
    const victim = askFrom(HERE, 1);
    const other = askFrom(ELSEWHERE, 1);
    const flood = await Promise.all(
      times(GUESSES, () => attacker.ask(step(createToken(), stranger.recoveryCodes[0] ?? ''))),
    );
    expect(tally(flood)).toEqual({ 401: 30, 429: GUESSES - 30 });
    const seen = [];
    for (const code of here.recoveryCodes) {
      const { challenge } = await typePassword(app, here.user.email, here.password);
      seen.push(await victim.ask(step(challenge, code)));
    }
    for (const code of stranger.recoveryCodes) {
      const { challenge } = await typePassword(app, stranger.user.email, stranger.password);
      seen.push(await other.ask(step(challenge, code)));
    }
    expect(tally(seen)).toEqual({ 200: 20 });
    expect(p99MsOf(seen)).toBeLessThanOrEqual(P99_MS);
    for (const { close } of [attacker, victim, other]) close();
  });

  it('and wrong codes of one account there shut out nobody else, nor it elsewhere', async () => {
    const guessed = await signUpWithApp(app, now);
    const here = await signUpWithApp(app, now);
    const attacker = askFrom(HERE, 1);
    const other = askFrom(ELSEWHERE, 1);
    const wrong = 'aaaa-aaaa-aaaa-aaaa';
    const begin = async ({ user, password }: typeof here) => (await typePassword(app, user.email, password)).challenge;
    const statuses = [];
    for (let round = 0; round < 7; round += 1) {
      const challenge = await begin(guessed);
      for (let tries = 0; tries < 5; tries += 1) statuses.push((await attacker.ask(step(challenge, wrong))).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(401), ...Array<number>(5).fill(429)]);
    expect((await attacker.ask(step(await begin(here), here.recoveryCodes[0] ?? ''))).status).toBe(200);
    expect((await other.ask(step(await begin(guessed), guessed.recoveryCodes[0] ?? ''))).status).toBe(200);
    for (const { close } of [attacker, other]) close();
  });
});
