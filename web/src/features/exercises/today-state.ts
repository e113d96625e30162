import { completedCount, STRIP_DAYS } from '@vida/contract/exercises/exercise-rules.ts';
import type { ExerciseProgram } from '@vida/contract/exercises/exercise-schemas.ts';

/** Whether there was something to do today and all of it is done. */
export const isAllDone = (exercises: readonly { readonly completed: boolean }[]): boolean =>
  exercises.length > 0 && completedCount(exercises) === exercises.length;

/** The strip of a week, Monday first, whose first `count` days are done. */
export const firstDaysDone = (count: number): boolean[] =>
  Array.from({ length: STRIP_DAYS }, (_, index) => index < count);

/** '2026-11-23' (a Monday) → 0; Sunday → 6. */
export const weekIndexOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Before the first programme. */
export const isWithoutProgram = ({ createdAt, exercises }: ExerciseProgram): boolean =>
  createdAt === null && exercises.length === 0;
