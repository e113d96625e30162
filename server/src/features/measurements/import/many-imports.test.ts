import { importHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { healthMetrics } from '../metrics-table.ts';
import { createImportsRepository } from './imports-repository.ts';

const ROWS = 3000;
const HEADER =
  'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ' +
  'ID,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change ' +
  '(mg/dL/min),Transmitter Time (Long Integer),Transmitter ID';

/** The quarter of a year's file, five minutes apart; the last row is insulin. */
const quarter = (number: number): Uint8Array => {
  const startMs = Date.UTC(2025, 0, 1) + number * ROWS * 300_000;
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const at = new Date(startMs + index * 300_000).toISOString().slice(0, 19);
    return `${index},${at},EGV,,,,G6,${100 + (index % 90)},,,,,${index},T1`;
  });
  const end = new Date(startMs + ROWS * 300_000 - 60_000).toISOString().slice(0, 19);
  return new TextEncoder().encode([HEADER, ...rows, `0,${end},Insulin,Fast-Acting,,,G6,,4,,,,,T1`].join('\n'));
};

let app: TestApp;
let newcomer: Awaited<ReturnType<TestApp['signUp']>>;

const send = async (token: string, number: number, preview?: 'true') =>
  (await app.call(importHealthMetrics, { body: quarter(number), query: preview ? { preview } : {} }, { token })).body;

/** PostgreSQL knows the rows of another person, and nothing of the newcomer's. */
beforeAll(async () => {
  app = await startTestApp();
  await app.pool.query('alter table health_metrics set (autovacuum_enabled = false)');
  await app.pool.query('alter table treatments set (autovacuum_enabled = false)');
  const other = await app.signUp();
  for (const number of [0, 1, 2, 3]) await send(other.token, number);
  await app.pool.query('analyze');
  newcomer = await app.signUp();
}, 60_000);
afterAll(() => app.close());

describe('a newcomer among people whom the database has statistics of', () => {
  it('imports one quarter after the other, each as its preview said', async () => {
    for (const number of [0, 1, 2, 3]) {
      const preview = await send(newcomer.token, number, 'true');
      expect(preview).toMatchObject({ imported: ROWS + 1, duplicates: 0, readings: ROWS, treatments: 1 });
      const stored = await send(newcomer.token, number);
      expect(stored).toEqual({ ...preview, importId: stored.importId });
      expect(stored.importId).not.toBeNull();
    }
    const again = { imported: 0, duplicates: ROWS + 1, importId: null, readings: 0, treatments: 0 };
    expect(await send(newcomer.token, 2, 'true')).toMatchObject(again);
    expect(await send(newcomer.token, 2)).toMatchObject(again);
  }, 60_000);

  it('is asked for known keys without reading all rows for each', async () => {
    const { rows } = await app.pool.query<{ key: string }>(
      'select source_key as key from health_metrics where user_id = $1',
      [newcomer.user.id],
    );
    const keys = rows.map(({ key }) => key);
    expect(keys).toHaveLength(4 * ROWS);
    const [before, known, after] = await app.db.transaction(async (tx) => {
      const countRead = async () => {
        const { rows: counts } = await tx.execute<{ count: string }>(
          sql`
            select idx_tup_fetch + seq_tup_read as count from pg_stat_xact_user_tables
            where relname = 'health_metrics'
          `,
        );
        return Number(counts[0]?.count);
      };
      const asked = [...keys.slice(0, 1000), 'unknown'];
      const { findKnownKeys } = createImportsRepository(tx);
      return [
        await countRead(),
        await findKnownKeys(newcomer.user.id, 'dexcom_clarity', asked, healthMetrics),
        await countRead(),
      ];
    });
    expect(known).toEqual(new Set(keys.slice(0, 1000)));
    expect(after - before).toBeGreaterThanOrEqual(1000);
    expect(after - before).toBeLessThanOrEqual(8 * ROWS);
  });
});
