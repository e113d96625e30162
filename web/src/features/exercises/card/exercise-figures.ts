import { useQuery } from '@tanstack/react-query';
import { DASHBOARD_TARGET_DAYS } from '@vida/contract/exercises/exercise-kinds.ts';
import { completedCount, isNearTarget } from '@vida/contract/exercises/exercise-rules.ts';
import type { ExerciseProgram } from '@vida/contract/exercises/exercise-schemas.ts';
import { useToday } from '../../../lib/use-today.ts';
import { programQuery } from '../program-query.ts';

/** The dashboard's figures of a programme (spec section 5). */
export const exerciseFiguresOf = ({ exercises, targetDays }: ExerciseProgram) => {
  const completed = completedCount(exercises);
  const target = targetDays ?? DASHBOARD_TARGET_DAYS;
  return { completed, target, isNear: isNearTarget(completed, target) };
};

/** The figures of the dashboard's summary: null while they are on their way or could not be read. */
export const useExerciseFigures = () => {
  const { data, isError } = useQuery(programQuery(useToday()));
  return { figures: data ? exerciseFiguresOf(data) : null, isError };
};
