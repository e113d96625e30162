import { TIME_ZONE_HEADER } from '@vida/contract/core/headers.ts';
import { addSleepRecord, deleteSleepRecord, listSleepRecords } from '@vida/contract/sleep/sleep-endpoints.ts';
import type { SleepRecord } from '@vida/contract/sleep/sleep-schemas.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(now);
  ({ token } = await app.signUp());
});

const night = {
  sleepDate: '2026-11-21',
  bedTime: '2026-11-20T22:00:00-03:00',
  wakeTime: '2026-11-21T07:00:00-03:00',
  fallAsleepTime: 15,
  nightWakings: 1,
  sleepQuality: '7.5',
  notes: 'calor',
};

const send = (body: unknown, headers: Record<string, string> = {}) =>
  app.callLoosely(addSleepRecord, { body }, { token, headers });
const add = async (change: Record<string, unknown> = {}): Promise<SleepRecord> => {
  const answer = await send({ ...night, ...change });
  if (answer.status !== 201) throw new Error(answer.error.message);
  return answer.body;
};
const list = async (query: { days?: number; limit?: number } = {}, headers: Record<string, string> = {}) =>
  (await app.call(listSleepRecords, { query }, { token, headers })).body;

describe('recording a night', () => {
  it('answers it as it is stored', async () => {
    const record = await add();
    expect(record).toEqual({
      etag: expect.any(String),
      id: expect.any(String),
      sleepDate: '2026-11-21',
      bedTime: '2026-11-21T01:00:00.000Z',
      bedUtcOffsetMinutes: -180,
      wakeTime: '2026-11-21T10:00:00.000Z',
      wakeUtcOffsetMinutes: -180,
      fallAsleepTime: 15,
      nightWakings: 1,
      sleepQuality: '7.5',
      notes: 'calor',
    });
    expect(await list()).toEqual([record]);
  });

  it.each([
    [7, '7'],
    [7.5, '7.5'],
    ['7.5', '7.5'],
    ['7,5', '7.5'],
    ['10', '10'],
  ])('answers quality %j as %j', async (sleepQuality, read) =>
    expect((await add({ sleepQuality })).sleepQuality).toBe(read),
  );

  it('files a night without a date under its waking, and takes the day of going to bed', async () => {
    expect((await add({ sleepDate: undefined, notes: undefined })).sleepDate).toBe('2026-11-21');
    expect((await add({ sleepDate: null, notes: null })).sleepDate).toBe('2026-11-21');
    expect((await add({ sleepDate: '2026-11-20' })).sleepDate).toBe('2026-11-20');
  });

  it('reads a wall clock in the person’s zone, and waking before going to bed as the next morning', async () => {
    const sent = {
      ...night,
      sleepDate: '2026-11-18',
      bedTime: '2026-11-18T22:00',
      wakeTime: '2026-11-18T07:00',
    };
    const manaus = await send(sent, { [TIME_ZONE_HEADER]: 'America/Manaus' });
    expect(manaus.body).toMatchObject({
      bedTime: '2026-11-19T02:00:00.000Z',
      wakeTime: '2026-11-19T11:00:00.000Z',
      wakeUtcOffsetMinutes: -240,
    });
  });

  it('keeps both clocks of a night with a flight', async () => {
    const record = await add({ wakeTime: '2026-11-21T09:00:00+00:00' });
    expect(record).toMatchObject({ bedUtcOffsetMinutes: -180, wakeUtcOffsetMinutes: 0 });
    expect(record.wakeTime).toBe('2026-11-21T09:00:00.000Z');
  });

  it('stores one night for one submit', async () => {
    const headers = { 'Idempotency-Key': 'uma-noite' };
    const first = await send(night, headers);
    const again = await send(night, headers);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    [{ wakeTime: night.bedTime }, 'wakeTime', 'Horário de acordar precisa ser diferente do horário de deitar.'],
    [
      { wakeTime: '2026-11-19T07:00:00-03:00' },
      'wakeTime',
      'Horário de acordar precisa vir depois do horário de deitar.',
    ],
    [
      { bedTime: '2026-11-20T06:59:00-03:00' },
      'wakeTime',
      'Horário de acordar não pode passar de 24 horas depois de deitar.',
    ],
    [
      { bedTime: '2026-11-21T08:00:00-03:00', wakeTime: '2026-11-22T00:00:00-03:00' },
      'wakeTime',
      'Horário de acordar não pode estar no futuro.',
    ],
    [
      { bedTime: '2026-11-21T06:00:00.000Z', wakeTime: '2026-11-21T06:00:00.001Z' },
      'wakeTime',
      'Horário de acordar precisa ser pelo menos 10 minutos depois do horário de deitar.',
    ],
    [{ sleepDate: '2026-11-22' }, 'sleepDate', 'Data da noite não pode estar no futuro.'],
    [
      { sleepDate: '2026-11-19' },
      'sleepDate',
      'Data da noite precisa ser o dia em que você acordou ou o dia em que se deitou.',
    ],
    [{ fallAsleepTime: 541 }, 'fallAsleepTime', 'Tempo para adormecer não pode ser maior que o tempo na cama.'],
    [{ fallAsleepTime: -1 }, 'fallAsleepTime', 'Tempo para adormecer precisa ser no mínimo 0.'],
    [{ fallAsleepTime: undefined }, 'fallAsleepTime', 'Tempo para adormecer precisa ser preenchido.'],
    [{ nightWakings: -1 }, 'nightWakings', 'Número de despertares precisa ser no mínimo 0.'],
    [{ nightWakings: 51 }, 'nightWakings', 'Número de despertares precisa ser no máximo 50.'],
    [{ nightWakings: 1.5 }, 'nightWakings', 'Número de despertares precisa ser um número inteiro.'],
    [{ sleepQuality: '0.9' }, 'sleepQuality', 'Qualidade do sono precisa ser no mínimo 1.'],
    [{ sleepQuality: 10.1 }, 'sleepQuality', 'Qualidade do sono precisa ser no máximo 10.'],
    [{ sleepQuality: '7.55' }, 'sleepQuality', 'Qualidade do sono aceita só uma casa depois da vírgula.'],
    [{ sleepQuality: 'boa' }, 'sleepQuality', 'Qualidade do sono precisa ser um número.'],
    [{ sleepQuality: undefined }, 'sleepQuality', 'Qualidade do sono precisa ser preenchido.'],
    [{ bedTime: '22:00' }, 'bedTime', 'Horário de deitar precisa ser uma data com hora válida.'],
    [{ bedTime: undefined }, 'bedTime', 'Horário de deitar precisa ser preenchido.'],
    [{ wakeTime: undefined }, 'wakeTime', 'Horário de acordar precisa ser preenchido.'],
    [{ sleepDate: '2026-02-30' }, 'sleepDate', 'Data da noite precisa ser uma data válida.'],
    [{ notes: 'x'.repeat(1001) }, 'notes', 'Observações pode ter no máximo 1.000 caracteres.'],
    [{ extra: 1 }, 'extra', '"extra" não é um campo conhecido.'],
  ])('refuses %j', async (change, field, message) => {
    const answer = await send({ ...night, ...change });
    expect(answer.status).toBe(400);
    expect(answer.error.details).toContainEqual({ field, message });
    expect(await list()).toEqual([]);
  });
});

describe('the last days', () => {
  it.each(['America/Sao_Paulo', 'America/Manaus', 'Europe/Lisbon'])('turn over at midnight in %s', async (zone) => {
    const headers = { [TIME_ZONE_HEADER]: zone };
    const offset = { 'America/Sao_Paulo': 3, 'America/Manaus': 4, 'Europe/Lisbon': 0 }[zone] ?? 0;
    const midnight = Date.UTC(2026, 10, 20, offset);
    const at = (minutes: number) => new Date(midnight + minutes * 60_000);
    for (const wake of [-1, 1])
      await send(
        {
          ...night,
          sleepDate: null,
          bedTime: at(wake - 480).toISOString(),
          wakeTime: at(wake).toISOString(),
        },
        headers,
      );
    app.setNow(at(2));
    expect((await list({ days: 1 }, headers)).map(({ wakeTime }) => wakeTime)).toEqual([at(1).toISOString()]);
    expect(await list({ days: 2 }, headers)).toHaveLength(2);
    app.setNow(at(24 * 60 - 1));
    expect(await list({ days: 1 }, headers)).toHaveLength(1);
    app.setNow(at(24 * 60 + 1));
    expect(await list({ days: 1 }, headers)).toHaveLength(0);
    expect(await list({ days: 2 }, headers)).toHaveLength(1);
  });

  it('are fourteen, newest first, as many as were asked for', async () => {
    const wakings = ['2026-11-08', '2026-11-21', '2026-11-15', '2026-11-07'];
    for (const day of wakings)
      await add({ sleepDate: day, bedTime: `${day}T00:30:00-03:00`, wakeTime: `${day}T07:00:00-03:00` });
    const daysOf = (records: readonly SleepRecord[]) => records.map(({ sleepDate }) => sleepDate);
    expect(daysOf(await list())).toEqual(['2026-11-21', '2026-11-15', '2026-11-08']);
    expect(daysOf(await list({ days: 15, limit: 2 }))).toEqual(['2026-11-21', '2026-11-15']);
  });

  it.each([{ days: 0 }, { days: 367 }, { limit: 501 }])('refuses %j', async (query) => {
    expect((await app.call(listSleepRecords, { query }, { token })).status).toBe(400);
  });
});

it('a deleted night can be sent again as it was answered', async () => {
  const { id } = await add({ wakeTime: '2026-11-21T09:00:00+00:00' });
  const deleted = await app.call(deleteSleepRecord, { params: { id } }, { token });
  expect(deleted.status).toBe(200);
  expect(await list()).toEqual([]);
  const { id: _, ...rest } = deleted.body;
  const again = await send(deleted.body);
  expect(again.status).toBe(201);
  expect(again.body).toMatchObject({ ...rest, wakeUtcOffsetMinutes: -180 });
  expect((await app.call(deleteSleepRecord, { params: { id } }, { token })).status).toBe(404);
});
