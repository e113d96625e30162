import type { Database, Transaction } from '../../db/database.ts';
import { personalRows } from '../../db/personal-rows.ts';
import { sleepRecords } from './sleep-records-table.ts';

export type SleepRow = typeof sleepRecords.$inferSelect;
/** What of a night is the person's to say. */
export type SleepRowContent = Omit<SleepRow, 'userId' | 'id' | 'createdAt'>;

/** Nights of one person. */
export const createSleepRepository = (db: Database | Transaction) => {
  const rows = personalRows(db, sleepRecords);
  return {
    ...rows,
    /** Those that ended in `[from, to)`, newest first; all of them without a `limit`. */
    list: (userId: string, from: Date, to: Date, limit?: number): Promise<SleepRow[]> =>
      rows.list(userId, { by: sleepRecords.wakeAt, from, to, limit }),
  };
};
