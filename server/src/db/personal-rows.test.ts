import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appointments } from '../features/appointments/appointments-table.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { personalRows } from './personal-rows.ts';

let app: TestApp;
let mine: string;
let others: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  mine = (await app.signUp()).user.id;
  others = (await app.signUp()).user.id;
});

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 21, hour));
const visit = (hour: number, professional = 'Dr. Caio Reis') => ({
  scheduledAt: at(hour),
  utcOffsetMinutes: -180,
  professional,
  createdAt: at(0),
});
const rows = () => personalRows(app.db, appointments);
const by = appointments.scheduledAt;

describe('a row', () => {
  it('is found, changed and removed by its owner alone', async () => {
    const { id } = await rows().insert(mine, visit(9));
    expect(await rows().find(others, id)).toBeUndefined();
    expect(await rows().update(others, id, { professional: 'X' })).toBeUndefined();
    expect(await rows().remove(others, id)).toBeUndefined();
    expect(await rows().update(mine, id, { professional: 'Dra. Lia' })).toMatchObject({ id, professional: 'Dra. Lia' });
    expect(await rows().find(mine, id)).toMatchObject({ userId: mine, professional: 'Dra. Lia', scheduledAt: at(9) });
    expect(await rows().remove(mine, id)).toMatchObject({ id });
    expect(await rows().find(mine, id)).toBeUndefined();
  });
});

describe('a list', () => {
  it('is of one person, newest first or oldest first, from inclusive, to exclusive', async () => {
    for (const hour of [8, 12, 10]) await rows().insert(mine, visit(hour));
    await rows().insert(others, visit(11));
    const hours = async (options: object) =>
      (await rows().list(mine, { by, ...options })).map(({ scheduledAt }) => scheduledAt.getUTCHours());
    expect(await hours({})).toEqual([12, 10, 8]);
    expect(await hours({ ascending: true, limit: 2 })).toEqual([8, 10]);
    expect(await hours({ from: at(8), to: at(12) })).toEqual([10, 8]);
  });

  it.each([true, false])('goes on after a row, also among those of one moment (ascending: %s)', async (ascending) => {
    for (const hour of [9, 9, 9, 10]) await rows().insert(mine, visit(hour));
    const whole = await rows().list(mine, { by, ascending });
    const paged = [];
    for (let after: { value: Date; id: string } | null = null; ; ) {
      const [row] = await rows().list(mine, { by, ascending, after, limit: 1 });
      if (!row) break;
      paged.push(row);
      after = { value: row.scheduledAt, id: row.id };
    }
    expect(paged).toEqual(whole);
    expect(paged).toHaveLength(4);
  });
});
