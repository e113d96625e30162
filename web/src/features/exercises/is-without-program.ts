import type { ExerciseProgram } from '@vida/contract/exercises/exercise-schemas.ts';

/** Before the first programme. */
export const isWithoutProgram = ({ createdAt, exercises }: ExerciseProgram): boolean =>
  createdAt === null && exercises.length === 0;
