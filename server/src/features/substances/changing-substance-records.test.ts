import { TIME_ZONE_HEADER } from '@vida/contract/core/headers.ts';
import type { SubstanceRecord } from '@vida/contract/substances/substance-schemas.ts';
import {
  addSubstanceRecord,
  changeSubstanceRecord,
  deleteSubstanceRecord,
  listSubstanceRecords,
} from '@vida/contract/substances/substances-endpoints.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  token = (await app.signUp()).token;
});

const add = async (body: object): Promise<SubstanceRecord> => {
  const answer = await app.callLoosely(addSubstanceRecord, { body }, { token });
  if (answer.status !== 201) throw new Error(answer.error.message);
  return answer.body;
};
const addWine = () =>
  add({
    substanceType: 'alcohol',
    amount: 2,
    unit: 'copos',
    drink: 'wine',
    notes: 'jantar',
    recordedAt: '2026-11-20T23:30',
  });
const addSessions = () =>
  add({
    substanceType: 'gaming',
    amount: 2,
    unit: 'sessões',
    sessionHours: 3,
    recordedAt: '2026-11-20T20:00',
  });

const change = (id: string, body: object, headers: Record<string, string> = {}, as = token) =>
  app.callLoosely(changeSubstanceRecord, { params: { id }, body }, { token: as, headers });
const list = async () => (await app.call(listSubstanceRecords, { query: {} }, { token })).body;

it('takes back what it answered without changing anything, wherever the person is now', async () => {
  const wine = await addWine();
  expect((await change(wine.id, wine, { [TIME_ZONE_HEADER]: 'Asia/Tokyo' })).body).toEqual(wine);
  const { utcOffsetMinutes: _, ...withoutClock } = wine;
  expect((await change(wine.id, withoutClock, { [TIME_ZONE_HEADER]: 'Asia/Tokyo' })).body).toEqual(wine);
});

it.each([
  [{ amount: '3,5' }, { amount: '3.5' }],
  [{ drink: null }, { drink: null }],
  [
    { drink: 'spirits', notes: '' },
    { drink: 'spirits', notes: null },
  ],
  [{ recordedAt: null }, {}],
  [{ recordedAt: '2026-11-19T08:00' }, { recordedAt: '2026-11-19T11:00:00.000Z' }],
  [{ unit: 'garrafas' }, { unit: 'garrafas' }],
  [{ unit: 'latas' }, { unit: 'latas', drink: null }],
  [
    { substanceType: 'tobacco', unit: 'cigarros' },
    { substanceType: 'tobacco', unit: 'cigarros', drink: null },
  ],
])('changes %j and leaves the rest', async (body, expected) => {
  const wine = await addWine();
  const answer = await change(wine.id, body);
  expect(answer.body).toEqual({ ...wine, etag: expect.any(String), ...expected });
  expect(await list()).toEqual([answer.body]);
});

it('lets the length of a session go with the sessions', async () => {
  const sessions = await addSessions();
  const { body } = await change(sessions.id, { amount: 1 });
  expect(body).toEqual({ ...sessions, etag: expect.any(String), amount: '1' });
  expect((await change(sessions.id, { unit: 'horas' })).body).toMatchObject({
    unit: 'horas',
    sessionHours: null,
  });
});

it.each([
  [{ unit: 'latas', drink: 'wine' }, 'drink'],
  [{ substanceType: 'tobacco' }, 'unit'],
  [{ unit: 'cigarros' }, 'unit'],
  [{ amount: 201 }, 'amount'],
  [{ sessionHours: 2 }, 'sessionHours'],
  [{ recordedAt: '2027-01-01T00:00:00Z' }, 'recordedAt'],
])('refuses %j, and nothing changes', async (body, field) => {
  const wine = await addWine();
  const answer = await change(wine.id, body);
  expect(answer.status).toBe(400);
  expect(answer.error.details).toContainEqual({ field, message: expect.stringMatching(/^\p{Lu}.*\.$/u) });
  expect(await list()).toEqual([wine]);
});

it('keeps another person away', async () => {
  const wine = await addWine();
  const other = (await app.signUp()).token;
  expect((await change(wine.id, { amount: 1 }, {}, other)).status).toBe(404);
  const removed = await app.call(deleteSubstanceRecord, { params: { id: wine.id } }, { token: other });
  expect(removed.status).toBe(404);
  expect(removed.error.message).toBe('Não encontramos este registro. Talvez ele já tenha sido apagado.');
  expect((await app.call(listSubstanceRecords, { query: {} }, { token: other })).body).toEqual([]);
  expect(await list()).toEqual([wine]);
});
