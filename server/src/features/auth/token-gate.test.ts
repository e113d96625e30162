import { logout } from '@vida/contract/auth/auth-endpoints.ts';
import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createToken } from './session-tokens.ts';

let first: TestApp;
/** A process that nobody has spoken to, on the same database. */
let app: TestApp;
beforeAll(async () => {
  first = await startTestApp();
});
afterAll(() => first.close());
beforeEach(async () => {
  app = await startTestApp({ beside: first, rateLimit: true });
});
afterEach(() => app.close());

const read = async (of: TestApp, token: string, from?: string): Promise<number> =>
  (await of.call(listNotifications, {}, { token, ...(from !== undefined && { from }) })).status;

/** Uses up what a network may ask for with tokens that are nobody's: 100 a minute, or those and 5 a second. */
const useUp = async (of: TestApp, tries: number): Promise<void> => {
  for (let count = 0; count < tries; count += 1) expect(await read(of, createToken())).toBe(401);
};

it('answers a token that is nobody’s without asking the database twice, and counts it once', async () => {
  const token = createToken();
  expect(await read(app, token)).toBe(401);
  const queries = vi.spyOn(app.pool, 'query');
  for (let count = 0; count < 40; count += 1) expect(await read(app, token)).toBe(401);
  expect(queries).not.toHaveBeenCalled();
  await useUp(app, 104);
  expect(await read(app, createToken())).toBe(429);
  expect(await read(app, createToken(), '127.0.0.2')).toBe(401);
});

it('lets who shows it on and on wait for the answer, and nobody else', async () => {
  const { token } = await app.signUp();
  const nobodys = createToken();
  for (let count = 0; count < 50; count += 1) expect(await read(app, nobodys)).toBe(401);
  const order: string[] = [];
  const slow = read(app, nobodys).then((status) => order.push(`nobody ${status}`));
  for (let count = 0; count < 3; count += 1) order.push(`somebody ${await read(app, token)}`);
  await slow;
  expect(order).toEqual(['somebody 200', 'somebody 200', 'somebody 200', 'nobody 401']);
});

it('looks up again after a minute what was nobody’s', async () => {
  const token = createToken();
  expect(await read(app, token)).toBe(401);
  app.setNow(new Date('2026-11-21T12:01:00.000Z'));
  const queries = vi.spyOn(app.pool, 'query');
  expect(await read(app, token)).toBe(401);
  expect(queries).toHaveBeenCalledOnce();
});

it('refuses an ended session at the next call, here and through another process', async () => {
  const { token, user, password } = await app.signUp();
  const { token: other } = await app.signIn(user.email, password);
  const second = await startTestApp({ beside: app, rateLimit: true });
  try {
    expect([await read(app, token), await read(second, token)]).toEqual([200, 200]);
    await app.call(logout, {}, { token });
    expect([await read(app, token), await read(second, token)]).toEqual([401, 401]);
    expect([await read(app, other), await read(second, other)]).toEqual([200, 200]);
  } finally {
    await second.close();
  }
});

it('knows after a start who is signed in, however many forged tokens come from the same address', async () => {
  const people = [await app.signUp(), await app.signUp()];
  const second = await startTestApp({ beside: app, rateLimit: true });
  try {
    await useUp(second, 105);
    expect(await read(second, createToken())).toBe(429);
    for (const { token } of people) expect(await read(second, token)).toBe(200);
  } finally {
    await second.close();
  }
});

it('lets in who signed in through another process, slowly where forged tokens used up the address', async () => {
  const second = await startTestApp({ beside: app, rateLimit: true });
  try {
    await useUp(second, 100);
    const { token } = await app.signUp();
    expect(await read(second, token)).toBe(200);
    await useUp(second, 5);
    const { token: later } = await app.signUp();
    expect(await read(second, later)).toBe(429);
    second.setNow(new Date('2026-11-21T12:00:01.000Z'));
    expect(await read(second, later)).toBe(200);
    // Known by now.
    await useUp(second, 5);
    expect(await read(second, token)).toBe(200);
    expect(await read(second, later)).toBe(200);
  } finally {
    await second.close();
  }
});
