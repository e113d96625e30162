import { updateAccount } from '@vida/contract/account/account-endpoints.ts';
import { addHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { saveHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import type { Recommendation } from '@vida/contract/recommendations/recommendation-schemas.ts';
import {
  dismissRecommendation,
  generateRecommendations,
  listRecommendations,
  restoreRecommendation,
} from '@vida/contract/recommendations/recommendations-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const list = async (token: string) => (await app.call(listRecommendations, {}, { token })).body;
const generate = (token: string, category: Recommendation['category'] = 'general') =>
  app.call(generateRecommendations, { body: { category } }, { token });
const titles = (tips: readonly Recommendation[]) => tips.map(({ title }) => title);

/** Somebody with type 2 diabetes and two peaks after lunch. */
const signUpWithData = async () => {
  const person = await app.signUp();
  const { token } = person;
  const profile = { chronicConditions: ['Diabetes Tipo 2'], medications: ['Metformina'] };
  await app.callLoosely(saveHealthProfile, { body: profile }, { token });
  await app.call(
    addHealthMetrics,
    {
      body: [
        { metricType: 'glucose', value: 191, context: 'pos_refeicao', measuredAt: '2026-11-17T16:00:00Z' },
        { metricType: 'glucose', value: 187, context: 'pos_refeicao', measuredAt: '2026-11-19T16:00:00Z' },
      ],
    },
    { token },
  );
  return person;
};

describe('recommendations', () => {
  it('need a session', async () => {
    expect((await app.call(listRecommendations, {})).status).toBe(401);
    expect((await app.call(generateRecommendations, { body: { category: 'general' } })).status).toBe(401);
  });

  it('are none before the first generation', async () => {
    const { token } = await app.signUp();
    expect(await list(token)).toEqual([]);
  });

  it('are made from the person’s own profile and readings, and kept in order', async () => {
    const { token } = await signUpWithData();
    const made = await generate(token);
    expect(made.status).toBe(201);
    expect(made.body[0]).toMatchObject({
      title: 'Caminhe 10 a 15 minutos depois de comer',
      category: 'exercise',
      priority: 'high',
      source: 'rules',
      createdAt: '2026-11-21T12:00:00.000Z',
    });
    expect(made.body[0]?.why[0]).toContain('191 mg/dL em 17/11 às 13:00; 187 mg/dL em 19/11 às 13:00');
    expect(made.body.length).toBe(6);
    expect(await list(token)).toEqual(made.body);
  });

  it('ask for data where there is none', async () => {
    const { token } = await app.signUp();
    const { body } = await generate(token);
    expect(titles(body)[0]).toBe('Complete seu perfil de saúde');
  });

  it('speak of the newest readings there are, however old, by mean and dates', async () => {
    const pricked = (value: number, measuredAt: string) => ({
      metricType: 'glucose' as const,
      value,
      measuredAt,
    });
    // One minute before the 14 days of São Paulo begin, their first minute, and the newest.
    const old = [
      pricked(400, '2026-04-22T02:59:00Z'),
      pricked(100, '2026-04-22T03:00:00Z'),
      pricked(140, '2026-05-05T15:00:00Z'),
    ];
    const findOlderTip = async (body: typeof old) => {
      const { token } = await app.signUp();
      await app.call(addHealthMetrics, { body }, { token });
      return (await generate(token)).body.find(({ title }) => title.startsWith('Seus dados'));
    };
    const tip = await findOlderTip(old);
    expect(tip?.title).toBe('Seus dados de 22/04/2026 a 05/05/2026');
    expect(tip?.content).toContain('a média foi 120 mg/dL e 100% das suas medições');
    expect(await findOlderTip([...old, pricked(110, '2026-11-20T15:00:00Z')])).toBeUndefined();
  });

  it('know pressure, weight, pulse and glycated haemoglobin', async () => {
    const { token } = await app.signUp();
    await app.callLoosely(
      saveHealthProfile,
      { body: { chronicConditions: ['Doença Cardíaca', 'Diabetes Tipo 2'], medications: ['Nenhum'] } },
      { token },
    );
    const weighed = (value: number, measuredAt: string) => ({
      metricType: 'weight' as const,
      value,
      measuredAt,
    });
    await app.call(
      addHealthMetrics,
      {
        body: [
          { metricType: 'blood_pressure', value: 186, diastolic: 112, measuredAt: '2026-11-21T11:00:00Z' },
          { metricType: 'heart_rate', value: 155, measuredAt: '2026-11-21T11:00:00Z' },
          weighed(80, '2026-11-19T11:00:00Z'),
          weighed(82.4, '2026-11-21T11:00:00Z'),
          // Beyond the 90 days and the 400 days.
          weighed(120, '2026-08-20T11:00:00Z'),
          { metricType: 'hba1c', value: 6, measuredAt: '2025-10-10T11:00:00Z' },
          { metricType: 'hba1c', value: 9.4, measuredAt: '2025-12-01T11:00:00Z' },
        ],
      },
      { token },
    );
    const told = titles((await generate(token)).body);
    expect(told.slice(0, 3)).toEqual([
      'Pressão muito alta: descanse e meça de novo',
      'Coração muito acelerado: pode ser uma emergência',
      'Peso 2,4 kg acima em 3 dias: avise a equipe hoje',
    ]);
    const more = [...told, ...titles((await generate(token)).body)];
    expect(more).toContain('Glicada de 9,4%: marque uma consulta');
  });

  it('are read in the unit of now, whichever it was when they were made', async () => {
    const { token } = await signUpWithData();
    await generate(token);
    await app.call(updateAccount, { body: { glucoseUnit: 'mmol/L' } }, { token });
    const [first, ...others] = await list(token);
    expect(first?.content).toContain('passaram de 10,0 mmol/L');
    expect(first?.why[0]).toContain('10,6 mmol/L em 17/11 às 13:00');
    expect(JSON.stringify([first, ...others])).not.toMatch(/mg\/dL|\{\d/);
    await app.call(updateAccount, { body: { glucoseUnit: 'mg/dL' } }, { token });
    expect((await list(token))[0]?.content).toContain('passaram de 180 mg/dL');
  });

  it('take a reading of the first minutes of tomorrow for one of now', async () => {
    app.setNow(new Date('2026-11-22T02:58:00.000Z'));
    try {
      const { token } = await app.signUp();
      const ahead = { metricType: 'glucose' as const, value: 48, measuredAt: '2026-11-22T03:01:00Z' };
      await app.call(addHealthMetrics, { body: ahead }, { token });
      const told = titles((await generate(token)).body);
      expect(told[0]).toBe('Glicose muito baixa: cuide disso agora');
      expect(told.join('\n')).not.toContain('Seus dados de');
    } finally {
      app.setNow(new Date('2026-11-21T12:00:00.000Z'));
    }
  });

  it('are others the next time, the newest first, each tip once', async () => {
    const { token } = await signUpWithData();
    const first = (await generate(token)).body;
    const second = (await generate(token)).body;
    expect(titles(second).filter((title) => titles(first).includes(title))).toEqual([]);
    const all = await list(token);
    expect(titles(all)).toEqual([...titles(second), ...titles(first)]);
    for (let round = 0; round < 8; round += 1) await generate(token);
    const later = titles(await list(token));
    expect(new Set(later).size).toBe(later.length);
  });

  it('refuse an unknown category, by its label', async () => {
    const { token } = await app.signUp();
    const answer = await app.callLoosely(generateRecommendations, { body: { category: 'beleza' } }, { token });
    expect(answer.status).toBe(400);
    expect(answer.error.message).toMatch(/^Categoria precisa ser um destes/);
  });

  it('say the same to a repeated submit', async () => {
    const { token } = await signUpWithData();
    const headers = { 'Idempotency-Key': 'uma-chave-de-teste-1' };
    const input = { body: { category: 'general' as const } };
    const first = await app.call(generateRecommendations, input, { token, headers });
    const again = await app.call(generateRecommendations, input, { token, headers });
    expect(again.body).toEqual(first.body);
    expect(await list(token)).toHaveLength(first.body.length);
  });
});

describe('a dismissed tip', () => {
  const firstOf = async (token: string): Promise<Recommendation> => {
    const [tip] = (await generate(token)).body;
    if (!tip) throw new Error('no tip was made');
    return tip;
  };

  it('is gone, is not made again, and comes back by undo', async () => {
    const { token } = await signUpWithData();
    const tip = await firstOf(token);
    const params = { id: tip.id };
    expect((await app.call(dismissRecommendation, { params }, { token })).status).toBe(200);
    expect(titles(await list(token))).not.toContain(tip.title);
    expect(titles((await generate(token, 'exercise')).body)).not.toContain(tip.title);
    expect((await app.call(restoreRecommendation, { params }, { token })).body).toEqual(tip);
    expect(titles(await list(token))).toContain(tip.title);
  });

  it('of another person does not exist', async () => {
    const { token } = await signUpWithData();
    const { id } = await firstOf(token);
    const other = await app.signUp();
    for (const endpoint of [dismissRecommendation, restoreRecommendation])
      expect((await app.call(endpoint, { params: { id } }, { token: other.token })).status).toBe(404);
    expect((await list(token)).map((tip) => tip.id)).toContain(id);
  });
});
