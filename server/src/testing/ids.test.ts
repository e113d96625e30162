import { listSessions } from '@vida/contract/account/account-endpoints.ts';
import { listConsents } from '@vida/contract/account/consent-endpoints.ts';
import { addHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const OWN_ID = '01930000-0000-7000-8000-00000000cafe';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('ids are UUIDv7 that the server makes, whatever a caller sends', async () => {
  const { token, user } = await app.signUp();
  const body = { metricType: 'glucose', value: 100, id: OWN_ID };
  const added = await app.callLoosely(addHealthMetrics, { body }, { token });
  expect(added.status).toBe(201);
  const [sessions, consents, notifications] = await Promise.all([
    app.call(listSessions, {}, { token }),
    app.call(listConsents, {}, { token }),
    app.call(listNotifications, {}, { token }),
  ]);
  const made = [[user], [added.body].flat(), sessions.body, consents.body, notifications.body];
  const ids = made.flatMap((list) => list.map(({ id }) => id));
  expect(ids).toHaveLength(5);
  for (const id of ids) expect(id).toMatch(UUID_V7);
  expect(ids).not.toContain(OWN_ID);
});
