import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { TrainedDay } from '../../adviser/built-in/movement/trained-days.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { personalRows } from '../../db/personal-rows.ts';
import { exercisePrograms, exerciseSessions } from './exercises-tables.ts';

export type ProgramRow = typeof exercisePrograms.$inferSelect;
export type NewProgram = Omit<typeof exercisePrograms.$inferInsert, 'userId' | 'id' | 'endedAt'>;
export type SessionRow = typeof exerciseSessions.$inferSelect;
export type SessionContent = Omit<SessionRow, 'userId'>;

const { exercises } = exerciseSessions;
const items = sql`jsonb_array_elements(${exercises}) as item`;
const isCompleted = sql`(item->>'completed')::boolean`;
const minutes = sql`(item->>'duration')::int`;

/** Programmes and days of one person. */
export const createExercisesRepository = (db: Database | Transaction) => ({
  findRunning: async (userId: string): Promise<ProgramRow | undefined> => {
    const [row] = await db
      .select()
      .from(exercisePrograms)
      .where(and(eq(exercisePrograms.userId, userId), isNull(exercisePrograms.endedAt)));
    return row;
  },

  /** Ends the running programme, if there is one, and begins another. */
  begin: async (userId: string, program: NewProgram): Promise<ProgramRow> => {
    await db
      .update(exercisePrograms)
      .set({ endedAt: program.createdAt })
      .where(and(eq(exercisePrograms.userId, userId), isNull(exercisePrograms.endedAt)));
    const [row] = await db
      .insert(exercisePrograms)
      .values({ ...program, userId })
      .returning();
    if (!row) throw new Error('a programme was not stored');
    return row;
  },

  changeProgram: personalRows(db, exercisePrograms).update,

  /** Days from `from` to `to`, both included (`yyyy-MM-dd`), ascending. */
  listSessions: (userId: string, from: string, to: string): Promise<SessionRow[]> =>
    db
      .select()
      .from(exerciseSessions)
      .where(and(eq(exerciseSessions.userId, userId), gte(exerciseSessions.day, from), lte(exerciseSessions.day, to)))
      .orderBy(exerciseSessions.day),

  /** What was done on the days from `from` on, as little of it as planning needs. */
  listTrainedDays: (userId: string, from: string): Promise<TrainedDay[]> =>
    db
      .select({
        day: exerciseSessions.day,
        focus: exerciseSessions.focus,
        effort: exerciseSessions.effort,
        doneMinutes: sql<number>`(
          select coalesce(sum(${minutes}) filter (where ${isCompleted}), 0)::int from ${items}
        )`,
        listedMinutes: sql<number>`(select coalesce(sum(${minutes}), 0)::int from ${items})`,
        didStrength: sql<boolean>`exists (
          select from ${items} where ${isCompleted} and item->>'category' = 'strength'
        )`,
      })
      .from(exerciseSessions)
      .where(and(eq(exerciseSessions.userId, userId), gte(exerciseSessions.day, from)))
      .orderBy(exerciseSessions.day),

  /** The whole day as it is from now on. */
  writeSession: async (userId: string, { day, ...content }: SessionContent): Promise<void> => {
    await db
      .insert(exerciseSessions)
      .values({ ...content, userId, day })
      .onConflictDoUpdate({ target: [exerciseSessions.userId, exerciseSessions.day], set: content });
  },
});
