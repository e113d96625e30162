import { Writable } from 'node:stream';
import { changePassword } from '@vida/contract/account/account-endpoints.ts';
import { openGate } from '@vida/contract/admin/admin-endpoints.ts';
import { login } from '@vida/contract/auth/auth-endpoints.ts';
import { sendChatMessage } from '@vida/contract/chat/chat-endpoints.ts';
import { addHealthMetrics, getGlucoseSummary } from '@vida/contract/measurements/measurements-endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createLogger } from './create-logger.ts';

let written = '';
const destination = new Writable({
  write: (chunk, _encoding, done) => {
    written += String(chunk);
    done();
  },
});
const log = createLogger('trace', destination);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ log });
});
afterAll(() => app.close());
beforeEach(() => {
  written = '';
});

const entries = (): Record<string, unknown>[] =>
  written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('the log', () => {
  it('has who signed in, who was refused and who was denied, with times in UTC', async () => {
    const { user, token, password } = await app.signUp();
    await app.call(login, { body: { email: user.email, password } });
    await app.call(login, { body: { email: user.email, password: 'errada' } });
    await app.call(openGate, { body: { password: 'errada' } }, { token });
    const told = entries();
    const caller = { address: '127.0.0.1', reqId: expect.stringMatching(/^[\da-f-]{36}$/) };
    for (const [msg, about] of [
      ['account registered', { userId: user.id, ...caller }],
      ['login accepted', { userId: user.id, ...caller }],
      ['login refused', { userId: user.id, ...caller }],
      ['request denied', { route: '/api/login', status: 401 }],
      ['request denied', { route: '/api/admin/gate', status: 403, code: 'admin_only' }],
    ] as const)
      expect(told).toContainEqual(expect.objectContaining({ msg, ...about }));
    for (const { time } of told) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('has no password, no token, no e-mail, no name, no reading and no question, whatever happens', async () => {
    const person = await app.signUp({ firstName: 'Zulmira' });
    const body = { currentPassword: 'segredo antigo', newPassword: 'segredo novo' };
    await app.call(changePassword, { body }, person);
    const reading = { metricType: 'glucose' as const, value: 137.25, notes: 'depois do bolo' };
    await app.call(addHealthMetrics, { body: reading }, person);
    await app.call(sendChatMessage, { body: { message: 'posso comer jabuticaba?' } }, person);
    await app.db.execute(sql`alter table health_metrics rename to health_metrics_away`);
    await app.call(addHealthMetrics, { body: reading }, person);
    await app.call(getGlucoseSummary, { query: {} }, person);
    await app.db.execute(sql`alter table health_metrics_away rename to health_metrics`);
    expect(entries()).toContainEqual(expect.objectContaining({ msg: 'request failed', status: 500 }));
    const secrets = [person.password, person.token, person.user.email, 'Zulmira', 'segredo', '137.25', 'bolo'];
    for (const secret of [...secrets, 'jabuticaba']) expect(written).not.toContain(secret);
  });

  it('takes no line from what somebody sends', async () => {
    await app.app.inject({
      url: '/api/%0A%7B%22msg%22%3A%22login%20accepted%22%7D',
      headers: { 'user-agent': 'x\n{"msg":"login accepted"}' },
    });
    log.warn({ name: 'a\n{"msg":"forged"}' }, 'line\nbreak');
    expect(entries().filter(({ msg }) => msg === 'login accepted' || msg === 'forged')).toEqual([]);
  });

  it('blacks out what carries a secret by its name, at any place', () => {
    const secret = 'nunca';
    log.info({ password: secret, token: secret, headers: { authorization: secret }, a: { body: secret } });
    log.error({ err: Object.assign(new Error('x'), { query: secret, params: [secret] }) });
    expect(written).toContain('[redacted]');
    expect(written).not.toContain(secret);
  });
});
