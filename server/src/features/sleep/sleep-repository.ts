import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { sleepRecords } from './sleep-records-table.ts';

export type SleepRow = typeof sleepRecords.$inferSelect;
/** What of a night is the person's to say. */
export type SleepRowContent = Omit<SleepRow, 'userId' | 'id' | 'createdAt'>;

/** Nights of one person. */
export const createSleepRepository = (db: Database | Transaction) => ({
  /** Those that ended in `[from, to)`, newest first; all of them without a `limit`. */
  list: (userId: string, from: Date, to: Date, limit?: number): Promise<SleepRow[]> => {
    const found = db
      .select()
      .from(sleepRecords)
      .where(and(eq(sleepRecords.userId, userId), gte(sleepRecords.wakeAt, from), lt(sleepRecords.wakeAt, to)))
      .orderBy(desc(sleepRecords.wakeAt), desc(sleepRecords.id));
    return limit === undefined ? found : found.limit(limit);
  },

  findById: async (userId: string, id: string): Promise<SleepRow | undefined> => {
    const [row] = await db
      .select()
      .from(sleepRecords)
      .where(and(eq(sleepRecords.userId, userId), eq(sleepRecords.id, id)));
    return row;
  },

  insert: async (userId: string, content: SleepRowContent, createdAt: Date): Promise<SleepRow> => {
    const [row] = await db
      .insert(sleepRecords)
      .values({ ...content, userId, createdAt })
      .returning();
    if (!row) throw new Error('insert into sleep_records answered no row');
    return row;
  },

  update: async (userId: string, id: string, content: SleepRowContent): Promise<SleepRow | undefined> => {
    const [row] = await db
      .update(sleepRecords)
      .set(content)
      .where(and(eq(sleepRecords.userId, userId), eq(sleepRecords.id, id)))
      .returning();
    return row;
  },

  remove: async (userId: string, id: string): Promise<SleepRow | undefined> => {
    const [row] = await db
      .delete(sleepRecords)
      .where(and(eq(sleepRecords.userId, userId), eq(sleepRecords.id, id)))
      .returning();
    return row;
  },
});
