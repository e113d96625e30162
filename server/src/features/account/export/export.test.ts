import { randomUUID } from 'node:crypto';
import { listConsents } from '@vida/contract/account/consent-endpoints.ts';
import { parse } from 'csv-parse/sync';
import { toCamelCase } from 'drizzle-orm/casing';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecurityLog } from '../../../http/security-log.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { accountColumns, personalTables } from '../personal-tables.ts';
import { listPersonalColumns, type PlantedText, plantRows } from '../testing/plant-rows.ts';
import { fileDescriptions } from './export-messages.ts';
import { createExportService } from './export-service.ts';
import { leftOut } from './left-out.ts';

const secretColumns = new Set([
  'sessions.token_hash',
  'password_links.token_hash',
  'password_links.account_hash',
  'totp_secrets.sealed_secret',
  'totp_secrets.pending_secret',
  'recovery_codes.code_hash',
  'second_factor_challenges.hash',
  'second_factor_challenges.password_mark',
]);

let app: TestApp;
let token: string;
let userId: string;
let planted: PlantedText[];

const download = async (format: 'json' | 'csv', as = token) => {
  const reply = await app.app.inject({
    url: `/api/account/export?format=${format}`,
    headers: { authorization: `Bearer ${as}` },
  });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
};
const downloadJson = async (as = token) => JSON.parse((await download('json', as)).bytes.toString());
const downloadFiles = async (as = token): Promise<Record<string, string>> => {
  const files = unzipSync((await download('csv', as)).bytes);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, decoder.decode(bytes)]));
};
const rowsOf = (csv: string | undefined): Record<string, string>[] =>
  parse(csv ?? '', { bom: true, columns: true, delimiter: ';' });

const addReadings = (owner: string, count: number, notes: string | null = null) =>
  app.pool.query(
    `insert into health_metrics
       (user_id, id, metric_type, value, measured_at, utc_offset_minutes, kind, source, notes, created_at)
     select $1, gen_random_uuid(), 'glucose', 100.5 + n, '2026-11-01T12:00:00Z'::timestamptz + n * interval '1 minute',
            -180, 'sensor', 'test', $3, now()
     from generate_series(1, $2::int) n`,
    [owner, count, notes],
  );

beforeAll(async () => {
  app = await startTestApp();
  const own = await app.signUp({ firstName: 'canario-da-lucia', lastName: 'canario-sobrenome' });
  const other = await app.signUp({ firstName: 'canario-do-vizinho' });
  ({ token } = own);
  userId = own.user.id;
  planted = await plantRows(app.pool, userId, 'canario-da-lucia');
  await plantRows(app.pool, other.user.id, 'canario-do-vizinho');
});
afterAll(() => app.close());

describe('the schema', () => {
  it('calls every column that points to its person user_id or author_id, so that no export misses one', async () => {
    const { rows } = await app.pool.query<{ column: string }>(`
      select distinct a.attname as column from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and k.confrelid = 'users'::regclass order by 1`);
    expect(rows.map(({ column }) => column)).toEqual(['author_id', 'user_id']);
  });

  it('has the person first in every key, and names each table once', async () => {
    const tables = new Set((await listPersonalColumns(app.pool)).map(({ table }) => table));
    const { rows } = await app.pool.query<{ table: string; key: string[] }>(`
      select c.relname as table, array_agg(a.attname::text order by a.attnum) as key
      from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indisprimary group by c.relname`);
    const keys = rows
      .filter(({ table }) => tables.has(table))
      .map(({ table, key }) => [toCamelCase(table), ...key.map(toCamelCase)]);
    expect(keys.length).toBeGreaterThan(10);
    const owned = personalTables.filter(({ outlivesAccount }) => !outlivesAccount);
    expect(owned.map(({ name, key }) => [name, 'userId', ...Object.keys(key)])).toEqual(keys.toSorted());
  });

  it('has no secret that is not named as one', () => {
    const all = [
      { name: 'users', columns: accountColumns },
      ...personalTables.map(({ name, columns }) => ({ name, columns })),
    ];
    const harmless = new Set(['mustChangePassword', 'passwordSetAt']);
    const suspicious = all.flatMap(({ name, columns }) =>
      Object.keys(columns)
        .filter((column) => /hash|secret|token|password/i.test(column) && !harmless.has(column))
        .map((column) => `${name}.${column}`),
    );
    const named = Object.entries(leftOut).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    const noSecrets = ['communityPosts.words'];
    expect(named.toSorted()).toEqual([...suspicious, ...noSecrets].toSorted());
  });
});

describe('the JSON file', () => {
  it('says what it is and whose', async () => {
    const { status, headers } = await download('json');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="vida-dados-2026-11-21.json"');
    expect(headers['cache-control']).toBe('no-store');
    expect(await downloadJson()).toMatchObject({
      format: 'vida-export',
      version: 1,
      exportedAt: '2026-11-21T12:00:00.000Z',
      account: { id: userId, firstName: 'canario-da-lucia', glucoseUnit: 'mg/dL' },
    });
  });

  it('has every text of every table, and nobody else’s', async () => {
    const exported = await downloadJson();
    for (const { table, column, text } of planted) {
      const rows: Record<string, unknown>[] = exported[toCamelCase(table)];
      const isThere = rows.some((row) => JSON.stringify(row[toCamelCase(column)] ?? '').includes(text));
      expect(isThere, text).toBe(!secretColumns.has(`${table}.${column}`));
    }
    expect(JSON.stringify(exported)).not.toContain('canario-do-vizinho');
  });

  it('has neither the password nor the session’s proof', async () => {
    const { rows } = await app.pool.query<{ secret: string }>(
      'select password_hash as secret from users union select token_hash from sessions where user_id = $1',
      [userId],
    );
    const text = (await download('json')).bytes.toString();
    for (const { secret } of rows) expect(text).not.toContain(secret);
    expect(text).not.toContain(token);
  });

  it('has each row once, however many there are', async () => {
    const many = await app.signUp();
    await addReadings(many.user.id, 2500);
    const { healthMetrics } = await downloadJson(many.token);
    expect(new Set(healthMetrics.map(({ id }: { id: string }) => id)).size).toBe(2500);
    expect(healthMetrics).toHaveLength(2500);
    expect(healthMetrics[0]).toMatchObject({ metricType: 'glucose', utcOffsetMinutes: -180, notes: null });
  });
});

describe('the CSV files', () => {
  it('have every text of every table, and nobody else’s', async () => {
    const files = await downloadFiles();
    for (const { table, column, text } of planted) {
      const rows = rowsOf(files[`${toCamelCase(table)}.csv`]);
      const isThere = rows.some((row) => row[toCamelCase(column)]?.includes(text));
      expect(isThere, text).toBe(!secretColumns.has(`${table}.${column}`));
    }
    expect(JSON.stringify(files)).not.toContain('canario-do-vizinho');
    expect(rowsOf(files['account.csv'])).toEqual([expect.objectContaining({ id: userId })]);
  });

  it('are what spreadsheets in Brazil read: mark, semicolons, decimal comma, the person’s own clock', async () => {
    const person = await app.signUp();
    await addReadings(person.user.id, 1001);
    const { headers } = await download('csv', person.token);
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toBe('attachment; filename="vida-dados-2026-11-21.zip"');
    const files = await downloadFiles(person.token);
    const csv = files['healthMetrics.csv'] ?? '';
    expect(csv.startsWith('\uFEFFid;metricType;value;')).toBe(true);
    expect(csv.match(/metricType/g)).toHaveLength(1);
    const rows = rowsOf(csv);
    expect(rows).toHaveLength(1001);
    expect(rows.find(({ value }) => value === '101,5')).toMatchObject({
      measuredAt: '2026-11-01 09:01:00',
      utcOffsetMinutes: '-180',
    });
    expect(files['sleepRecords.csv']).toMatch(/^\uFEFFid;sleepDate;[^\n]*\r\n$/);
  });

  it('run no formula', async () => {
    const person = await app.signUp();
    const formulas = ["=cmd|' /C calc'!A0", '+1+1', '-1+1', '@SUM(A1)', '\t=1+1'];
    for (const formula of formulas) await addReadings(person.user.id, 1, formula);
    const rows = rowsOf((await downloadFiles(person.token))['healthMetrics.csv']);
    expect(rows.map(({ notes }) => notes).toSorted()).toEqual(formulas.map((formula) => `'${formula}`).toSorted());
  });

  it('come with a text that says what each one is', async () => {
    const files = await downloadFiles();
    const readMe = files['LEIA-ME.txt'];
    for (const name of ['account', ...personalTables.map((table) => table.name)]) {
      expect(fileDescriptions[name], `export-messages.ts says what ${name} is`).toBeDefined();
      expect(readMe).toContain(`${name}.csv: ${fileDescriptions[name]}`);
    }
    expect(Object.keys(fileDescriptions)).toHaveLength(personalTables.length + 1);
    expect(readMe).toContain('2026-11-21 09:00:00 (America/Sao_Paulo)');
  });
});

it('keeps no connection of the database while the caller reads', async () => {
  const person = await app.signUp();
  await addReadings(person.user.id, 20_000);
  const url = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const reply = await fetch(`${url}/api/account/export`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(app.pool.idleCount).toBe(app.pool.totalCount);
  expect((await app.call(listConsents, {}, { token: person.token })).status).toBe(200);
  expect(JSON.parse(await reply.text()).healthMetrics).toHaveLength(20_000);
});

it('of an account that was deleted a moment ago is refused as a dead session', async () => {
  const exports = createExportService({
    db: app.db,
    clock: () => new Date(),
    security: createSecurityLog({ db: app.db, clock: () => new Date(), log: app.app.log }),
  });
  const caller = { address: '127.0.0.1', userAgent: '', requestId: randomUUID() };
  const gone = { userId: randomUUID(), timeZone: 'America/Sao_Paulo' };
  const made = exports.make(gone, 'json', caller, new AbortController().signal);
  await expect(made).rejects.toMatchObject({ status: 401, code: 'session_missing' });
});
