import {
  addSleepRecord,
  changeSleepRecord,
  deleteSleepRecord,
  listSleepRecords,
} from '@vida/contract/sleep/sleep-endpoints.ts';
import type { SleepRecord } from '@vida/contract/sleep/sleep-schemas.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let record: SleepRecord;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(new Date('2026-11-21T12:00:00.000Z'));
  token = (await app.signUp()).token;
  const answer = await app.call(
    addSleepRecord,
    {
      body: {
        bedTime: '2026-11-18T22:00:00-03:00',
        wakeTime: '2026-11-19T09:00:00+00:00',
        fallAsleepTime: 15,
        nightWakings: 1,
        sleepQuality: '7.5',
        notes: 'voo',
      },
    },
    { token },
  );
  record = answer.body;
});

const change = (body: unknown, as = token) =>
  app.callLoosely(changeSleepRecord, { params: { id: record.id }, body }, { token: as });

describe('changing a night', () => {
  it('leaves what is absent as it was', async () => {
    const answer = await change({ sleepQuality: '8,5' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...record, etag: expect.any(String), sleepQuality: '8.5' });
  });

  it('takes the record sent back whole, with the clocks of both ends', async () => {
    const { body } = await change({ ...record, nightWakings: 3 });
    expect(body).toEqual({ ...record, etag: expect.any(String), nightWakings: 3 });
  });

  it('clears the notes', async () => {
    expect((await change({ notes: '' })).body.notes).toBeNull();
    await change({ notes: 'voo' });
    expect((await change({ notes: null })).body.notes).toBeNull();
  });

  it('files a night that moved under its new day', async () => {
    const moved = { bedTime: '2026-11-15T23:00:00-03:00', wakeTime: '2026-11-16T06:00:00-03:00' };
    expect((await change(moved)).body).toMatchObject({ sleepDate: '2026-11-16', wakeUtcOffsetMinutes: -180 });
  });

  it.each([
    [{ wakeTime: '2026-11-19T22:01:00-03:00' }, 'wakeTime', /^Horário de acordar não pode passar de 24 horas/],
    [{ bedTime: '2026-11-19T09:00:00+00:00' }, 'wakeTime', /^Horário de acordar precisa ser diferente/],
    [{ fallAsleepTime: 481 }, 'fallAsleepTime', /^Tempo para adormecer não pode ser maior/],
    [{ sleepDate: '2026-11-16' }, 'sleepDate', /^Data da noite precisa ser o dia em que você acordou/],
    [{ sleepDate: '2026-11-22' }, 'sleepDate', /^Data da noite não pode estar no futuro/],
    [{ sleepQuality: 0 }, 'sleepQuality', /no mínimo 1/],
  ])('refuses %j for the night as a whole', async (body, field, message) => {
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(answer.error.details).toContainEqual({ field, message: expect.stringMatching(message) });
    expect((await app.call(listSleepRecords, {}, { token })).body).toEqual([record]);
  });
});

it('another person’s night does not exist', async () => {
  const { token: other } = await app.signUp();
  expect((await change({ sleepQuality: 1 }, other)).status).toBe(404);
  const removed = await app.call(deleteSleepRecord, { params: { id: record.id } }, { token: other });
  expect(removed.status).toBe(404);
  expect(removed.error.message).toBe('Não encontramos esta noite. Talvez ela já tenha sido apagada.');
  expect((await app.call(listSleepRecords, {}, { token: other })).body).toEqual([]);
  expect((await app.call(listSleepRecords, {}, { token })).body).toEqual([record]);
});
