import { IDEMPOTENCY_KEY_HEADER, TIME_ZONE_HEADER } from '@vida/contract/core/headers.ts';
import type { SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';
import {
  addSubstanceRecord,
  deleteSubstanceRecord,
  getLastUses,
  listSubstanceRecords,
} from '@vida/contract/substances/substances-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createSubstanceRecordsRepository } from './substance-records-repository.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
let app: TestApp;
let token: string;
let userId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(now);
  const person = await app.signUp();
  token = person.token;
  userId = person.user.id;
});

const beers = { substanceType: 'alcohol', amount: 2.5, unit: 'latas' };

const send = (body: unknown, headers: Record<string, string> = {}) =>
  app.callLoosely(addSubstanceRecord, { body }, { token, headers });
const add = async (change: object = {}, headers: Record<string, string> = {}): Promise<SubstanceRecord> => {
  const answer = await send({ ...beers, ...change }, headers);
  if (answer.status !== 201) throw new Error(answer.error.message);
  return answer.body;
};
const list = async (query: { days?: number; limit?: number } = {}, headers: Record<string, string> = {}) =>
  (await app.call(listSubstanceRecords, { query }, { token, headers })).body;
const lastUses = async () => (await app.call(getLastUses, {}, { token })).body;

describe('recording a use', () => {
  it('answers it as it is stored: now, here, the amount as a numeric string', async () => {
    const record = await add();
    expect(record).toEqual({
      etag: expect.any(String),
      id: expect.any(String),
      substanceType: 'alcohol',
      amount: '2.5',
      unit: 'latas',
      drink: null,
      sessionHours: null,
      notes: null,
      recordedAt: now.toISOString(),
      utcOffsetMinutes: -180,
    });
    expect(await list()).toEqual([record]);
  });

  it.each([
    [{ amount: '2,5' }, { amount: '2.5' }],
    [{ amount: 0 }, { amount: '0' }],
    [{ unit: 'copos', drink: 'wine' }, { drink: 'wine' }],
    [
      { substanceType: 'gaming', unit: 'sessões', sessionHours: 1.5 },
      { unit: 'sessões', sessionHours: 1.5 },
    ],
    [{ substanceType: 'caffeine', unit: 'mg', amount: 5000 }, { amount: '5000' }],
    [{ notes: '' }, { notes: null }],
    [{ recordedAt: '2026-11-20T22:00' }, { recordedAt: '2026-11-21T01:00:00.000Z', utcOffsetMinutes: -180 }],
    [{ recordedAt: '2026-11-20T22:00:00+01:00' }, { recordedAt: '2026-11-20T21:00:00.000Z', utcOffsetMinutes: 60 }],
    [{ recordedAt: '2026-11-21T12:05:00Z' }, { recordedAt: '2026-11-21T12:05:00.000Z' }],
  ])('takes %j', async (change, expected) => {
    expect(await add(change)).toMatchObject(expected);
  });

  it.each([
    [{ amount: 200.1 }, 'amount', 'Quantidade precisa ser no máximo 200.'],
    [{ substanceType: 'caffeine', unit: 'mg', amount: 5001 }, 'amount', 'Quantidade precisa ser no máximo 5.000.'],
    [{ amount: -1 }, 'amount', 'Quantidade precisa ser no mínimo 0.'],
    [{ amount: 0.001 }, 'amount', 'Quantidade precisa ser no mínimo 0,01.'],
    [{ amount: undefined }, 'amount', 'Quantidade precisa ser preenchido.'],
    [{ unit: 'cigarros' }, 'unit', 'Unidade não combina com o tipo escolhido.'],
    [{ unit: 'litros' }, 'unit', /^Unidade precisa ser um destes: doses/],
    [{ substanceType: 'sugar' }, 'substanceType', /^Tipo precisa ser um destes: alcohol/],
    [{ drink: 'wine' }, 'drink', 'Bebida só existe para copos e garrafas.'],
    [{ sessionHours: 2 }, 'sessionHours', 'Duração da sessão só existe para sessões.'],
    [{ recordedAt: '2026-11-21T12:05:01Z' }, 'recordedAt', 'Quando não pode estar no futuro.'],
    [{ recordedAt: '2026-11-21T09:06' }, 'recordedAt', 'Quando não pode estar no futuro.'],
    [{ recordedAt: '1989-12-31T23:59:59Z' }, 'recordedAt', 'Quando precisa ser de 1990 ou depois.'],
    [{ recordedAt: 'ontem' }, 'recordedAt', 'Quando precisa ser uma data com hora válida.'],
  ])('refuses %j and stores nothing', async (change, field, message) => {
    const answer = await send({ ...beers, ...change });
    expect(answer.status).toBe(400);
    expect(answer.error.details).toContainEqual({ field, message: expect.stringMatching(message) });
    expect(await list()).toEqual([]);
  });

  it('makes one record of a retry with the same key', async () => {
    const headers = { [IDEMPOTENCY_KEY_HEADER]: 'um-registro' };
    const answers = await Promise.all([send(beers, headers), send(beers, headers)]);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const first = answers.find(({ status }) => status === 201)?.body;
    expect(await add({}, headers)).toEqual(first);
    expect(await list()).toEqual([first]);
  });

  it('can be deleted and sent again as it was, clock included', async () => {
    const record = await add({
      recordedAt: '2026-11-20T23:30',
      unit: 'copos',
      drink: 'wine',
      notes: 'festa',
    });
    const removed = await app.call(deleteSubstanceRecord, { params: { id: record.id } }, { token });
    expect(removed.body).toEqual(record);
    expect(await list()).toEqual([]);
    const restored = await send(removed.body, { [TIME_ZONE_HEADER]: 'Europe/Lisbon' });
    expect({ ...restored.body, id: record.id }).toEqual(record);
  });
});

describe('days', () => {
  it.each([
    ['America/Sao_Paulo', '2026-11-20T23:59:00-03:00', '2026-11-21T00:01:00-03:00'],
    ['America/Manaus', '2026-11-20T23:59:00-04:00', '2026-11-21T00:01:00-04:00'],
    ['Europe/Lisbon', '2026-11-20T23:59:00Z', '2026-11-21T00:01:00Z'],
  ])('in %s turn over at midnight', async (zone, before, after) => {
    const headers = { [TIME_ZONE_HEADER]: zone };
    const late = await add({ recordedAt: before }, headers);
    const early = await add({ recordedAt: after }, headers);
    expect(await list({ days: 1 }, headers)).toEqual([early]);
    expect(await list({ days: 2 }, headers)).toEqual([early, late]);
  });

  it('cover 30 when nothing is said, and at most 366', async () => {
    await add({ recordedAt: '2026-10-22T23:59' });
    const first = await add({ recordedAt: '2026-10-23T00:01' });
    expect(await list()).toEqual([first]);
    expect(await list({ days: 31 })).toHaveLength(2);
    expect(await list({ days: 31, limit: 1 })).toEqual([first]);
    for (const query of [{ days: 0 }, { days: 367 }, { limit: 0 }, { limit: 5001 }])
      expect((await app.callLoosely(listSubstanceRecords, { query }, { token })).status).toBe(400);
  });
});

describe('last uses', () => {
  it('are the newest of each type ever; nothing is no use', async () => {
    expect(await lastUses()).toEqual({ alcohol: null, tobacco: null, caffeine: null, gaming: null });
    await add({ recordedAt: '2019-05-01T10:00:00Z' });
    await add({ recordedAt: '2020-05-01T10:00:00Z' });
    await add({ amount: 0 });
    await add({ substanceType: 'gaming', unit: 'horas', amount: '0,5' });
    expect(await lastUses()).toEqual({
      alcohol: '2020-05-01T10:00:00.000Z',
      tobacco: null,
      caffeine: null,
      gaming: now.toISOString(),
    });
  });
});

it('hands the uses of a period to the adviser, ascending, its end outside', async () => {
  await add({ recordedAt: '2026-11-20T10:00:00Z', amount: 2 });
  await add({ recordedAt: '2026-11-19T10:00:00Z', amount: 1 });
  await add({ recordedAt: '2026-11-18T09:59:00Z', amount: 9 });
  const [from, to] = [new Date('2026-11-19T10:00:00Z'), new Date('2026-11-20T10:00:00Z')];
  const repository = createSubstanceRecordsRepository(app.db);
  expect(await repository.readUses(userId, from, to)).toEqual([
    {
      substanceType: 'alcohol',
      amount: 1,
      unit: 'latas',
      drink: null,
      sessionHours: null,
      recordedAt: from,
      utcOffsetMinutes: -180,
    },
  ]);
  const later = new Date('2026-11-20T10:00:00.001Z');
  expect((await repository.readUses(userId, from, later)).map(({ amount }) => amount)).toEqual([1, 2]);
});
