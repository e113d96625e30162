import { saveHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import type { TipCategory } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { generateRecommendations } from '@vida/contract/recommendations/recommendations-endpoints.ts';
import { addSleepRecord } from '@vida/contract/sleep/sleep-endpoints.ts';
import { addSubstanceRecord } from '@vida/contract/substances/substances-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const generate = async (token: string, category: TipCategory = 'general') =>
  (await app.call(generateRecommendations, { body: { category } }, { token })).body;

/** From half past midnight to 06:00 on the wall clock of the person. */
const sleepBadly = async (token: string, day: string) => {
  const body = {
    bedTime: `${day}T00:30`,
    wakeTime: `${day}T06:00`,
    fallAsleepTime: 10,
    nightWakings: 1,
    sleepQuality: 6.5,
  };
  expect((await app.call(addSleepRecord, { body }, { token })).status).toBe(201);
};

const drink = async (token: string, recordedAt: string) => {
  const body = {
    substanceType: 'alcohol' as const,
    amount: 2,
    unit: 'copos' as const,
    drink: 'wine' as const,
    recordedAt,
  };
  expect((await app.call(addSubstanceRecord, { body }, { token })).status).toBe(201);
};

describe('recommendations of days on record', () => {
  it('tell of the nights that ended in the last 14 days', async () => {
    const { token } = await app.signUp();
    for (const day of ['2026-11-08', '2026-11-19', '2026-11-20']) await sleepBadly(token, day);
    // Ended a day too early.
    await sleepBadly(token, '2026-11-07');
    const tip = (await generate(token, 'sleep')).find(({ title }) => title === 'Sua média: 5,5 h por noite');
    expect(tip).toMatchObject({ priority: 'high', category: 'sleep', source: 'rules' });
    expect(tip?.why[0]).toBe('Média das 3 noites mais recentes: 5,5 h entre deitar e acordar');
  });

  it('tell of what was used, on the clock of the person, with what they live with', async () => {
    const { token } = await app.signUp();
    const profile = { medications: ['Insulina'], chronicConditions: ['Diabetes Tipo 1'] };
    await app.callLoosely(saveHealthProfile, { body: profile }, { token });
    await drink(token, '2026-11-20T22:00');
    const [first] = await generate(token, 'sleep');
    expect(first).toMatchObject({ title: 'Depois de beber, a glicose pode cair por até 24 horas' });
    expect(first?.why[0]).toBe('Último registro de bebida: 20/11 às 22:00');
  });

  it('ask for no night once there are some, and tell nobody of another’s days', async () => {
    const [one, other] = [await app.signUp(), await app.signUp()];
    await sleepBadly(one.token, '2026-11-20');
    await drink(one.token, '2026-11-20T22:00');
    const titlesFor = async (token: string) => (await generate(token, 'sleep')).map(({ title }) => title);
    expect(await titlesFor(one.token)).not.toContain('Registre a noite de hoje ao acordar');
    expect(await titlesFor(other.token)).toContain('Registre a noite de hoje ao acordar');
  });
});
