import { listSessions, updateAccount } from '@vida/contract/account/account-endpoints.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessions } from './features/auth/sessions-table.ts';
import { tidyUp } from './housekeeping.ts';
import { idempotencyKeys } from './http/idempotency-table.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const START = new Date('2026-11-21T12:00:00.000Z');
const after = (hours: number): Date => new Date(START.getTime() + hours * 3_600_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('removes replies after a day and sessions after thirty without use, and nothing before', async () => {
  app.setNow(START);
  const { token } = await app.signUp();
  const headers = { 'idempotency-key': 'uma-vez' };
  await app.call(updateAccount, { body: { firstName: 'Lia' } }, { token, headers });
  const count = async () => [
    (await app.db.select().from(idempotencyKeys)).length,
    (await app.db.select().from(sessions)).length,
  ];
  const tidyAt = (now: Date) => tidyUp({ db: app.db, clock: () => now });

  await tidyAt(after(23.9));
  expect(await count()).toEqual([1, 1]);
  await tidyAt(after(24));
  expect(await count()).toEqual([0, 1]);
  app.setNow(after(29.9 * 24));
  expect((await app.call(listSessions, {}, { token })).status).toBe(200);
  await tidyAt(after(31 * 24));
  expect(await count()).toEqual([0, 1]);
  await tidyAt(after(60 * 24));
  expect(await count()).toEqual([0, 0]);
});
