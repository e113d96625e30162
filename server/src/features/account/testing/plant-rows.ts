import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** A text that was planted, and where. */
export interface PlantedText {
  readonly table: string;
  readonly column: string;
  readonly text: string;
}

interface ColumnShape {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
}

/** The columns of every table that has a `user_id`, as the database knows them: not from the schema under test. */
export const listPersonalColumns = async (pool: Pool): Promise<ColumnShape[]> => {
  const { rows } = await pool.query<ColumnShape>(`
    select table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as "isNullable"
    from information_schema.columns c
    where table_schema = 'public' and is_generated = 'NEVER' and exists (
      select 1 from information_schema.columns o
      where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'user_id')
    order by table_name, ordinal_position`);
  return rows;
};

const textTypes = new Set(['text', 'character varying', 'ARRAY', 'jsonb', 'json']);

const samples: Readonly<Record<string, unknown>> = {
  boolean: true,
  smallint: 1,
  integer: 1,
  bigint: 1,
  real: 1,
  'double precision': 1,
  numeric: 1,
  date: '2026-11-21',
  'timestamp with time zone': '2026-11-21T12:00:00.000Z',
};

const toValue = ({ type, isNullable, column }: ColumnShape, text: string, id: string): unknown => {
  if (type === 'ARRAY') return [text];
  if (type === 'json' || type === 'jsonb') return JSON.stringify({ text });
  if (textTypes.has(type)) return text;
  if (isNullable) return null;
  if (type === 'uuid') return id;
  if (!(type in samples)) throw new Error(`no sample for ${column}, which is ${type}`);
  return samples[type];
};

/** Puts one row of this person into every personal table, with a text of its own in every column that holds text. */
export const plantRows = async (pool: Pool, userId: string, canary: string): Promise<PlantedText[]> => {
  const columns = await listPersonalColumns(pool);
  const id = randomUUID();
  const planted: PlantedText[] = [];
  const client = await pool.connect();
  try {
    await client.query('begin');
    // The rows need not point to each other rightly, nor in the right order.
    await client.query('set local session_replication_role = replica');
    for (const [table, shapes] of Map.groupBy(columns, (shape) => shape.table)) {
      const values = shapes.map((shape) => {
        const { column, type } = shape;
        if (column === 'user_id') return userId;
        const text = `${canary} ${table}.${column}`;
        if (textTypes.has(type)) planted.push({ table, column, text });
        return toValue(shape, text, id);
      });
      const names = shapes.map(({ column }) => `"${column}"`).join(', ');
      const places = values.map((_, index) => `$${index + 1}`).join(', ');
      await client.query(`insert into ${table} (${names}) values (${places})`, values);
    }
    await client.query('commit');
  } finally {
    client.release();
  }
  return planted;
};
