import { addDaysTo } from '@vida/contract/core/time.ts';
import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import { saveHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { addSleepRecord } from '@vida/contract/sleep/sleep-endpoints.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const TODAY = '2026-11-21';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(new Date(`${TODAY}T12:00:00.000Z`));
  ({ token } = await app.signUp());
});

/** A night that ended at 7 in São Paulo. */
const sleep = async (wakeDay: string, hours: number, headers: Record<string, string> = {}) => {
  const wakeTime = `${wakeDay}T07:00:00-03:00`;
  const bedTime = new Date(Date.parse(wakeTime) - hours * 3_600_000).toISOString();
  const body = { bedTime, wakeTime, fallAsleepTime: 15, nightWakings: 0, sleepQuality: '7' };
  expect((await app.call(addSleepRecord, { body }, { token, headers })).status).toBe(201);
};
const sleepDays = async (from: number, to: number, hours: number) => {
  for (let daysAgo = from; daysAgo >= to; daysAgo -= 1) await sleep(addDaysTo(TODAY, -daysAgo), hours);
};
const goals = async () =>
  (await app.call(listNotifications, {}, { token })).body.filter(({ kind }) => kind === 'sleep_goal');

it('the seventh night in a row that reaches the goal on average rings the bell, once a week', async () => {
  await sleepDays(6, 1, 8);
  expect(await goals()).toEqual([]);
  await sleep(TODAY, 8.4, { 'Idempotency-Key': 'noite' });
  await sleep(TODAY, 8.4, { 'Idempotency-Key': 'noite' });
  expect(await goals()).toMatchObject([{ meanHours: 8.1, goalHours: 8, readAt: null }]);

  app.setNow(new Date('2026-11-22T12:00:00.000Z'));
  await sleep('2026-11-22', 8);
  expect(await goals()).toHaveLength(1);

  app.setNow(new Date('2026-11-28T12:00:00.000Z'));
  await sleepDays(-2, -6, 8);
  expect(await goals()).toHaveLength(1);
  await sleep('2026-11-28', 8);
  expect(await goals()).toHaveLength(2);
});

it('goes by the goal of the profile, and by the nights of this week alone', async () => {
  const { updatedAt: _, ...profile } = EMPTY_HEALTH_PROFILE;
  await app.call(saveHealthProfile, { body: { ...profile, sleepGoal: 6.5 } }, { token });
  await sleepDays(8, 1, 6.5);
  expect(await goals()).toEqual([]);
  await sleep(TODAY, 6);
  expect(await goals()).toEqual([]);
});

it('a night of an earlier week is no news', async () => {
  await sleepDays(6, 0, 7.9);
  const { updatedAt: _, ...profile } = EMPTY_HEALTH_PROFILE;
  await app.call(saveHealthProfile, { body: { ...profile, sleepGoal: 7 } }, { token });
  await sleep(addDaysTo(TODAY, -7), 8);
  expect(await goals()).toEqual([]);
  await sleep(addDaysTo(TODAY, -6), 7.9);
  expect(await goals()).toMatchObject([{ meanHours: 7.9, goalHours: 7 }]);
});
