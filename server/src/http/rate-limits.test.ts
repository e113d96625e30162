import { openGate } from '@vida/contract/admin/admin-endpoints.ts';
import { register } from '@vida/contract/auth/auth-endpoints.ts';
import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN_EMAIL, GATE_PASSWORD, startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ rateLimit: true });
});
afterAll(() => app.close());

it('lets one person make 600 requests a minute, and says when to go on', async () => {
  const { token } = await app.signUp();
  const read = () => app.call(listNotifications, {}, { token });
  for (let count = 0; count < 600; count += 1) expect((await read()).status).toBe(200);
  const refused = await read();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.error.message).toMatch(/Tente de novo em \d+ (segundo|minuto)s?\.$/);
  const other = await app.signUp();
  expect((await app.call(listNotifications, {}, other)).status).toBe(200);
});

it('takes ten wrong panel passwords in a quarter of an hour, then not even the right one', async () => {
  const { token } = await app.signUp({ email: ADMIN_EMAIL });
  const open = (password: string) => app.call(openGate, { body: { password } }, { token });
  for (let count = 0; count < 10; count += 1) expect((await open('errada')).status).toBe(403);
  const refused = await open(GATE_PASSWORD);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
});

it('takes 60 registrations an hour from one address, whatever their e-mails and whatever they say of a proxy', async () => {
  const own = await startTestApp({ rateLimit: true });
  const account = { password: 'password', firstName: 'Ana', lastName: 'Souza' };
  const tryOne = (index: number) => {
    const username = `pessoa-da-rede-${index}`;
    const body = { ...account, username, email: `${username}@exemplo.com` };
    return own.call(register, { body }, { headers: { 'x-forwarded-for': `10.0.0.${index}` } });
  };
  for (let count = 0; count < 60; count += 1) expect((await tryOne(count)).status).toBe(400);
  const refused = await tryOne(60);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  await own.close();
});
