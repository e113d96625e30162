import type { NewAppointment } from '@vida/contract/appointments/appointment-schemas.ts';
import {
  addAppointment,
  changeAppointment,
  deleteAppointment,
  listAppointments,
} from '@vida/contract/appointments/appointments-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** 21:30 on the 21st in São Paulo, where the 22nd has not begun; in Lisbon it is 0:30 of the 22nd. */
const now = new Date('2026-11-22T00:30:00.000Z');
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(now);
  token = (await app.signUp()).token;
});

const visit = (scheduledAt: string, change: Partial<NewAppointment> = {}): NewAppointment => ({
  scheduledAt,
  professional: 'Dra. Beatriz Nunes',
  ...change,
});
const add = (body: NewAppointment, headers: Record<string, string> = {}) =>
  app.call(addAppointment, { body }, { token, headers });
const list = async (as = token, headers: Record<string, string> = {}) =>
  (await app.call(listAppointments, {}, { token: as, headers })).body;
const change = (id: string, body: Record<string, unknown>, as = token) =>
  app.callLoosely(changeAppointment, { params: { id }, body }, { token: as });
const remove = (id: string, as = token) => app.call(deleteAppointment, { params: { id } }, { token: as });

describe('adding', () => {
  it('reads the wall clock in the person’s zone and answers the record', async () => {
    const answer = await add(visit('2026-12-03T14:30', { place: ' UBS Centro ', notes: '' }));
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      etag: expect.any(String),
      id: answer.body.id,
      scheduledAt: '2026-12-03T17:30:00.000Z',
      utcOffsetMinutes: -180,
      professional: 'Dra. Beatriz Nunes',
      place: 'UBS Centro',
      notes: null,
    });
  });

  it('keeps the offset that was written', async () => {
    const { body } = await add(visit('2026-12-03T14:30:00-04:00'));
    expect(body).toMatchObject({ scheduledAt: '2026-12-03T18:30:00.000Z', utcOffsetMinutes: -240 });
  });

  it.each(['2026-11-20T23:59', '2025-01-01T10:00:00Z'])(
    'refuses a day that has passed, naming the field (%s)',
    async (past) => {
      const answer = await add(visit(past));
      expect(answer.status).toBe(400);
      expect(answer.error.details).toEqual([
        { field: 'scheduledAt', message: 'Data e hora não pode ser de um dia que já passou.' },
      ]);
      expect(await list()).toEqual([]);
    },
  );

  it('takes one of this morning, so that one deleted by mistake can come back', async () => {
    const { body } = await add(visit('2026-11-21T08:00'));
    const removed = await remove(body.id);
    const again = await app.callLoosely(addAppointment, { body: removed.body }, { token });
    expect(again.status).toBe(201);
    expect(again.body).toEqual({ ...body, id: again.body.id });
  });

  it.each([
    [{ professional: '  ' }, 'Profissional precisa ser preenchido.'],
    [{ scheduledAt: 'amanhã' }, 'Data e hora precisa ser uma data com hora válida.'],
    [{ place: 'x'.repeat(201) }, 'Local pode ter no máximo 200 caracteres.'],
    [{ doctor: 'x' }, '"doctor" não é um campo conhecido.'],
  ])('refuses %j', async (wrong, message) => {
    const body = { ...visit('2026-12-03T14:30'), ...wrong };
    const answer = await app.callLoosely(addAppointment, { body }, { token });
    expect(answer.status).toBe(400);
    expect(answer.error.message).toBe(message);
  });

  it('happens once for one key', async () => {
    const headers = { 'idempotency-key': 'consulta-1' };
    const first = await add(visit('2026-12-03T14:30'), headers);
    const second = await add(visit('2026-12-03T14:30'), headers);
    expect(second.body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
  });
});

describe('the list', () => {
  it('begins with today in the person’s zone, the next one first', async () => {
    await add(visit('2026-12-03T14:30'));
    await add(visit('2026-11-21T08:00'));
    await add(visit('2026-11-22T09:00'));
    expect((await list()).map(({ scheduledAt }) => scheduledAt)).toEqual([
      '2026-11-21T11:00:00.000Z',
      '2026-11-22T12:00:00.000Z',
      '2026-12-03T17:30:00.000Z',
    ]);
    app.setNow(new Date('2026-11-22T03:00:00Z'));
    expect(await list()).toHaveLength(2);
  });

  it('has at most 50', async () => {
    for (let day = 0; day < 51; day += 1) await add(visit(new Date(Date.UTC(2027, 0, 1 + day, 12)).toISOString()));
    const all = await list();
    expect(all).toHaveLength(50);
    expect(all[0]?.scheduledAt).toBe('2027-01-01T12:00:00.000Z');
  });
});

describe('changing', () => {
  it('keeps what is absent, clears what is null, and takes back what it answered', async () => {
    const { body } = await add(visit('2026-12-03T14:30:00-04:00', { place: 'UBS Centro', notes: 'exames' }));
    expect((await change(body.id, body)).body).toEqual(body);
    const changed = await change(body.id, { professional: 'Dr. Caio', place: null });
    expect(changed.body).toEqual({
      ...body,
      etag: expect.any(String),
      professional: 'Dr. Caio',
      place: null,
    });
    const moved = await change(body.id, { scheduledAt: '2026-12-04T10:00' });
    expect(moved.body).toMatchObject({ scheduledAt: '2026-12-04T13:00:00.000Z', utcOffsetMinutes: -180 });
  });

  it('leaves a past date as it is, but sets none', async () => {
    const { body } = await add(visit('2026-11-21T22:00'));
    app.setNow(new Date('2026-11-25T12:00:00Z'));
    const kept = await change(body.id, { scheduledAt: body.scheduledAt, notes: 'levar a receita' });
    expect(kept.body).toMatchObject({ scheduledAt: body.scheduledAt, notes: 'levar a receita' });
    const refused = await change(body.id, { scheduledAt: '2026-11-24T10:00' });
    expect(refused.status).toBe(400);
    expect(refused.error.details?.[0]?.field).toBe('scheduledAt');
  });

  it('refuses what a new one may not have', async () => {
    const { body } = await add(visit('2026-12-03T14:30'));
    expect((await change(body.id, { professional: '' })).status).toBe(400);
    expect((await change(body.id, { doctor: 'x' })).status).toBe(400);
  });
});

describe('removing', () => {
  it('answers the record, once', async () => {
    const { body } = await add(visit('2026-12-03T14:30'));
    expect((await remove(body.id)).body).toEqual(body);
    expect(await list()).toEqual([]);
    const again = await remove(body.id);
    expect(again.status).toBe(404);
    expect(again.error.message).toBe('Não encontramos esta consulta. Talvez ela já tenha sido apagada.');
  });
});

it('belongs to its owner alone', async () => {
  const { body } = await add(visit('2026-12-03T14:30'));
  const other = (await app.signUp()).token;
  expect(await list(other)).toEqual([]);
  expect((await change(body.id, { notes: 'x' }, other)).status).toBe(404);
  expect((await remove(body.id, other)).status).toBe(404);
  expect(await list()).toEqual([body]);
});
