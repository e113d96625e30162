import type { DatedUse } from '@vida/contract/substances/cessation-progress.ts';
import { type CessationCheck, MAX_LISTED_CHECKS } from '@vida/contract/substances/cessation-schemas.ts';
import { and, count, desc, eq, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { cessationChecks, cessationCravings, cessationPlans } from './cessation-tables.ts';
import { substanceRecords } from './substance-records-table.ts';

export type CravingRow = typeof cessationCravings.$inferSelect;

/** Day on the person's own clock then. */
const dayOfUse = sql<string>`((${substanceRecords.recordedAt} at time zone 'UTC')
  + ${substanceRecords.utcOffsetMinutes} * interval '1 minute')::date::text`;

/** No clock is further from UTC: a day's first uses are after it. Uses of the day before do no harm to the rules. */
const beforeFirstDay = sql`(${cessationPlans.startedDay}::timestamp at time zone 'UTC') - interval '1 day'`;

/** What happened in a person's plans: checks, cravings, and the uses that plans are measured by. */
export const createCessationHistoryRepository = (db: Database | Transaction) => ({
  /** The newest checks of each plan, newest first. */
  listNewestChecks: async (
    userId: string,
    planIds: readonly string[],
  ): Promise<(CessationCheck & { planId: string })[]> => {
    const { planId, day, kept, craving, notes } = cessationChecks;
    const place = sql<number>`row_number() over (partition by ${planId} order by ${day} desc)`.as('place');
    const placed = db
      .select({ planId, day, kept, craving, notes, place })
      .from(cessationChecks)
      .where(and(eq(cessationChecks.userId, userId), inArray(planId, [...planIds])))
      .as('placed');
    return db
      .select({
        planId: placed.planId,
        day: placed.day,
        kept: placed.kept,
        craving: placed.craving,
        notes: placed.notes,
      })
      .from(placed)
      .where(lte(placed.place, MAX_LISTED_CHECKS))
      .orderBy(desc(placed.day));
  },

  /** What was said of a day. */
  findCheck: async (userId: string, id: string, checkedDay: string): Promise<CessationCheck | undefined> => {
    const { planId, day, kept, craving, notes } = cessationChecks;
    const [row] = await db
      .select({ day, kept, craving, notes })
      .from(cessationChecks)
      .where(and(eq(cessationChecks.userId, userId), eq(planId, id), eq(day, checkedDay)));
    return row;
  },

  /** Every day that was said to be broken. */
  listBrokenDays: (userId: string, planIds: readonly string[]): Promise<{ planId: string; day: string }[]> =>
    db
      .select({ planId: cessationChecks.planId, day: cessationChecks.day })
      .from(cessationChecks)
      .where(
        and(
          eq(cessationChecks.userId, userId),
          inArray(cessationChecks.planId, [...planIds]),
          eq(cessationChecks.kept, false),
        ),
      ),

  countPassedCravings: (userId: string, planIds: readonly string[]) =>
    db
      .select({ planId: cessationCravings.planId, passed: count() })
      .from(cessationCravings)
      .where(
        and(
          eq(cessationCravings.userId, userId),
          inArray(cessationCravings.planId, [...planIds]),
          eq(cessationCravings.outcome, 'passed'),
        ),
      )
      .groupBy(cessationCravings.planId),

  /**
   * What was used of each plan's substance from before its first day until it ended, added up by day, unit and content.
   */
  sumUses: (userId: string, planIds: readonly string[]): Promise<(DatedUse & { planId: string })[]> => {
    const { unit, drink, sessionHours } = substanceRecords;
    return db
      .select({
        planId: cessationPlans.id,
        substanceType: cessationPlans.substanceType,
        day: dayOfUse,
        unit,
        drink,
        sessionHours,
        amount: sql<number>`sum(${substanceRecords.amount})`,
      })
      .from(cessationPlans)
      .innerJoin(
        substanceRecords,
        and(
          eq(substanceRecords.userId, cessationPlans.userId),
          eq(substanceRecords.substanceType, cessationPlans.substanceType),
          gte(substanceRecords.recordedAt, beforeFirstDay),
          or(isNull(cessationPlans.endedAt), lte(substanceRecords.recordedAt, cessationPlans.endedAt)),
          gt(substanceRecords.amount, 0),
        ),
      )
      .where(and(eq(cessationPlans.userId, userId), inArray(cessationPlans.id, [...planIds])))
      .groupBy(cessationPlans.id, cessationPlans.substanceType, dayOfUse, unit, drink, sessionHours);
  },

  /** A day said again is replaced. */
  writeCheck: async (userId: string, planId: string, check: CessationCheck, createdAt: Date): Promise<void> => {
    await db
      .insert(cessationChecks)
      .values({ ...check, userId, planId, createdAt })
      .onConflictDoUpdate({
        target: [cessationChecks.userId, cessationChecks.planId, cessationChecks.day],
        set: check,
      });
  },

  addCraving: async (
    userId: string,
    craving: Pick<CravingRow, 'planId' | 'trigger' | 'outcome' | 'createdAt'>,
  ): Promise<void> => {
    await db.insert(cessationCravings).values({ ...craving, userId });
  },
});
