import { TIME_ZONE_HEADER } from '@vida/contract/core/headers.ts';
import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import {
  addSubstanceRecord,
  changeSubstanceRecord,
  deleteSubstanceRecord,
} from '@vida/contract/substances/substances-endpoints.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPlanCalls } from './testing/sample-plan.ts';

let app: TestApp;
let token: string;
let plans: ReturnType<typeof createPlanCalls>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(new Date('2026-11-21T12:00:00.000Z'));
  token = (await app.signUp()).token;
  plans = createPlanCalls(app.callLoosely, token);
});

const coffee = { substanceType: 'caffeine', amount: 1, unit: 'xícaras' } as const;
const goTo = (day: string) => app.setNow(new Date(`${day}T12:00:00Z`));

/** What the bell tells of days without, oldest first. */
const told = async () => {
  const { body } = await app.call(listNotifications, {}, { token });
  return body.flatMap((one) => (one.kind === 'days_without' ? [`${one.substanceType} ${one.days}`] : [])).toReversed();
};
const keep = async (id: string, day: string) => {
  goTo(day);
  await plans.check(id, { day, kept: true });
};

it('tells each milestone once, at the next look back, and only the highest', async () => {
  const { id } = await plans.begin();
  for (const day of ['2026-11-21', '2026-11-22', '2026-11-22', '2026-11-23', '2026-11-29']) await keep(id, day);
  expect(await told()).toEqual(['tobacco 1', 'tobacco 7']);
  await plans.list();
  await keep(id, '2026-12-01');
  expect(await told()).toEqual(['tobacco 1', 'tobacco 7']);
});

it('tells the first day again after a relapse, and nothing on the day of one', async () => {
  const { id } = await plans.begin();
  await keep(id, '2026-11-29');
  goTo('2026-12-02');
  await plans.smoke('2026-11-29T20:00');
  expect(await told()).toEqual(['tobacco 7']);
  await keep(id, '2026-12-02');
  expect(await told()).toEqual(['tobacco 7']);
  await keep(id, '2026-12-03');
  expect(await told()).toEqual(['tobacco 7', 'tobacco 3']);
  goTo('2026-12-07');
  await plans.check(id, { day: '2026-12-05', kept: false });
  expect(await told()).toHaveLength(2);
  await keep(id, '2026-12-07');
  await keep(id, '2026-12-09');
  expect(await told()).toEqual(['tobacco 7', 'tobacco 3', 'tobacco 3']);
});

it('does not congratulate on days that a relapse leaves', async () => {
  const { id } = await plans.begin();
  await keep(id, '2026-11-22');
  goTo('2026-11-28');
  await plans.check(id, { day: '2026-11-23', kept: false });
  await plans.smoke('2026-11-24T20:00');
  await keep(id, '2026-11-28');
  expect(await told()).toEqual(['tobacco 1']);
  await keep(id, '2026-12-02');
  expect(await told()).toEqual(['tobacco 1', 'tobacco 7']);
});

it('tells nothing again to somebody who flies west, back into the day before', async () => {
  const { id } = await plans.begin();
  const drinkCoffee = (zone: string) =>
    app.call(addSubstanceRecord, { body: coffee }, { token, headers: { [TIME_ZONE_HEADER]: zone } });
  app.setNow(new Date('2026-11-24T00:30:00Z'));
  await drinkCoffee('Europe/Lisbon');
  await drinkCoffee('America/Sao_Paulo');
  await keep(id, '2026-11-24');
  expect(await told()).toEqual(['tobacco 3']);
});

it('tells nothing twice after a slip of the finger was taken back', async () => {
  const { id } = await plans.begin();
  await keep(id, '2026-11-29');
  const slip = await plans.smoke('2026-11-29T08:00');
  await app.call(deleteSubstanceRecord, { params: { id: slip.id } }, { token });
  await keep(id, '2026-11-30');
  const second = await plans.smoke('2026-11-30T08:00');
  await app.call(changeSubstanceRecord, { params: { id: second.id }, body: { amount: 0 } }, { token });
  await keep(id, '2026-12-01');
  expect(await told()).toEqual(['tobacco 7']);
});

it('is told by a record of something else, and by a record of nothing', async () => {
  await plans.begin();
  goTo('2026-11-22');
  await app.call(addSubstanceRecord, { body: coffee }, { token });
  goTo('2026-11-24');
  await plans.smoke('2026-11-24T08:00', 0);
  expect(await told()).toEqual(['tobacco 1', 'tobacco 3']);
});

it('does not congratulate on what was reached before the plan', async () => {
  const { id } = await plans.begin({ quitDay: '2026-11-01' });
  await keep(id, '2026-11-21');
  expect(await told()).toEqual([]);
  await keep(id, '2026-12-01');
  expect(await told()).toEqual(['tobacco 30']);
});

it('leaves an ended plan alone', async () => {
  const { id } = await plans.begin();
  await plans.end(id);
  goTo('2026-11-24');
  await app.call(addSubstanceRecord, { body: coffee }, { token });
  expect(await told()).toEqual([]);
});
