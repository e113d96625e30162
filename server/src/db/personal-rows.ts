import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './database.ts';

/** A table of personal data: its key is `(user_id, id)`. */
type PersonalTable = PgTable & { readonly userId: PgColumn; readonly id: PgColumn };

/** A row as it is written; whose it is, is said beside it. */
type Written<T extends PersonalTable> = Omit<T['$inferInsert'], 'userId'>;
/** What is absent stays. */
type Change<T extends PersonalTable> = { readonly [Column in keyof Written<T>]?: Written<T>[Column] | undefined };

interface ListOptions {
  /** The column in whose order they come, the later first, and whose span `from` and `to` are of. */
  readonly by: PgColumn;
  readonly ascending?: boolean;
  /** Inclusive. */
  readonly from?: Date | string | undefined;
  /** Exclusive. */
  readonly to?: Date | string | undefined;
  /** Where the last page ended: only what comes after it in this order. */
  readonly after?: { readonly value: Date | string; readonly id: string } | null | undefined;
  readonly where?: SQL | undefined;
  readonly limit?: number | undefined;
}

/**
 * The rows of one table that belong to a person. `userId` is the first argument of everything and part of every WHERE:
 * another person's row is one that is not there.
 */
export const personalRows = <T extends PersonalTable>(db: Database | Transaction, table: T) => {
  type Row = T['$inferSelect'];
  const isRow = (userId: string, id: string) => and(eq(table.userId, userId), eq(table.id, id));
  // Drizzle's types do not follow a table that is a parameter.
  const plain: PgTable = table;
  const read = (where: SQL | undefined) => db.select().from(plain).where(where).$dynamic();

  return {
    find: async (userId: string, id: string): Promise<Row | undefined> => {
      const [row] = await read(isRow(userId, id));
      return row;
    },

    /** One page or all of them; ties in `by` come in the order of their ids. */
    list: async (userId: string, options: ListOptions): Promise<Row[]> => {
      const { by, ascending = false, from, to, after, where, limit } = options;
      const place = after && sql`(${sql.param(after.value, by)}, ${sql.param(after.id, table.id)})`;
      const isBefore = ascending ? sql`>` : sql`<`;
      const inOrder = ascending ? asc : desc;
      const rows = read(
        and(
          eq(table.userId, userId),
          from === undefined ? undefined : gte(by, from),
          to === undefined ? undefined : lt(by, to),
          place ? sql`(${by}, ${table.id}) ${isBefore} ${place}` : undefined,
          where,
        ),
      ).orderBy(inOrder(by), inOrder(table.id));
      return limit === undefined ? rows : rows.limit(limit);
    },

    insert: async (userId: string, values: Written<T>): Promise<Row> => {
      const [row] = await db
        .insert(plain)
        .values({ ...values, userId })
        .returning();
      if (!row) throw new Error('an insert answered no row');
      return row;
    },

    /** `undefined` where the person has no such row. */
    update: async (userId: string, id: string, change: Change<T>): Promise<Row | undefined> => {
      const [row] = await db.update(plain).set(change).where(isRow(userId, id)).returning();
      return row;
    },

    /** Answers what was removed, so that it can be sent again; `undefined` where the person has no such row. */
    remove: async (userId: string, id: string): Promise<Row | undefined> => {
      const [row] = await db.delete(plain).where(isRow(userId, id)).returning();
      return row;
    },
  };
};
