import type { Client } from 'pg';

export type TableShape = { name: string; columns: string[] };

/** Vida's tables, each after those that its foreign keys point to, so that rows can be put back in that order. */
export async function listTables(client: Client): Promise<TableShape[]> {
  const tables = await client.query<TableShape>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  const references = await client.query<{ from: string; to: string }>(`
    select f.relname as "from", t.relname as "to"
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.oid <> t.oid`);
  return sortByReference(tables.rows, references.rows);
}

/** Depth first; in a circle of references the name decides. */
export function sortByReference<T extends { name: string }>(
  tables: readonly T[],
  references: readonly { from: string; to: string }[],
): T[] {
  const sorted = new Set<T>();
  const visited = new Set<string>();
  const visit = (table: T) => {
    if (visited.has(table.name)) return;
    visited.add(table.name);
    const targets = references.filter(({ from }) => from === table.name).map(({ to }) => to);
    for (const target of tables) if (targets.includes(target.name)) visit(target);
    sorted.add(table);
  };
  for (const table of tables) visit(table);
  return [...sorted];
}

/** Where each sequence stands. */
export async function listSequences(client: Client) {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const sequences: { name: string; next: string; isCalled: boolean }[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ next: string; isCalled: boolean }>(
      `select last_value::text as next, is_called as "isCalled" from public.${client.escapeIdentifier(name)}`,
    );
    for (const row of state.rows) sequences.push({ name, ...row });
  }
  return sequences;
}
