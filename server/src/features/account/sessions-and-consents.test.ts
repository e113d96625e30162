import { endOtherSessions, endSession, listSessions } from '@vida/contract/account/account-endpoints.ts';
import { giveConsent, listConsents, revokeConsent } from '@vida/contract/account/consent-endpoints.ts';
import { login } from '@vida/contract/auth/auth-endpoints.ts';
import { CONSENT_VERSION } from '@vida/contract/auth/consent.ts';
import { addHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const START = new Date('2026-11-21T12:00:00.000Z');
const later = (hours: number) => new Date(START.getTime() + hours * 60 * 60 * 1000);
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.setNow(START));
afterAll(() => app.close());

describe('sessions', () => {
  const signInAt = async (now: Date, email: string, password: string) => {
    app.setNow(now);
    const answer = await app.call(login, { body: { email, password } }, { headers: { 'user-agent': FIREFOX } });
    if (!('token' in answer.body)) throw new Error(`the sign-in answered ${answer.status}`);
    return answer.body.token;
  };
  const list = async (token: string) => (await app.call(listSessions, {}, { token })).body;

  it('are listed with device and use, the last used first; a dead one is not', async () => {
    const { token, user, password } = await app.signUp();
    const second = await signInAt(later(1), user.email, password);
    expect(await list(second)).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox, Linux',
        createdAt: later(1).toISOString(),
        lastUsedAt: later(1).toISOString(),
        isCurrent: true,
      },
      expect.objectContaining({ lastUsedAt: START.toISOString(), isCurrent: false }),
    ]);
    app.setNow(later(3));
    expect((await list(token)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    app.setNow(later(30 * 24 + 2));
    expect(await list(token)).toHaveLength(1);
    await signInAt(later(30 * 24 + 2), user.email, password);
    const kept = await app.pool.query('select 1 from sessions where user_id = $1', [user.id]);
    expect(kept.rowCount).toBe(2);
  });

  it('end one by one, and only one’s own', async () => {
    const { token, user, password } = await app.signUp();
    const second = await signInAt(later(1), user.email, password);
    const stranger = await app.signUp();
    const [newest] = await list(token);
    const params = { id: newest?.id ?? '' };
    expect((await app.call(endSession, { params }, stranger)).status).toBe(404);
    expect((await list(second)).length).toBe(2);
    const ended = await app.call(endSession, { params }, { token });
    expect(ended.body).toEqual(newest);
    expect((await app.call(listSessions, {}, { token: second })).status).toBe(401);
    expect((await app.call(listSessions, {}, { token })).status).toBe(200);
  });

  it('let one end the one in use, which signs out', async () => {
    const { token } = await app.signUp();
    const [current] = await list(token);
    const params = { id: current?.id ?? '' };
    expect((await app.call(endSession, { params }, { token })).status).toBe(200);
    expect((await app.call(listSessions, {}, { token })).status).toBe(401);
  });

  it('end all at once but this one', async () => {
    const { token, user, password } = await app.signUp();
    const others = [await app.signIn(user.email, password), await app.signIn(user.email, password)];
    const stranger = await app.signUp();
    expect((await app.call(endOtherSessions, {}, { token })).body).toEqual({ ended: 2 });
    for (const other of others) expect((await app.call(listSessions, {}, other)).status).toBe(401);
    expect(await list(token)).toHaveLength(1);
    expect(await list(stranger.token)).toHaveLength(1);
  });
});

describe('consents', () => {
  const purpose = 'health_data' as const;
  const list = async (token: string) => (await app.call(listConsents, {}, { token })).body;
  const give = (token: string) => app.call(giveConsent, { body: { purpose } }, { token });
  const revoke = (token: string) => app.call(revokeConsent, { body: { purpose } }, { token });
  const given = {
    id: expect.any(String),
    purpose,
    textVersion: CONSENT_VERSION,
    givenAt: START.toISOString(),
    revokedAt: null,
  };

  it('are given with the registration, and again changes nothing', async () => {
    const { token } = await app.signUp();
    expect(await list(token)).toEqual([given]);
    app.setNow(later(1));
    const again = await give(token);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(given);
    expect(await list(token)).toHaveLength(1);
  });

  it('are taken back, all that stand, and stay as proof', async () => {
    const { token, user } = await app.signUp();
    await app.pool.query(
      'insert into consents (user_id, id, purpose, text_version, given_at) ' +
        "values ($1, gen_random_uuid(), 'health_data', 'antiga', '2026-01-01')",
      [user.id],
    );
    const stranger = await app.signUp();
    app.setNow(later(1));
    expect((await revoke(token)).body).toEqual({ revoked: 2 });
    expect((await revoke(token)).body).toEqual({ revoked: 0 });
    expect(await list(token)).toEqual([
      { ...given, revokedAt: later(1).toISOString() },
      expect.objectContaining({ textVersion: 'antiga', revokedAt: later(1).toISOString() }),
    ]);
    expect(await list(stranger.token)).toEqual([given]);
  });

  it('are given anew after that, and after a new text', async () => {
    const { token, user } = await app.signUp();
    await revoke(token);
    app.setNow(later(1));
    await give(token);
    expect((await list(token)).map(({ revokedAt }) => revokedAt)).toEqual([null, START.toISOString()]);
    await app.pool.query("update consents set text_version = 'antiga' where user_id = $1", [user.id]);
    await give(token);
    expect((await list(token)).map(({ textVersion }) => textVersion)).toContain(CONSENT_VERSION);
  });

  it('taken back keep nobody from storing what is theirs', async () => {
    const { token } = await app.signUp();
    await revoke(token);
    const stored = await app.call(addHealthMetrics, { body: { metricType: 'glucose', value: 110 } }, { token });
    expect(stored.status).toBe(201);
  });
});
