import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { accountTable, type Columns, type PersonalTable, personalTables } from './personal-tables.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Rows that one statement reads or removes: each stays far below the time limit of a statement. */
const READ_AT_ONCE = 1_000;
const REMOVED_AT_ONCE = 50_000;

/** Rows behind the last one read, in the order of the key. */
const isAfter = (key: Columns, last: Row) => {
  const names = Object.keys(key);
  const columns = sql.join(Object.values(key), sql`, `);
  const values = sql.join(
    names.map((name) => sql.param(last[name], key[name])),
    sql`, `,
  );
  return sql`(${columns}) > (${values})`;
};

/** All that is one person's, table by table as the schema has them; knows no feature. */
export const createPersonalDataRepository = (tx: Transaction) => ({
  /** The person's own row, with these columns; `undefined` once the account is deleted. */
  readAccount: async (userId: string, columns: Columns): Promise<Row | undefined> => {
    const [row] = await tx.select(columns).from(accountTable).where(eq(accountTable.id, userId));
    return row;
  },

  /** A person's rows in portions, in the order of the primary key; `columns` and the key's are read. */
  readPortions: async function* (
    userId: string,
    { table, owner, key }: PersonalTable,
    columns: Columns,
  ): AsyncGenerator<Row[]> {
    let last: Row | undefined;
    for (;;) {
      const rows: Row[] = await tx
        .select({ ...columns, ...key })
        .from(table)
        .where(and(eq(owner, userId), last && isAfter(key, last)))
        .orderBy(...Object.values(key).map((column) => asc(column)))
        .limit(READ_AT_ONCE);
      if (rows.length > 0) yield rows;
      if (rows.length < READ_AT_ONCE) return;
      last = rows.at(-1);
    }
  },

  /**
   * Until the transaction ends the person writes nothing: whatever removes them holds the account first, as every write
   * does, so that the two wait for each other and never crosswise.
   */
  hold: async (userId: string): Promise<void> => {
    await tx.select({ id: accountTable.id }).from(accountTable).where(eq(accountTable.id, userId)).for('update');
  },

  /**
   * Removes the person with everything but what outlives the account. The rows go portion by portion, since a cascade
   * would remove all of them in one statement; the account goes last.
   */
  remove: async (userId: string): Promise<void> => {
    for (const { table, owner, outlivesAccount } of personalTables) {
      if (outlivesAccount) continue;
      let removed = REMOVED_AT_ONCE;
      while (removed >= REMOVED_AT_ONCE) {
        const result = await tx.execute(
          sql`delete from ${table} where ctid = any(array(
            select ctid from ${table} where ${owner} = ${userId} limit ${REMOVED_AT_ONCE}))`,
        );
        removed = result.rowCount ?? 0;
      }
    }
    await tx.delete(accountTable).where(eq(accountTable.id, userId));
  },
});
