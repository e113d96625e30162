import { addHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import {
  findEasterEgg,
  getMotivationalMessage,
  getTimeEasterEgg,
} from '@vida/contract/motivation/motivation-endpoints.ts';
import { saveHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from '../auth/users-table.ts';
import { motivationMessages } from './motivation-messages.ts';

const noon = new Date('2026-11-21T15:00:00.000Z');
const minutesBefore = (minutes: number) => new Date(noon.getTime() - minutes * 60_000).toISOString();
let app: TestApp;
let token: string;
let userId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(noon);
  const person = await app.signUp();
  token = person.token;
  userId = person.user.id;
});

const sayTo = async (trigger: string) => (await app.call(findEasterEgg, { body: { trigger } }, { token })).body;
const cheer = async (action: string) => (await app.call(getMotivationalMessage, { body: { action } }, { token })).body;
const measure = (body: Record<string, unknown>) => app.callLoosely(addHealthMetrics, { body }, { token });
const atNoon = (topic: keyof typeof motivationMessages) => {
  const { always, afternoon = [] } = motivationMessages[topic];
  return [...always, ...afternoon];
};

describe('POST /api/easter-egg', () => {
  it('answers the trigger with one of its messages, never twice the same in a row', async () => {
    let last = '';
    for (let time = 0; time < 6; time += 1) {
      const { message, trigger } = await sayTo('konami_code');
      expect(trigger).toBe('konami_code');
      expect(atNoon('konami_code')).toContain(message);
      expect(message).not.toBe(last);
      last = message ?? '';
    }
  });

  it('has something general for a trigger it does not know, and takes what else the caller sends', async () => {
    const answer = await app.callLoosely(
      findEasterEgg,
      { body: { trigger: ' toString ', clicks: [1, 2], where: { x: 3 } } },
      { token },
    );
    expect(answer.status).toBe(200);
    expect(answer.body.trigger).toBe('toString');
    expect(atNoon('general')).toContain(answer.body.message);
  });

  it.each([{}, { trigger: '' }, { trigger: 7 }])('refuses %j', async (body) => {
    const answer = await app.callLoosely(findEasterEgg, { body }, { token });
    expect(answer.status).toBe(400);
    expect(answer.error.message).toMatch(/^Gatilho precisa ser/);
  });
});

describe('POST /api/motivational-message', () => {
  it('speaks of what was done', async () => {
    const body = { action: 'sleep_logged', achievement: 'x', userContext: { timestamp: noon.toISOString() } };
    const answer = await app.call(getMotivationalMessage, { body }, { token });
    expect(answer.status).toBe(200);
    expect(atNoon('sleep_logged')).toContain(answer.body.message);
  });

  it('has something general for an action it does not know, and refuses none', async () => {
    expect(atNoon('general')).toContain((await cheer('plantei_uma_arvore')).message);
    const missing = await app.callLoosely(getMotivationalMessage, { body: { achievement: 'x' } }, { token });
    expect(missing.status).toBe(400);
    expect(missing.error.message).toBe('Ação precisa ser preenchido.');
  });
});

it('changes nothing: the revision stays', async () => {
  const readRevision = async () =>
    (await app.db.select({ revision: users.revision }).from(users).where(eq(users.id, userId)))[0]?.revision;
  const before = await readRevision();
  await sayTo('double_click');
  await app.call(
    getMotivationalMessage,
    { body: { action: 'milestone' } },
    { token, headers: { 'idempotency-key': 'chave-1' } },
  );
  expect(before).toBeTypeOf('number');
  expect(await readRevision()).toBe(before);
});

describe('GET /api/time-easter-egg', () => {
  it.each([
    ['2026-11-22T01:59:00Z', null],
    ['2026-11-22T02:00:00Z', 'late_night'],
    ['2026-11-22T08:00:00Z', 'early_morning'],
    ['2026-11-22T10:00:00Z', null],
  ])('goes by the person’s zone (%s)', async (now, trigger) => {
    app.setNow(new Date(now));
    const { body } = await app.call(getTimeEasterEgg, {}, { token });
    expect(body.trigger).toBe(trigger);
    expect(body.message === null).toBe(trigger === null);
  });

  it('follows the zone of the browser', async () => {
    app.setNow(new Date('2026-11-22T02:00:00Z'));
    const headers = { 'x-time-zone': 'America/Manaus' };
    const traveller = await app.signUp();
    const { body } = await app.call(getTimeEasterEgg, {}, { token: traveller.token, headers });
    expect(body).toEqual({ message: null, trigger: null });
  });
});

describe('beside an emergency', () => {
  it.each([
    ['a very low glucose', { metricType: 'glucose', value: 45, unit: 'mg/dL' }],
    ['a low glucose', { metricType: 'glucose', value: 62, unit: 'mg/dL' }],
    ['a high glucose to be measured again', { metricType: 'glucose', value: 270, unit: 'mg/dL' }],
    ['a very high glucose', { metricType: 'glucose', value: 320, unit: 'mg/dL' }],
    ['a sensor that says HI', { metricType: 'glucose', rangeFlag: 'high', kind: 'sensor' }],
    ['a pressure crisis', { metricType: 'blood_pressure', value: 190, diastolic: 100 }],
    ['a racing heart', { metricType: 'heart_rate', value: 170 }],
  ])('(%s) says nothing anywhere', async (_, reading) => {
    await measure({ ...reading, measuredAt: minutesBefore(30) });
    expect((await sayTo('double_click')).message).toBeNull();
    expect((await cheer('milestone')).message).toBeNull();
  });

  it('goes by the newest reading, and by the last two hours', async () => {
    await measure({ metricType: 'glucose', value: 45, unit: 'mg/dL', measuredAt: minutesBefore(121) });
    expect((await sayTo('double_click')).message).not.toBeNull();
    await measure({ metricType: 'glucose', value: 45, unit: 'mg/dL', measuredAt: minutesBefore(60) });
    expect((await sayTo('double_click')).message).toBeNull();
    await measure({ metricType: 'glucose', value: 95, unit: 'mg/dL', measuredAt: minutesBefore(30) });
    expect((await sayTo('double_click')).message).not.toBeNull();
  });

  it('knows of a pregnancy, and keeps the hour silent too', async () => {
    app.setNow(new Date('2026-11-22T03:00:00Z'));
    const measuredAt = '2026-11-22T02:30:00Z';
    await measure({ metricType: 'blood_pressure', value: 162, diastolic: 100, measuredAt });
    expect((await app.call(getTimeEasterEgg, {}, { token })).body.message).not.toBeNull();
    const { updatedAt: _, ...profile } = EMPTY_HEALTH_PROFILE;
    await app.call(saveHealthProfile, { body: { ...profile, pregnant: true } }, { token });
    expect((await app.call(getTimeEasterEgg, {}, { token })).body).toEqual({
      message: null,
      trigger: 'late_night',
    });
  });

  it('of somebody else speaks on', async () => {
    await measure({ metricType: 'glucose', value: 45, unit: 'mg/dL', measuredAt: minutesBefore(5) });
    const other = await app.signUp();
    const { body } = await app.call(findEasterEgg, { body: { trigger: 'x' } }, { token: other.token });
    expect(body.message).not.toBeNull();
  });
});
