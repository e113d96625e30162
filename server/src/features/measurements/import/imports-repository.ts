import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database, Transaction } from '../../../db/database.ts';
import { metricImports } from '../imports-table.ts';
import { healthMetrics } from '../metrics-table.ts';
import { treatments } from '../treatments-table.ts';
import type { ParsedReading, ParsedTreatment } from './read-line.ts';

export type ImportRow = typeof metricImports.$inferSelect;
export type NewImportRow = Omit<typeof metricImports.$inferInsert, 'userId' | 'id'>;

/** What all rows of one import share. */
export interface ImportStamp {
  readonly importId: string;
  readonly source: string;
  readonly createdAt: Date;
}

/** Rows in one statement: building it must not keep other requests waiting. */
export const ROWS_PER_STATEMENT = 500;
/** Keys in one look-up, which in the worst plan reads all rows of the person. */
export const KEYS_PER_LOOK = 10_000;

const inBatches = <T>(rows: readonly T[], most = ROWS_PER_STATEMENT): T[][] =>
  Array.from({ length: Math.ceil(rows.length / most) }, (_, batch) => rows.slice(batch * most, (batch + 1) * most));

interface Keyed {
  readonly sourceKey: string;
}

const withoutKeyIn = <T extends Keyed>(
  items: readonly T[],
  known: readonly { readonly key: string }[],
): readonly T[] => {
  if (known.length === 0) return items;
  const keys = new Set(known.map(({ key }) => key));
  return items.filter(({ sourceKey }) => !keys.has(sourceKey));
};

/** Imports of one person, and the rows they store in bulk. */
export const createImportsRepository = (db: Database | Transaction) => {
  /**
   * Which of these source keys the table holds already. A list, and no look for each key: where PostgreSQL has
   * statistics of everybody but this person it may choose any index, and would read all rows of the person for each
   * key. With a list they are read once at most.
   */
  const findKnownKeys = async (
    userId: string,
    source: string,
    sourceKeys: readonly string[],
    table: typeof healthMetrics | typeof treatments,
  ): Promise<Set<string>> => {
    const known = new Set<string>();
    for (const batch of inBatches(sourceKeys, KEYS_PER_LOOK)) {
      const { rows } = await db.execute<{ key: string }>(sql`
        select source_key as key from ${table}
        where user_id = ${userId} and source = ${source} and source_key = any(${sql.param(batch)}::text[])
      `);
      for (const { key } of rows) known.add(key);
    }
    return known;
  };

  /**
   * Stores those whose source key is new, and answers them: the unique index tells, whatever PostgreSQL plans. It is
   * the known keys that come back, which a new file has none of. `insert` takes its rows from `given`, whose `columns`
   * are what `toRow` makes. They go as one parameter: the driver would build an array for each column from thousands of
   * pieces of text.
   */
  const insertNew = async <T extends Keyed>(
    all: readonly T[],
    toRow: (row: T) => object,
    { columns, insert }: { readonly columns: SQL; readonly insert: SQL },
  ): Promise<T[]> => {
    const stored: T[] = [];
    for (const batch of inBatches(all)) {
      const { rows } = await db.execute<{ key: string }>(sql`
        with given as (
          select * from json_to_recordset(${JSON.stringify(batch.map(toRow))}::json) as row(${columns})
        ), stored as (
          ${insert} from given on conflict do nothing returning source_key
        )
        select source_key as key from given except select source_key from stored
      `);
      stored.push(...withoutKeyIn(batch, rows));
    }
    return stored;
  };

  const insertReadings = (userId: string, stamp: ImportStamp, readings: readonly ParsedReading[]) =>
    insertNew(
      readings,
      (row) => ({
        id: v7(),
        metric_type: row.metricType,
        value: row.value ?? undefined,
        diastolic: row.diastolic ?? undefined,
        range_flag: row.rangeFlag ?? undefined,
        measured_at: row.at,
        utc_offset_minutes: row.utcOffsetMinutes,
        kind: row.kind,
        context: row.context ?? undefined,
        original_value: row.originalMmolL ?? undefined,
        source_key: row.sourceKey,
      }),
      {
        columns: sql`id uuid, metric_type text, value float8, diastolic float8, range_flag text,
          measured_at timestamptz, utc_offset_minutes smallint, kind text, context text, original_value float8,
          source_key text`,
        insert: sql`insert into health_metrics (user_id, id, metric_type, value, diastolic, range_flag, measured_at,
            utc_offset_minutes, kind, context, original_value, original_unit, source, source_key, import_id,
            created_at)
          select ${userId}::uuid, id, metric_type, value, diastolic, range_flag, measured_at, utc_offset_minutes,
            kind, context, original_value, case when original_value is null then null else 'mmol/L' end,
            ${stamp.source}, source_key, ${stamp.importId}::uuid, ${stamp.createdAt.toISOString()}::timestamptz`,
      },
    );

  const insertTreatments = (userId: string, stamp: ImportStamp, taken: readonly ParsedTreatment[]) =>
    insertNew(
      taken,
      (row) => ({
        id: v7(),
        kind: row.kind,
        amount: row.amount,
        taken_at: row.at,
        utc_offset_minutes: row.utcOffsetMinutes,
        source_key: row.sourceKey,
      }),
      {
        columns: sql`id uuid, kind text, amount float8, taken_at timestamptz, utc_offset_minutes smallint,
          source_key text`,
        insert: sql`insert into treatments (user_id, id, kind, amount, taken_at, utc_offset_minutes, source, source_key,
            import_id, created_at)
          select ${userId}::uuid, id, kind, amount, taken_at, utc_offset_minutes, ${stamp.source}, source_key,
            ${stamp.importId}::uuid, ${stamp.createdAt.toISOString()}::timestamptz`,
      },
    );

  return {
    findKnownKeys,
    insertReadings,
    insertTreatments,

    insert: async (userId: string, row: NewImportRow): Promise<string> => {
      const id = v7();
      await db.insert(metricImports).values({ ...row, userId, id });
      return id;
    },

    /** What became of the file, once it is known. */
    complete: async (userId: string, importId: string, row: Partial<NewImportRow>): Promise<void> => {
      await db
        .update(metricImports)
        .set(row)
        .where(and(eq(metricImports.userId, userId), eq(metricImports.id, importId)));
    },

    list: (userId: string): Promise<ImportRow[]> =>
      db
        .select()
        .from(metricImports)
        .where(eq(metricImports.userId, userId))
        .orderBy(desc(metricImports.createdAt), desc(metricImports.id)),

    /** Removes an import with everything it stored; the number of rows, or null for an unknown import. */
    remove: async (userId: string, importId: string): Promise<number | null> => {
      const readings = await db
        .delete(healthMetrics)
        .where(and(eq(healthMetrics.userId, userId), eq(healthMetrics.importId, importId)));
      const taken = await db
        .delete(treatments)
        .where(and(eq(treatments.userId, userId), eq(treatments.importId, importId)));
      const removed = await db
        .delete(metricImports)
        .where(and(eq(metricImports.userId, userId), eq(metricImports.id, importId)));
      return removed.rowCount === 1 ? (readings.rowCount ?? 0) + (taken.rowCount ?? 0) : null;
    },
  };
};
