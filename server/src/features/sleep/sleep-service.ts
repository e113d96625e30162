import { dayOf, lastDaysRange } from '@vida/contract/core/time.ts';
import { GOAL_DAYS, type ReachedSleepGoal, reachedSleepGoal } from '@vida/contract/sleep/sleep-goal-rules.ts';
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
  /** The goal of the person's profile, hours; read with the transaction that it is asked in. */
  readonly readGoalHours: (userId: string, tx: Transaction) => Promise<number>;
  /** Tells the person that the week's mean has reached the goal; asked at every night that keeps it so. */
  readonly notifyGoal: (userId: string, tx: Transaction, goal: ReachedSleepGoal) => Promise<void>;
}

/** Far more than a week has: who files hundreds for the same days gets no goal counted from all of them. */
const MOST_NIGHTS = 100;

/** Nights: list, add, change, delete. */
export const createSleepService = ({ db, clock, readGoalHours, notifyGoal }: SleepDeps) => {
  /** A night of an earlier week is no news about this one. */
  const followGoal = async ({ userId, timeZone }: Viewer, tx: Transaction, added: Date): Promise<void> => {
    const now = clock();
    const { from, to } = lastDaysRange(GOAL_DAYS, now, timeZone);
    if (added < from) return;
    const nights = (await createSleepRepository(tx).list(userId, from, to, MOST_NIGHTS)).map(toNight);
    const goal = reachedSleepGoal(nights, dayOf(now, timeZone), await readGoalHours(userId, tx));
    if (goal) await notifyGoal(userId, tx, goal);
  };

  return {
    /** Nights that ended in the last `days` calendar days, today included, newest first. */
    list: async (
      { userId, timeZone }: Viewer,
      { days, limit }: { readonly days: number; readonly limit: number },
    ): Promise<SleepRecord[]> => {
      const { from, to } = lastDaysRange(days, clock(), timeZone);
      return (await createSleepRepository(db).list(userId, from, to, limit)).map(toSleepRecord);
    },

    add: async (viewer: Viewer, tx: Transaction, input: NewSleepRecord): Promise<SleepRecord> => {
      const now = clock();
      const content = toRowContent(input, now, viewer.timeZone);
      const row = await createSleepRepository(tx).insert(viewer.userId, { ...content, createdAt: now });
      await followGoal(viewer, tx, row.wakeAt);
      return toSleepRecord(row);
    },

    change: async (
      viewer: Viewer,
      tx: Transaction,
      id: string,
      change: SleepRecordChange,
      expectSeen: (current: SleepRecord) => void,
    ): Promise<SleepRecord> => {
      const repository = createSleepRepository(tx);
      const row = await repository.find(viewer.userId, id);
      if (!row) throw notFound(sleepMessages.notFound);
      expectSeen(toSleepRecord(row));
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
  };
};

export type SleepService = ReturnType<typeof createSleepService>;
