import { lastDaysRange } from '@vida/contract/core/time.ts';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import type {
  LastUses,
  NewSubstanceRecord,
  SubstanceRecord,
  SubstanceRecordChange,
} from '@vida/contract/substances/substance-schemas.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { createSubstanceRecordsRepository } from './substance-records-repository.ts';
import { substancesMessages } from './substances-messages.ts';
import { changeRowContent, toRowContent, toSubstanceRecord } from './to-substance-row.ts';

type Owner = Pick<Viewer, 'userId' | 'timeZone'>;

export interface SubstanceRecordsDeps {
  readonly db: Database;
  readonly clock: () => Date;
  /** Told after every write, with the substances whose days it has rewritten: plans to stop rest on the records. */
  readonly followPlans: (owner: Owner, tx: Transaction, rewritten: readonly SubstanceType[]) => Promise<void>;
}

const NO_USES: LastUses = { alcohol: null, tobacco: null, caffeine: null, gaming: null };

/** Uses of substances and gaming: list, add, change, delete. */
export const createSubstanceRecordsService = ({ db, clock, followPlans }: SubstanceRecordsDeps) => ({
  /** Those of the last `days` calendar days, today included, newest first. */
  list: async (
    { userId, timeZone }: Owner,
    { days, limit }: { readonly days: number; readonly limit: number },
  ): Promise<SubstanceRecord[]> => {
    const { from } = lastDaysRange(days, clock(), timeZone);
    const rows = await createSubstanceRecordsRepository(db).list(userId, from, limit);
    return rows.map(toSubstanceRecord);
  },

  findLastUses: async (userId: string): Promise<LastUses> => {
    const rows = await createSubstanceRecordsRepository(db).findNewest(userId);
    const found = rows.map(({ substanceType, recordedAt }) => [substanceType, recordedAt.toISOString()]);
    return { ...NO_USES, ...Object.fromEntries(found) };
  },

  add: async (owner: Owner, tx: Transaction, input: NewSubstanceRecord): Promise<SubstanceRecord> => {
    const now = clock();
    const content = toRowContent(input, now, owner.timeZone);
    const row = await createSubstanceRecordsRepository(tx).insert(owner.userId, { ...content, createdAt: now });
    await followPlans(owner, tx, row.amount > 0 ? [row.substanceType] : []);
    return toSubstanceRecord(row);
  },

  change: async (
    owner: Owner,
    tx: Transaction,
    id: string,
    change: SubstanceRecordChange,
    expectSeen: (current: SubstanceRecord) => void,
  ): Promise<SubstanceRecord> => {
    const repository = createSubstanceRecordsRepository(tx);
    const row = await repository.find(owner.userId, id);
    if (row) expectSeen(toSubstanceRecord(row));
    const content = row && changeRowContent(row, change, clock(), owner.timeZone);
    const changed = content && (await repository.update(owner.userId, id, content));
    if (!changed) throw notFound(substancesMessages.recordNotFound);
    await followPlans(owner, tx, [row.substanceType, changed.substanceType]);
    return toSubstanceRecord(changed);
  },

  remove: async (owner: Owner, tx: Transaction, id: string): Promise<SubstanceRecord> => {
    const removed = await createSubstanceRecordsRepository(tx).remove(owner.userId, id);
    if (!removed) throw notFound(substancesMessages.recordNotFound);
    await followPlans(owner, tx, [removed.substanceType]);
    return toSubstanceRecord(removed);
  },
});

export type SubstanceRecordsService = ReturnType<typeof createSubstanceRecordsService>;
