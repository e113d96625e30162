import type { AdviceOutcome, AdviceTask, ToolCount } from '@vida/contract/admin/adviser-health-schemas.ts';
import { desc, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { adviserTallies } from './adviser-tallies-table.ts';

/** What is counted: what came of a question, or of a call of a tool. */
export type Counted = readonly [AdviceTask, AdviceOutcome] | readonly ['tools', ToolCount];

/** What came of questions to the adviser, counted. */
export const createAdviserTalliesRepository = (db: Database) => ({
  /** Days from `sinceDay` on, newest first; at most a few dozen rows a day. */
  list: (sinceDay: string) =>
    db
      .select()
      .from(adviserTallies)
      .where(gte(adviserTallies.day, sinceDay))
      .orderBy(desc(adviserTallies.day), adviserTallies.task, adviserTallies.outcome),

  add: async (day: string, [task, outcome]: Counted): Promise<void> => {
    await db
      .insert(adviserTallies)
      .values({ day, task, outcome, count: 1 })
      .onConflictDoUpdate({
        target: [adviserTallies.day, adviserTallies.task, adviserTallies.outcome],
        set: { count: sql`${adviserTallies.count} + 1` },
      });
  },
});
