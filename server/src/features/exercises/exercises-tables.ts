import type { DayFocus, ExerciseCategory, ExercisePhase, Intensity } from '@vida/contract/exercises/exercise-kinds.ts';
import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';

/** An exercise as it is kept; what it is in the library is found by `libraryId` or, where that is null, by its name. */
export interface StoredExercise {
  readonly id: string;
  readonly libraryId: string | null;
  readonly name: string;
  /** Whole minutes. */
  readonly duration: number;
  readonly intensity: Intensity;
  readonly completed: boolean;
  readonly category: ExerciseCategory | null;
  readonly phase: ExercisePhase;
}

/** Programmes; one runs, ended ones stay as history. The days are made from `seed`, the profile and what was done. */
export const exercisePrograms = pgTable(
  'exercise_programs',
  {
    userId: userIdColumn(),
    id: idColumn(),
    name: text().notNull(),
    source: text({ enum: ['rules', 'model'] }).notNull(),
    seed: integer().notNull(),
    startedDay: date({ mode: 'string' }).notNull(),
    /** A list of the person's own, the same every day; null: made by the adviser. */
    ownExercises: jsonb().$type<StoredExercise[]>(),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('exercise_programs_running').on(table.userId).where(sql`${table.endedAt} is null`),
  ],
);

/** A day's list once something in it was changed or done; until then it is what the programme plans. */
export const exerciseSessions = pgTable(
  'exercise_sessions',
  {
    userId: userIdColumn(),
    day: date({ mode: 'string' }).notNull(),
    programId: uuid().notNull(),
    focus: text().$type<DayFocus>().notNull(),
    exercises: jsonb().$type<StoredExercise[]>().notNull(),
    /** 1 at the first change of the day. */
    revision: integer().notNull(),
    /** 0 to 10, as the person felt it. */
    effort: smallint(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    foreignKey({
      name: 'exercise_sessions_program',
      columns: [table.userId, table.programId],
      foreignColumns: [exercisePrograms.userId, exercisePrograms.id],
    }).onDelete('cascade'),
  ],
);
