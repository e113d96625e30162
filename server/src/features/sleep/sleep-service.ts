import { lastDaysRange } from '@vida/contract/core/time.ts';
import { type Night, nightDayOf } from '@vida/contract/sleep/sleep-rules.ts';
import type { NewSleepRecord, SleepRecord, SleepRecordChange } from '@vida/contract/sleep/sleep-schemas.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { sleepMessages } from './sleep-messages.ts';
import { createSleepRepository } from './sleep-repository.ts';
import { changeRowContent, toNight, toRowContent, toSleepRecord } from './to-sleep-row.ts';

export interface SleepDeps {
  readonly db: Database;
  readonly clock: () => Date;
}

/** A night with the calendar day it ended on, `yyyy-MM-dd` on the person's own clock. */
export type DatedNight = Night & { readonly day: string };

/** Nights: list, add, change, delete, and what others need of them. */
export const createSleepService = ({ db, clock }: SleepDeps) => ({
  /** Nights that ended in the last `days` calendar days, today included, newest first. */
  list: async (
    { userId, timeZone }: Viewer,
    { days, limit }: { readonly days: number; readonly limit: number },
  ): Promise<SleepRecord[]> => {
    const { from, to } = lastDaysRange(days, clock(), timeZone);
    return (await createSleepRepository(db).list(userId, from, to, limit)).map(toSleepRecord);
  },

  /** Nights that ended in `[from, to)`, newest first. Inside a write, pass its transaction. */
  readNights: async (
    userId: string,
    from: Date,
    to: Date,
    within: Database | Transaction = db,
  ): Promise<DatedNight[]> => {
    const nights = (await createSleepRepository(within).list(userId, from, to)).map(toNight);
    return nights.map((night) => ({ ...night, day: nightDayOf(night) }));
  },

  add: async (viewer: Viewer, tx: Transaction, input: NewSleepRecord): Promise<SleepRecord> => {
    const now = clock();
    const content = toRowContent(input, now, viewer.timeZone);
    return toSleepRecord(await createSleepRepository(tx).insert(viewer.userId, content, now));
  },

  change: async (
    viewer: Viewer,
    tx: Transaction,
    id: string,
    change: SleepRecordChange,
  ): Promise<SleepRecord> => {
    const repository = createSleepRepository(tx);
    const row = await repository.findById(viewer.userId, id);
    if (!row) throw notFound(sleepMessages.notFound);
    const content = changeRowContent(row, change, clock(), viewer.timeZone);
    const updated = await repository.update(viewer.userId, id, content);
    if (!updated) throw notFound(sleepMessages.notFound);
    return toSleepRecord(updated);
  },

  remove: async (userId: string, tx: Transaction, id: string): Promise<SleepRecord> => {
    const removed = await createSleepRepository(tx).remove(userId, id);
    if (!removed) throw notFound(sleepMessages.notFound);
    return toSleepRecord(removed);
  },
});

export type SleepService = ReturnType<typeof createSleepService>;
