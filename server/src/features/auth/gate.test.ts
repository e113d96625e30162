import { getAdviserHealth, openGate } from '@vida/contract/admin/admin-endpoints.ts';
import { MINUTE_MS } from '@vida/contract/core/time.ts';
import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_EMAIL, GATE_PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts';

const START = new Date('2026-11-21T12:00:00.000Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const account = (name: string) => ({
  username: name,
  email: `${name}@exemplo.com`,
  password: 'girassol amarelo',
  firstName: 'Rosa',
  lastName: 'Lima',
});

const isAlive = async (token: string): Promise<boolean> =>
  (await app.call(listNotifications, {}, { token })).status === 200;

describe('the gate', () => {
  it('opens for the administrator with the panel password only', async () => {
    const { token } = await app.signUp({ ...account('admin'), email: ADMIN_EMAIL.toUpperCase() });
    const wrong = await app.call(openGate, { body: { password: 'errada' } }, { token });
    expect(wrong.status).toBe(403);
    expect(wrong.error.message).toBe('Senha administrativa incorreta');
    expect((await app.call(openGate, { body: { password: GATE_PASSWORD } }, { token })).body).toEqual({
      open: true,
    });
  });

  it('closes after half an hour without use, and after eight hours in all', async () => {
    app.setNow(START);
    const { token } = await app.signIn(ADMIN_EMAIL, 'girassol amarelo');
    await app.call(openGate, { body: { password: GATE_PASSWORD } }, { token });
    const standsAfter = async (minutes: number) => {
      app.setNow(new Date(START.getTime() + minutes * MINUTE_MS));
      const answer = await app.call(getAdviserHealth, {}, { token });
      return answer.status === 200 ? 'open' : answer.error.code;
    };
    // Half an hour without use, counted from the last one that was noted.
    expect([await standsAfter(29), await standsAfter(58), await standsAfter(88)]).toEqual([
      'open',
      'open',
      'gate_closed',
    ]);
    // What needs no open gate does not keep it open.
    expect(await isAlive(token)).toBe(true);
    await app.call(openGate, { body: { password: GATE_PASSWORD } }, { token });
    for (let minutes = 88; minutes < 88 + 8 * 60; minutes += 20) expect(await standsAfter(minutes)).toBe('open');
    expect(await standsAfter(88 + 8 * 60)).toBe('gate_closed');
    app.setNow(START);
  });
});
