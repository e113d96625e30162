import { useQuery } from '@tanstack/react-query';
import { DASHBOARD_TARGET_DAYS } from '@vida/contract/exercises/exercise-kinds.ts';
import { isNearTarget, movedDaysOf } from '@vida/contract/exercises/exercise-rules.ts';
import type { ExerciseProgram } from '@vida/contract/exercises/exercise-schemas.ts';
import { useToday } from '../../../lib/use-today.ts';
import { programQuery } from '../program-query.ts';

/** The dashboard's figures of a programme (spec section 5): days against days, as on the exercise screen. */
export const exerciseFiguresOf = (program: ExerciseProgram) => {
  const movedDays = movedDaysOf(program);
  const target = program.targetDays ?? DASHBOARD_TARGET_DAYS;
  return { movedDays, target, isNear: isNearTarget(movedDays, target) };
};

/** The figures of the dashboard's summary: null while they are on their way or could not be read. */
export const useExerciseFigures = () => {
  const { data, isError } = useQuery(programQuery(useToday()));
  return { figures: data ? exerciseFiguresOf(data) : null, isError };
};
