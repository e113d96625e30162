import { TIME_ZONE_HEADER } from '@vida/contract/core/headers.ts';
import { listCessationPlans } from '@vida/contract/substances/cessation-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPlanCalls } from './testing/sample-plan.ts';

let app: TestApp;
let person: Awaited<ReturnType<TestApp['signUp']>>;
let plans: ReturnType<typeof createPlanCalls>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(new Date('2026-11-21T12:00:00.000Z'));
  person = await app.signUp();
  plans = createPlanCalls(app.callLoosely, person.token);
});

describe('the life of a plan', () => {
  it('keeps its history through a relapse, an end and a new beginning', async () => {
    const { id } = await plans.begin();
    app.setNow(new Date('2026-11-25T12:00:00Z'));
    expect((await plans.check(id, { day: '2026-11-24', kept: true, craving: 4, notes: 'difícil' })).body).toMatchObject(
      {
        checks: [{ day: '2026-11-24', kept: true, craving: 4, notes: 'difícil' }],
        progress: { daysWithout: 4, savedCents: 4 * 10 * 50 },
      },
    );
    await plans.crave(id, 'passed');
    expect((await plans.crave(id, 'used')).body.progress.cravingsPassed).toBe(1);

    await plans.smoke('2026-11-25T08:00', 3);
    app.setNow(new Date('2026-11-28T12:00:00Z'));
    await plans.check(id, { day: '2026-11-27', kept: false });
    const [relapsed] = await plans.list();
    expect(relapsed?.progress).toMatchObject({
      daysWithout: 0,
      bestDaysWithout: 4,
      relapseDays: ['2026-11-25', '2026-11-27'],
      daysSoFar: 7,
      daysKept: 5,
      savedCents: (4 * 10 + 7 + 10) * 50,
    });

    const ended = (await plans.end(id)).body;
    expect(ended).toMatchObject({ endedAt: '2026-11-28T12:00:00.000Z', progress: relapsed?.progress });
    app.setNow(new Date('2026-11-28T20:00:00Z'));
    await plans.smoke('2026-11-28T16:00', 5);
    app.setNow(new Date('2026-12-10T12:00:00Z'));
    expect(await plans.list()).toEqual([ended]);

    const next = await plans.begin({ quitDay: '2026-12-10' });
    expect(next.progress).toMatchObject({ daysWithout: 0, relapseDays: [], cravingsPassed: 0 });
    expect(await plans.list()).toEqual([next, ended]);
  });

  it('replaces a day that is said again', async () => {
    const { id } = await plans.begin();
    await plans.check(id, { day: '2026-11-21', kept: false, notes: 'não deu' });
    const again = await plans.check(id, { day: '2026-11-21', kept: true });
    const look = { day: '2026-11-21', kept: true, craving: null, notes: null };
    expect(again.body.checks).toEqual([{ ...look, etag: expect.any(String) }]);
    expect(again.body.progress.relapseDays).toEqual([]);
  });

  it('shows the newest 60 checks and counts them all', async () => {
    const { id } = await plans.begin({ quitDay: '2026-08-01' });
    const days = Array.from({ length: 62 }, (_, index) => new Date(Date.UTC(2026, 7, 1 + index)).toISOString());
    for (const day of days) await plans.check(id, { day: day.slice(0, 10), kept: false });
    const [plan] = await plans.list();
    expect(plan?.checks).toHaveLength(60);
    expect(plan?.checks[0]?.day).toBe('2026-10-01');
    expect(plan?.progress.relapseDays).toHaveLength(62);
  });

  it.each([
    ['2026-11-20', 'Dia não pode vir antes do começo do plano.'],
    ['2026-11-22', 'Dia não pode estar no futuro.'],
  ])('takes no look back at %s', async (day, message) => {
    const { id } = await plans.begin();
    expect((await plans.check(id, { day, kept: true })).error.details).toEqual([{ field: 'day', message }]);
  });

  it.each([
    ['America/Sao_Paulo', '2026-11-23T02:59:00Z', '2026-11-23T03:01:00Z'],
    ['America/Manaus', '2026-11-23T03:59:00Z', '2026-11-23T04:01:00Z'],
    ['Europe/Lisbon', '2026-11-22T23:59:00Z', '2026-11-23T00:01:00Z'],
  ])('counts days in %s from midnight to midnight', async (zone, before, after) => {
    const headers = { [TIME_ZONE_HEADER]: zone };
    await plans.send({}, headers);
    const daysWithout = async () =>
      (await app.call(listCessationPlans, {}, { token: person.token, headers })).body[0]?.progress.daysWithout;
    app.setNow(new Date(before));
    expect(await daysWithout()).toBe(1);
    app.setNow(new Date(after));
    expect(await daysWithout()).toBe(2);
  });

  it('files a use under the day on the clock then', async () => {
    await plans.begin();
    app.setNow(new Date('2026-11-24T12:00:00Z'));
    await plans.smoke('2026-11-22T23:30:00-03:00');
    expect((await plans.list())[0]?.progress.relapseDays).toEqual(['2026-11-22']);
  });
});
