import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { personalRows } from '../../db/personal-rows.ts';
import { cessationPlans } from './cessation-tables.ts';

export type PlanRow = typeof cessationPlans.$inferSelect;
/** What of a plan is the person's to say. */
export type PlanRowContent = Omit<PlanRow, 'userId' | 'id' | 'startedDay' | 'createdAt' | 'endedAt' | 'celebratedDays'>;
export type NewPlanRow = PlanRowContent & Pick<PlanRow, 'startedDay' | 'createdAt'>;

/** Plans of one person to stop or to use less. */
export const createCessationPlansRepository = (db: Database | Transaction) => {
  return {
    ...personalRows(db, cessationPlans),
    /** Running ones first, then the newest. */
    list: (userId: string, limit: number): Promise<PlanRow[]> =>
      db
        .select()
        .from(cessationPlans)
        .where(eq(cessationPlans.userId, userId))
        .orderBy(sql`${cessationPlans.endedAt} is not null`, desc(cessationPlans.id))
        .limit(limit),

    listRunning: (userId: string): Promise<PlanRow[]> =>
      db
        .select()
        .from(cessationPlans)
        .where(and(eq(cessationPlans.userId, userId), isNull(cessationPlans.endedAt))),

    /** `undefined` where a plan of the same substance is running. */
    insert: async (userId: string, plan: NewPlanRow): Promise<PlanRow | undefined> => {
      const [row] = await db
        .insert(cessationPlans)
        .values({ ...plan, userId })
        .onConflictDoNothing()
        .returning();
      return row;
    },
  };
};
