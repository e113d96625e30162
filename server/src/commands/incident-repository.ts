import { HOUR_MS } from '@vida/contract/core/time.ts';
import { and, count, countDistinct, gte, inArray, lt } from 'drizzle-orm';
import type { databaseOver, Transaction } from '../db/database.ts';
import { personalTables } from '../features/account/personal-tables.ts';
import { sessions } from '../features/auth/sessions-table.ts';
import { users } from '../features/auth/users-table.ts';
import { securityEvents } from '../http/security-events-table.ts';

/** From `from` on, until before `to`. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** The last use of a session is written once an hour at most. */
const TOUCHED_EVERY_MS = HOUR_MS;
/** Ids that one statement is given. */
const ASKED_AT_ONCE = 10_000;

const inPortions = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / ASKED_AT_ONCE) }, (_, index) =>
    ids.slice(index * ASKED_AT_ONCE, (index + 1) * ASKED_AT_ONCE),
  );

/** What a report of an incident asks of everybody's tables. */
export const createIncidentRepository = (db: ReturnType<typeof databaseOver> | Transaction) => ({
  countAccounts: (): Promise<number> => db.$count(users),

  /** Security events of the period, counted by account, kind and address. */
  listEvents: ({ from, to }: Period) =>
    db
      .select({
        accountId: securityEvents.accountId,
        kind: securityEvents.kind,
        address: securityEvents.address,
        times: count(),
      })
      .from(securityEvents)
      .where(and(gte(securityEvents.at, from), lt(securityEvents.at, to)))
      .groupBy(securityEvents.accountId, securityEvents.kind, securityEvents.address),

  /** Accounts with a session that was used in the period. */
  listActive: async ({ from, to }: Period): Promise<string[]> => {
    const rows = await db
      .selectDistinct({ id: sessions.userId })
      .from(sessions)
      .where(and(lt(sessions.createdAt, to), gte(sessions.lastUsedAt, new Date(from.getTime() - TOUCHED_EVERY_MS))));
    return rows.map(({ id }) => id);
  },

  /** Those of the accounts that are there now. */
  findPeople: async (ids: readonly string[]) => {
    const found = new Map<string, { name: string; email: string }>();
    for (const portion of inPortions(ids)) {
      const rows = await db
        .select({ id: users.id, first: users.firstName, last: users.lastName, email: users.email })
        .from(users)
        .where(inArray(users.id, portion));
      for (const { id, first, last, email } of rows) found.set(id, { name: `${first} ${last}`, email });
    }
    return found;
  },

  /** How much each personal table holds of the accounts, and of how many of them. */
  countData: async (ids: readonly string[]) => {
    const found: { name: string; accounts: number; rows: number }[] = [];
    for (const { name, table, owner } of personalTables) {
      const total = { name, accounts: 0, rows: 0 };
      for (const portion of inPortions(ids)) {
        const [counted] = await db
          .select({ accounts: countDistinct(owner), rows: count() })
          .from(table)
          .where(inArray(owner, portion));
        total.accounts += counted?.accounts ?? 0;
        total.rows += counted?.rows ?? 0;
      }
      found.push(total);
    }
    return found;
  },
});
