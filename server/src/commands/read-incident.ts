import { HOUR_MS } from '@vida/contract/core/time.ts';
import { and, count, countDistinct, gte, inArray, lt } from 'drizzle-orm';
import type { databaseOver, Transaction } from '../db/database.ts';
import { fileDescriptions } from '../features/account/export/export-messages.ts';
import { personalTables } from '../features/account/personal-tables.ts';
import { sessions } from '../features/auth/sessions-table.ts';
import { users } from '../features/auth/users-table.ts';
import { securityEvents } from '../http/security-events-table.ts';

/** From `from` on, until before `to`. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

export interface TouchedAccount {
  readonly id: string;
  /** Null for an account that was deleted: nobody is left to be told. */
  readonly person: { readonly name: string; readonly email: string } | null;
  /** Security events of the period by kind. */
  readonly events: Readonly<Record<string, number>>;
  readonly addresses: readonly string[];
}

export interface Incident extends Period {
  /** Accounts there are, touched or not: all of them, if the whole database was read. */
  readonly accountsTotal: number;
  /** With a security event, or a session that was used, in the period. */
  readonly touched: readonly TouchedAccount[];
  readonly events: Readonly<Record<string, number>>;
  readonly addresses: readonly {
    readonly address: string;
    readonly events: number;
    readonly refused: number;
    readonly accounts: number;
  }[];
  /** What is stored of the touched accounts now. */
  readonly data: readonly {
    readonly name: string;
    readonly description: string;
    readonly accounts: number;
    readonly rows: number;
  }[];
}

/** The last use of a session is written once an hour at most. */
const TOUCHED_EVERY_MS = HOUR_MS;
/** Ids that one statement is given. */
const ASKED_AT_ONCE = 10_000;

type Reader = ReturnType<typeof databaseOver> | Transaction;

const addTo = (counts: Record<string, number>, kind: string, added: number): void => {
  counts[kind] = (counts[kind] ?? 0) + added;
};

const inPortions = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / ASKED_AT_ONCE) }, (_, index) =>
    ids.slice(index * ASKED_AT_ONCE, (index + 1) * ASKED_AT_ONCE),
  );

const listEvents = (db: Reader, { from, to }: Period) =>
  db
    .select({
      accountId: securityEvents.accountId,
      kind: securityEvents.kind,
      address: securityEvents.address,
      times: count(),
    })
    .from(securityEvents)
    .where(and(gte(securityEvents.at, from), lt(securityEvents.at, to)))
    .groupBy(securityEvents.accountId, securityEvents.kind, securityEvents.address);

const listActive = async (db: Reader, { from, to }: Period): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ id: sessions.userId })
    .from(sessions)
    .where(and(lt(sessions.createdAt, to), gte(sessions.lastUsedAt, new Date(from.getTime() - TOUCHED_EVERY_MS))));
  return rows.map(({ id }) => id);
};

const findPeople = async (db: Reader, ids: readonly string[]) => {
  const found = new Map<string, { name: string; email: string }>();
  for (const portion of inPortions(ids)) {
    const rows = await db
      .select({ id: users.id, first: users.firstName, last: users.lastName, email: users.email })
      .from(users)
      .where(inArray(users.id, portion));
    for (const { id, first, last, email } of rows) found.set(id, { name: `${first} ${last}`, email });
  }
  return found;
};

const countData = async (db: Reader, ids: readonly string[]): Promise<Incident['data']> => {
  const found: Incident['data'][number][] = [];
  for (const { name, table, owner } of personalTables) {
    const total = { accounts: 0, rows: 0 };
    for (const portion of inPortions(ids)) {
      const [counted] = await db
        .select({ accounts: countDistinct(owner), rows: count() })
        .from(table)
        .where(inArray(owner, portion));
      total.accounts += counted?.accounts ?? 0;
      total.rows += counted?.rows ?? 0;
    }
    if (total.rows > 0) found.push({ name, description: fileDescriptions[name] ?? name, ...total });
  }
  return found;
};

/** Who was there in a period and what is known of them, as one moment shows it. */
export const readIncident = async (db: Reader, period: Period): Promise<Incident> => {
  const noted = await listEvents(db, period);
  const active = await listActive(db, period);
  const ids = [...new Set([...noted.flatMap(({ accountId }) => accountId ?? []), ...active])].toSorted();
  const people = await findPeople(db, ids);
  const events: Record<string, number> = {};
  for (const { kind, times } of noted) addTo(events, kind, times);

  const byAccount = Map.groupBy(noted, ({ accountId }) => accountId);
  const touched = ids.map((id) => {
    const own = byAccount.get(id) ?? [];
    const ownEvents: Record<string, number> = {};
    for (const { kind, times } of own) addTo(ownEvents, kind, times);
    const addresses = [...new Set(own.flatMap(({ address }) => address ?? []))].toSorted();
    return { id, person: people.get(id) ?? null, events: ownEvents, addresses };
  });

  const byAddress = Map.groupBy(noted, ({ address }) => address);
  const addresses = [...byAddress]
    .flatMap(([address, own]) => (address === null ? [] : [{ address, own }]))
    .map(({ address, own }) => ({
      address,
      events: own.reduce((sum, { times }) => sum + times, 0),
      refused: own.reduce((sum, { kind, times }) => sum + (kind.endsWith('refused') ? times : 0), 0),
      accounts: new Set(own.flatMap(({ accountId }) => accountId ?? [])).size,
    }))
    .toSorted((a, b) => b.refused - a.refused || b.events - a.events);

  return {
    ...period,
    accountsTotal: await db.$count(users),
    touched,
    events,
    addresses,
    data: await countData(db, [...people.keys()]),
  };
};
