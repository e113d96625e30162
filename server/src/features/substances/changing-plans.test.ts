import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPlanCalls, quitPlan } from './testing/sample-plan.ts';

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

describe('changing a plan', () => {
  it('takes back what it answered, and keeps start, checks and cravings', async () => {
    const { id } = await plans.begin();
    app.setNow(new Date('2026-11-23T12:00:00Z'));
    await plans.check(id, { day: '2026-11-22', kept: true });
    const plan = (await plans.crave(id, 'passed')).body;
    expect((await plans.change(id, plan)).body).toEqual(plan);
    const changed = await plans.change(id, {
      ...quitPlan,
      usualPerDay: 20,
      unitPriceCents: null,
      reason: '',
    });
    expect(changed.body).toEqual({
      ...plan,
      etag: expect.any(String),
      usualPerDay: 20,
      unitPriceCents: null,
      reason: null,
      progress: { ...plan.progress, savedCents: null },
    });
  });

  it('goes back to an earlier day with its uses, and is still taken years later', async () => {
    await plans.smoke('2026-11-10T12:00');
    const { id } = await plans.begin();
    const earlier = await plans.change(id, { ...quitPlan, quitDay: '2026-11-05' });
    expect(earlier.body).toMatchObject({
      startedDay: '2026-11-05',
      progress: { relapseDays: ['2026-11-10'] },
    });
    app.setNow(new Date('2028-11-21T12:00:00Z'));
    plans = createPlanCalls(app.callLoosely, (await app.signIn(person.user.email, person.password)).token);
    expect((await plans.change(id, { ...quitPlan, quitDay: '2026-11-05', usualPerDay: 5 })).status).toBe(200);
    expect((await plans.change(id, { ...quitPlan, quitDay: '2026-11-04' })).status).toBe(400);
  });

  it('takes no later day that would hide a relapse, and no other substance', async () => {
    const { id } = await plans.begin();
    expect((await plans.change(id, { ...quitPlan, quitDay: '2026-11-22' })).status).toBe(200);
    app.setNow(new Date('2026-11-24T12:00:00Z'));
    await plans.smoke('2026-11-23T12:00');
    const later = await plans.change(id, { ...quitPlan, quitDay: '2026-12-01' });
    expect(later.error.details).toEqual([
      { field: 'quitDay', message: expect.stringMatching(/^Dia de parar não pode vir depois de dias/) },
    ]);
    expect((await plans.change(id, { ...quitPlan, quitDay: '2026-11-23' })).status).toBe(200);
    const other = await plans.change(id, { ...quitPlan, substanceType: 'caffeine', unit: 'mg' });
    expect(other.error.details?.map(({ field }) => field)).toEqual(['substanceType']);
  });

  it('leaves an ended plan as it is', async () => {
    const { id } = await plans.begin();
    const ended = (await plans.end(id)).body;
    const answers = [
      await plans.change(id, quitPlan),
      await plans.end(id),
      await plans.check(id, { day: '2026-11-21', kept: true }),
      await plans.crave(id, 'passed'),
    ];
    for (const { status, error } of answers) expect([status, error.code]).toEqual([409, 'plan_ended']);
    expect(await plans.list()).toEqual([ended]);
    expect((await plans.remove(id)).body).toEqual(ended);
    expect(await plans.list()).toEqual([]);
  });

  it('keeps another person away', async () => {
    const plan = await plans.begin();
    const other = createPlanCalls(app.callLoosely, (await app.signUp()).token);
    const answers = [
      await other.change(plan.id, quitPlan),
      await other.end(plan.id),
      await other.check(plan.id, { day: '2026-11-21', kept: false }),
      await other.crave(plan.id, 'used'),
      await other.remove(plan.id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await other.list()).toEqual([]);
    expect(await plans.list()).toEqual([plan]);
  });
});
