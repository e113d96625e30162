import { SUBSTANCE_TYPES, type SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import { and, desc, eq, gt, gte, lt } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/database.ts';
import { personalRows } from '../../db/personal-rows.ts';
import { substanceRecords } from './substance-records-table.ts';

export type SubstanceRow = typeof substanceRecords.$inferSelect;
/** What of a use is the person's to say. */
export type SubstanceRowContent = Omit<SubstanceRow, 'userId' | 'id' | 'createdAt'>;

/** Uses of one person. */
export const createSubstanceRecordsRepository = (db: Database | Transaction) => {
  const rows = personalRows(db, substanceRecords);

  /** The newest use of a type; a record of nothing is none. */
  const newestOf = (userId: string, type: SubstanceType) =>
    db
      .select({ substanceType: substanceRecords.substanceType, recordedAt: substanceRecords.recordedAt })
      .from(substanceRecords)
      .where(
        and(
          eq(substanceRecords.userId, userId),
          eq(substanceRecords.substanceType, type),
          gt(substanceRecords.amount, 0),
        ),
      )
      .orderBy(desc(substanceRecords.recordedAt))
      .limit(1);

  return {
    ...rows,
    /** From `from` on, newest first. */
    list: (userId: string, from: Date, limit: number): Promise<SubstanceRow[]> =>
      rows.list(userId, { by: substanceRecords.recordedAt, from, limit }),

    /** Everything in `[from, to)`, as little of it as advice needs, ascending; an amount may be 0. */
    readUses: (userId: string, from: Date, to: Date) =>
      db
        .select({
          substanceType: substanceRecords.substanceType,
          amount: substanceRecords.amount,
          unit: substanceRecords.unit,
          drink: substanceRecords.drink,
          sessionHours: substanceRecords.sessionHours,
          recordedAt: substanceRecords.recordedAt,
          utcOffsetMinutes: substanceRecords.utcOffsetMinutes,
        })
        .from(substanceRecords)
        .where(
          and(
            eq(substanceRecords.userId, userId),
            gte(substanceRecords.recordedAt, from),
            lt(substanceRecords.recordedAt, to),
          ),
        )
        .orderBy(substanceRecords.recordedAt, substanceRecords.id),

    /** The newest use of each type that there ever was one of. */
    findNewest: (userId: string) => {
      const [first, second, ...others] = SUBSTANCE_TYPES;
      return unionAll(
        newestOf(userId, first),
        newestOf(userId, second),
        ...others.map((type) => newestOf(userId, type)),
      );
    },
  };
};
