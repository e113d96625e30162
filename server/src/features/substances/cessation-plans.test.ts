import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCessationService } from './cessation-service.ts';
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

describe('beginning a plan', () => {
  it('answers it with how it goes', async () => {
    const plan = await plans.begin();
    expect(plan).toEqual({
      ...quitPlan,
      etag: expect.any(String),
      id: expect.any(String),
      steps: [],
      startedDay: '2026-11-21',
      endedAt: null,
      checks: [],
      progress: {
        phase: 'without',
        daysUntilQuit: 0,
        daysWithout: 0,
        bestDaysWithout: 0,
        relapseDays: [],
        limitToday: null,
        usedToday: 0,
        daysKept: 0,
        daysSoFar: 0,
        savedCents: 0,
        cravingsPassed: 0,
      },
    });
    expect(await plans.list()).toEqual([plan]);
  });

  it('counts from the day on which somebody had already stopped', async () => {
    await plans.smoke('2026-11-11T12:00');
    const plan = await plans.begin({ quitDay: '2026-11-01' });
    expect(plan.startedDay).toBe('2026-11-01');
    expect(plan.progress).toMatchObject({ daysWithout: 9, bestDaysWithout: 10, relapseDays: ['2026-11-11'] });
  });

  it('waits for a day to come, or goes down by steps until it', async () => {
    const waiting = await plans.begin({ quitDay: '2026-12-01' });
    expect(waiting).toMatchObject({
      startedDay: '2026-11-21',
      progress: { phase: 'before', daysUntilQuit: 10 },
    });
    await plans.remove(waiting.id);
    const steps = [{ fromDay: '2026-11-21', dailyLimit: 6 }];
    const taper = await plans.begin({ kind: 'taper', quitDay: '2026-12-01', steps });
    expect(taper).toMatchObject({ steps, progress: { phase: 'tapering', limitToday: 6 } });
  });

  it.each([
    ['2025-11-20', '2025-11-19'],
    ['2027-11-22', '2027-11-23'],
  ])('accepts %s and not %s', async (accepted, refused) => {
    const answer = await plans.send({ quitDay: refused });
    expect(answer.error.details).toEqual([
      { field: 'quitDay', message: 'Dia de parar precisa estar entre um ano atrás e um ano à frente.' },
    ]);
    expect((await plans.begin({ quitDay: accepted })).quitDay).toBe(accepted);
  });

  it.each([
    [{ kind: 'taper' }, 'steps', 'Etapas precisa ter pelo menos 1 item.'],
    [{ kind: 'cold' }, 'kind', /^Forma precisa ser um destes/],
    [{ unit: 'latas' }, 'unit', 'Unidade não combina com o tipo escolhido.'],
    [{ usualPerDay: 0 }, 'usualPerDay', 'Quantidade de costume por dia precisa ser maior que 0.'],
    [
      { steps: [{ fromDay: '2026-11-20', dailyLimit: 5 }] },
      'steps',
      'Etapas não cabem em um plano de parar em um dia.',
    ],
    [
      { kind: 'taper', steps: [{ fromDay: '2026-11-20', dailyLimit: -1 }] },
      'steps.0.dailyLimit',
      'Etapas, Item 1, Limite por dia precisa ser no mínimo 0.',
    ],
    [
      { kind: 'taper', steps: [{ fromDay: '2026-11-20', dailyLimit: 10 }] },
      'steps',
      'Etapas precisam diminuir uma a uma, começando abaixo do que era usual.',
    ],
    [{ quitDay: 'amanhã' }, 'quitDay', 'Dia de parar precisa ser uma data válida.'],
  ])('refuses %j', async (body, field, message) => {
    const answer = await plans.send(body);
    expect(answer.status).toBe(400);
    expect(answer.error.details).toContainEqual({ field, message: expect.stringMatching(message) });
    expect(await plans.list()).toEqual([]);
  });

  it('runs one for each substance', async () => {
    await plans.begin();
    const second = await plans.send();
    expect([second.status, second.error.code]).toEqual([409, 'plan_running']);
    expect(second.error.message).toMatch(/^Você já tem um plano em andamento/);
    await plans.begin({ substanceType: 'caffeine', unit: 'xícaras' });
    expect(await plans.list()).toHaveLength(2);
  });

  it('leaves one of two that are sent at the same moment', async () => {
    const answers = await Promise.all([plans.send(), plans.send(), plans.send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await plans.list()).toHaveLength(1);
  });
});

describe('listing plans', () => {
  it('has running ones first, then the newest, 20 in all', async () => {
    const coffee = await plans.begin({ substanceType: 'caffeine', unit: 'xícaras' });
    for (let index = 0; index < 21; index += 1)
      await plans.end((await plans.begin({ reason: `tentativa ${index}` })).id);
    const listed = await plans.list();
    expect(listed).toHaveLength(20);
    expect(listed.map(({ id, reason }) => (id === coffee.id ? 'café' : reason)).slice(0, 3)).toEqual([
      'café',
      'tentativa 20',
      'tentativa 19',
    ]);
  });

  it('asks the database as often for many as for one', async () => {
    const service = createCessationService({
      db: app.db,
      clock: () => new Date('2026-11-21T12:00:00.000Z'),
      notifyDaysWithout: async () => undefined,
    });
    const countQueries = async (): Promise<number> => {
      let queries = 0;
      const count = (): void => {
        queries += 1;
      };
      app.pool.on('acquire', count);
      await service.list({ userId: person.user.id, timeZone: 'America/Sao_Paulo' });
      app.pool.off('acquire', count);
      return queries;
    };
    await plans.begin();
    const forOne = await countQueries();
    for (const [substanceType, unit] of [
      ['alcohol', 'doses'],
      ['caffeine', 'mg'],
      ['gaming', 'horas'],
    ])
      await plans.begin({ substanceType, unit });
    expect(await countQueries()).toBe(forOne);
    expect(forOne).toBe(5);
  });
});
