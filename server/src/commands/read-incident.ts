import { fileDescriptions } from '../features/account/export/export-messages.ts';
import { createIncidentRepository, type Period } from './incident-repository.ts';

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

const addTo = (counts: Record<string, number>, kind: string, added: number): void => {
  counts[kind] = (counts[kind] ?? 0) + added;
};

/** Who was there in a period and what is known of them, as one moment shows it. */
export const readIncident = async (
  db: Parameters<typeof createIncidentRepository>[0],
  period: Period,
): Promise<Incident> => {
  const repository = createIncidentRepository(db);
  const noted = await repository.listEvents(period);
  const active = await repository.listActive(period);
  const ids = [...new Set([...noted.flatMap(({ accountId }) => accountId ?? []), ...active])].toSorted();
  const people = await repository.findPeople(ids);
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

  const data = (await repository.countData([...people.keys()])).filter(({ rows }) => rows > 0);
  return {
    ...period,
    accountsTotal: await repository.countAccounts(),
    touched,
    events,
    addresses,
    data: data.map(({ name, ...counted }) => ({ name, description: fileDescriptions[name] ?? name, ...counted })),
  };
};
