import { useQueryClient } from '@tanstack/react-query';
import type { Exercise, ExerciseProgram } from '@vida/contract/exercises/exercise-schemas.ts';
import { useRef, useState } from 'react';
import { useToday } from '../../lib/use-today.ts';
import { celebrate } from '../../lib/vida-says.ts';
import { useKeepProgram, useSendProgram } from './exercises-queries.ts';
import {
  applyChange,
  currentAfterConflict,
  type ExerciseChange,
  ExerciseGoneError,
  toSentExercises,
} from './program-changes.ts';
import { programQuery } from './program-query.ts';
import { isAllDone } from './today-state.ts';

/** How often a change is repeated on the list of another window. */
const MAX_REPEATS = 2;

export interface ExerciseChanges {
  /** Today's list as the person sees it: with what is still on its way. */
  readonly exercises: readonly Exercise[];
  /** Resolves when it is stored; throws what the call threw, or ExerciseGoneError. */
  readonly change: (change: ExerciseChange) => Promise<void>;
}

/**
 * Changes to today's list: shown at once, sent one after another, each as the whole list with its revision. When
 * another window was faster, only the own change is repeated on the list that it left.
 */
export const useExerciseChanges = (program: ExerciseProgram): ExerciseChanges => {
  const queryClient = useQueryClient();
  const today = useToday();
  const { mutateAsync: send } = useSendProgram();
  const keep = useKeepProgram();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState<readonly ExerciseChange[]>([]);

  const saveOn = async (base: ExerciseProgram, change: ExerciseChange, repeats: number): Promise<void> => {
    if (!base.exercises.some(({ id }) => id === change.id)) throw new ExerciseGoneError();
    const exercises = applyChange(base.exercises, change);
    try {
      await keep(await send({ body: { exercises: toSentExercises(exercises), revision: base.revision } }));
    } catch (error) {
      const current = currentAfterConflict(error);
      if (!current) throw error;
      await keep(current);
      if (repeats === MAX_REPEATS) throw error;
      return saveOn(current, change, repeats + 1);
    }
    if (change.completed && isAllDone(exercises)) celebrate('exercise_complete');
  };

  const save = async (change: ExerciseChange): Promise<void> =>
    saveOn(await queryClient.ensureQueryData(programQuery(today)), change, 0);

  const change = (next: ExerciseChange): Promise<void> => {
    setWaiting((changes) => [...changes, next]);
    const saved = queue.current
      .then(() => save(next))
      .finally(() => setWaiting((changes) => changes.filter((each) => each !== next)));
    queue.current = saved.catch(() => {});
    return saved;
  };

  return { exercises: waiting.reduce<readonly Exercise[]>(applyChange, program.exercises), change };
};
