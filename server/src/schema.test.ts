import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import drizzleConfig from '../drizzle.config.ts';
import * as schema from './schema.ts';

const GENERATE = 'run `npm run db:generate -- --name what_changed`, and commit what it writes';

const migrations = join(import.meta.dirname, '../drizzle');
const newestSnapshot = (): Snapshot => {
  const file =
    globSync('*_snapshot.json', { cwd: join(migrations, 'meta') })
      .toSorted()
      .at(-1) ?? '';
  return JSON.parse(readFileSync(join(migrations, 'meta', file), 'utf8'));
};

interface Snapshot {
  readonly tables: Readonly<Record<string, Table>>;
}
interface Table {
  readonly name: string;
  readonly columns: Readonly<
    Record<string, { readonly name: string; readonly type: string; readonly notNull: boolean }>
  >;
}

/** What differs between two snapshots, table by table. */
const tablesThatDiffer = (one: Snapshot, other: Snapshot): readonly string[] => {
  const asText = (snapshot: Snapshot, table: string) => JSON.stringify(snapshot.tables[table]);
  return [...new Set([...Object.keys(one.tables), ...Object.keys(other.tables)])].filter(
    (table) => asText(one, table) !== asText(other, table),
  );
};

const ofCode = (): Snapshot =>
  JSON.parse(JSON.stringify(generateDrizzleJson(schema, undefined, undefined, drizzleConfig.casing)));

it('the tables of the code are those that the newest migration was made of', () => {
  expect(tablesThatDiffer(newestSnapshot(), ofCode()), `tables without migration: ${GENERATE}`).toEqual([]);
});

it('a table that changed without a migration would be found', () => {
  const { tables } = ofCode();
  const { 'public.sleep_records': sleep, ...others } = tables;
  expect(sleep).toBeDefined();
  expect(tablesThatDiffer(newestSnapshot(), { tables: others })).toEqual(['public.sleep_records']);
});

it('every table of the code is in schema.ts', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((file) =>
    /\bpgTable\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  const listed = readFileSync(join(import.meta.dirname, 'schema.ts'), 'utf8');
  const missing = files.filter((file) => file !== basename(import.meta.filename) && !listed.includes(`'./${file}'`));
  expect(missing, 'add them to schema.ts').toEqual([]);
});

it('the migrations make those columns, of those types', async () => {
  const client = new Client({ connectionString: inject('templateUrl') });
  await client.connect();
  const { rows } = await client
    .query<{ place: string }>(
      `select c.relname || '.' || a.attname || ' ' || replace(format_type(a.atttypid, a.atttypmod), '(', ' (')
         || case when a.attnotnull then ' not null' else '' end as place
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
    )
    .finally(() => client.end());
  const made = rows.map(({ place }) => place);
  const wanted = Object.values(ofCode().tables).flatMap((table) =>
    Object.values(table.columns).map(
      ({ name, type, notNull }) => `${table.name}.${name} ${type}${notNull ? ' not null' : ''}`,
    ),
  );
  expect(made.toSorted()).toEqual(wanted.toSorted());
});
