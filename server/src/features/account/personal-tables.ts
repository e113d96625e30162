import { getTableColumns, is } from 'drizzle-orm';
import { toCamelCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../schema.ts';

export type Columns = Readonly<Record<string, PgColumn>>;

/**
 * A table with a `userId`, whose row it is, an `authorId`, whose words it holds, or an `accountId`, of whom it tells.
 */
export interface PersonalTable {
  /** In camelCase: healthMetrics. */
  readonly name: string;
  readonly table: PgTable;
  readonly owner: PgColumn;
  /** The rest of the primary key, which orders one person's rows. */
  readonly key: Columns;
  readonly columns: Columns;
  /** It stays when the account goes: others read it too, without author, or the law asks for it (security events). */
  readonly outlivesAccount: boolean;
}

/** Names, since a key's columns are other objects than the table's. */
const primaryKeyOf = (table: PgTable): ReadonlySet<string> => {
  const { primaryKeys, columns } = getTableConfig(table);
  const alone = columns.filter((column) => column.primary);
  return new Set([...primaryKeys.flatMap((key) => key.columns), ...alone].map(({ name }) => name));
};

const toPersonalTable = (table: PgTable): PersonalTable[] => {
  const columns = getTableColumns(table);
  const owner = columns.userId ?? columns.authorId ?? columns.accountId;
  if (!owner) return [];
  const primaryKey = primaryKeyOf(table);
  const key = Object.entries(columns).filter(([, column]) => column !== owner && primaryKey.has(column.name));
  return [
    {
      name: toCamelCase(getTableConfig(table).name),
      table,
      owner,
      key: Object.fromEntries(key),
      columns,
      outlivesAccount: !columns.userId,
    },
  ];
};

/** The person's own row: id, name, e-mail, settings. */
export const accountTable = schema.users;
export const accountColumns: Columns = getTableColumns(accountTable);

/** Every table of the schema that holds something of one person: a new one is exported and removed by itself. */
export const personalTables: readonly PersonalTable[] = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .flatMap(toPersonalTable)
  .toSorted((a, b) => a.name.localeCompare(b.name));
