import type { ImportResult } from '@vida/contract/measurements/import-schemas.ts';
import {
  importHealthMetrics,
  listHealthMetrics,
  listMetricImports,
  undoMetricImport,
} from '@vida/contract/measurements/measurements-endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { libreviewFile } from './testing/libreview-fixture.ts';

let app: TestApp;
/** A person imports one file at a time in a process; two processes do what they are sent. */
let beside: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  beside = await startTestApp({ beside: { connectionString: app.connectionString } });
});
afterAll(async () => {
  await beside.close();
  await app.close();
});
beforeEach(async () => {
  token = (await app.signUp()).token;
});

const pad = (value: number): string => String(value).padStart(2, '0');

const lines = Array.from({ length: 30 }, (_, index) => ({
  at: `22-04-2025 ${pad(Math.floor(index / 12))}:${pad((index % 12) * 5)}`,
  type: 0,
  historic: 90 + index,
}));
const extra = [
  { at: '22-04-2025 03:00', type: 4, rapid: 4 },
  { at: '22-04-2025 03:00', type: 1, scan: 99 },
  { at: '22-04-2025 03:01', type: 0, historic: 5000 },
];
const file = libreviewFile([...lines, ...extra]);

type Query = Parameters<typeof app.call<typeof importHealthMetrics>>[1]['query'];
const sendTo = (process: TestApp, body: Uint8Array, query: Query = {}) =>
  process.call(importHealthMetrics, { body, query }, { token });
const send = (body: Uint8Array, query?: Query) => sendTo(app, body, query);
const readings = async (as = token) =>
  (await app.call(listHealthMetrics, { query: { limit: 5000 } }, { token: as })).body;
const countTreatments = async () => Number((await app.pool.query('select count(*) from treatments')).rows[0]?.count);

const counts = ({ imported, duplicates, skipped, errors }: ImportResult) => ({
  imported,
  duplicates,
  skipped,
  errors,
});
const problem = { line: 35, reason: 'valor 5000 mg/dL fora do possível' };

describe('importing a file', () => {
  it('previews without storing anything', async () => {
    const before = await countTreatments();
    const { status, body } = await send(file, { preview: 'true' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      importId: null,
      readings: 30,
      treatments: 1,
      unit: 'mg/dL',
      dateOrder: 'dmy',
    });
    expect(counts(body)).toEqual({ imported: 31, duplicates: 0, skipped: 1, errors: [problem] });
    expect([body.from, body.to]).toEqual(['2025-04-22T03:00:00.000Z', '2025-04-22T05:25:00.000Z']);
    expect(body.samples).toHaveLength(5);
    expect(await readings()).toEqual([]);
    expect(await countTreatments()).toBe(before);
  });

  it('stores what the preview promised, once', async () => {
    const { body } = await send(file, { fileName: 'abril.csv' });
    expect(counts(body)).toEqual({ imported: 31, duplicates: 0, skipped: 1, errors: [problem] });
    const stored = await readings();
    expect(stored).toHaveLength(30);
    expect(stored[0]).toMatchObject({
      value: 119,
      kind: 'sensor',
      source: 'libreview',
      importId: body.importId,
      measuredAt: '2025-04-22T05:25:00.000Z',
      utcOffsetMinutes: -180,
    });

    const again = await send(file);
    expect(counts(again.body)).toEqual({ imported: 0, duplicates: 31, skipped: 1, errors: [problem] });
    expect(again.body.importId).toBeNull();
    const longer = await send(libreviewFile([...lines, { at: '22-04-2025 09:00', type: 0, historic: 100 }]));
    expect(longer.body).toMatchObject({ imported: 1, duplicates: 30 });
    const imports = await app.call(listMetricImports, {}, { token });
    expect(imports.body.map(({ fileName, imported }) => [fileName, imported])).toEqual([
      [null, 1],
      ['abril.csv', 31],
    ]);
  });

  it('stores nothing twice when the same file arrives twice at once', async () => {
    const answers = await Promise.all([send(file), sendTo(beside, file)]);
    expect(answers.map(({ body }) => body.imported).toSorted((a, b) => a - b)).toEqual([0, 31]);
    expect(await readings()).toHaveLength(30);
  });

  it('answers a repeated request what it answered first', async () => {
    const headers = { 'idempotency-key': 'file-1' };
    const post = (body: Uint8Array) => app.call(importHealthMetrics, { body, query: {} }, { token, headers });
    const first = await post(file);
    expect(first.body.imported).toBe(31);
    expect((await post(file)).body).toEqual(first.body);
    expect((await post(libreviewFile(lines))).status).toBe(422);
    expect(await readings()).toHaveLength(30);
  });

  it('stores a name that holds what no text of the database may', async () => {
    const entry = { _id: 'a\u0000b\ud800', type: 'sgv', sgv: 112, date: Date.UTC(2025, 3, 22) };
    const bytes = new TextEncoder().encode(JSON.stringify([entry]));
    expect(await send(bytes)).toMatchObject({ status: 200, body: { imported: 1 } });
    expect(await send(bytes)).toMatchObject({ status: 200, body: { imported: 0, duplicates: 1 } });
  });

  it('reads the local times in the zone of the file', async () => {
    await send(file, { timeZone: 'Europe/Lisbon' });
    expect((await readings()).at(-1)).toMatchObject({
      measuredAt: '2025-04-21T23:00:00.000Z',
      utcOffsetMinutes: 60,
    });
  });

  it('asks for the date order and stores nothing meanwhile', async () => {
    const ambiguous = libreviewFile([{ at: '04-05-2025 10:00', type: 0, historic: 100 }]);
    const answer = await send(ambiguous);
    expect([answer.status, answer.error.code]).toEqual([409, 'date_order_ambiguous']);
    expect(await readings()).toEqual([]);
    expect((await send(ambiguous, { dateOrder: 'dmy' })).body.imported).toBe(1);
    expect((await readings())[0]?.measuredAt).toBe('2025-05-04T13:00:00.000Z');
  });

  it('refuses other files, other types, and a wrong query', async () => {
    const other = await send(new TextEncoder().encode('nome;idade\nAna;40\n'));
    expect([other.status, other.error.code]).toEqual([400, 'file_unknown']);
    const json = await app.callLoosely(
      importHealthMetrics,
      { body: { a: 1 } },
      { token, headers: { 'content-type': 'application/json' } },
    );
    expect(json.status).toBe(415);
    const zone = await app.callLoosely(
      importHealthMetrics,
      { body: file, query: { timeZone: 'Marte/Base' } },
      { token },
    );
    expect(zone.status).toBe(400);
  });

  it('takes files of up to 20 MB', async () => {
    const MB = 1024 * 1024;
    expect((await send(new Uint8Array(20 * MB).fill(32))).status).toBe(400);
    const refused = await send(new Uint8Array(20 * MB + 1).fill(32));
    expect([refused.status, refused.error.code]).toEqual([413, 'too_large']);
  });

  it('keeps each reading small file or large: 6000 rows in one transaction', async () => {
    const many = Array.from({ length: 6000 }, (_, index) => ({
      at: new Date(Date.UTC(2025, 0, 1) + index * 300_000).toISOString().slice(0, 16).replace('T', ' '),
      type: 0,
      historic: 100,
    }));
    expect((await send(libreviewFile(many))).body.imported).toBe(6000);
    const count = await app.db.execute<{ count: string }>(
      sql`select count(*) from health_metrics where source = 'libreview'`,
    );
    expect(Number(count.rows[0]?.count)).toBeGreaterThanOrEqual(6000);
  });
});

describe('undoing an import', () => {
  const undo = (importId: string, as = token) => app.call(undoMetricImport, { params: { importId } }, { token: as });

  it('removes all it stored and nothing else, and the file can come again', async () => {
    await send(libreviewFile(lines.slice(0, 10)));
    const { importId } = (await send(file)).body;
    if (importId === null) throw new Error('nothing was imported');
    const before = await countTreatments();
    const answer = await undo(importId);
    expect(answer.body).toEqual({ importId, removed: 21 });
    expect(await readings()).toHaveLength(10);
    expect(await countTreatments()).toBe(before - 1);
    expect((await undo(importId)).status).toBe(404);
    expect((await send(file)).body.imported).toBe(21);
  });

  it('and the same file at the same time leave all of it or nothing', async () => {
    const { importId } = (await send(file)).body;
    const [undone, { body }] = await Promise.all([undo(importId ?? ''), sendTo(beside, file)]);
    expect(undone.status).toBe(200);
    expect([body.imported, (await readings()).length]).toEqual(body.importId === null ? [0, 0] : [31, 30]);
  });

  it('is not for another person', async () => {
    const { importId } = (await send(file)).body;
    const other = (await app.signUp()).token;
    expect((await undo(importId ?? '', other)).status).toBe(404);
    expect((await app.call(listMetricImports, {}, { token: other })).body).toEqual([]);
    expect(await readings()).toHaveLength(30);
  });
});
