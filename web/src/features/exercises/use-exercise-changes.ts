import { useQueryClient } from '@tanstack/react-query';
import type { Exercise } from '@vida/contract/exercises/exercise-schemas.ts';
import type { ExerciseProgramWithEtag } from '@vida/contract/exercises/exercises-endpoints.ts';
import { useRef, useState } from 'react';
import { useToday } from '../../lib/use-today.ts';
import { celebrate } from '../../lib/vida-says.ts';
import { useKeepProgram, useSendProgram } from './exercises-queries.ts';
import {
  applyChange,
  clashes,
  currentAfterConflict,
  type ExerciseChange,
  ExerciseClashError,
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
  /** Resolves when it is stored; throws what the call threw, ExerciseGoneError or ExerciseClashError. */
  readonly change: (change: ExerciseChange) => Promise<void>;
}

/**
 * Changes to today's list: shown at once, sent one after another, each as the whole list with its etag. When
 * another window was faster, only the own change is repeated on the list that it left, unless both changed the same.
 */
export const useExerciseChanges = (program: ExerciseProgramWithEtag): ExerciseChanges => {
  const queryClient = useQueryClient();
  const today = useToday();
  const { mutateAsync: send } = useSendProgram();
  const keep = useKeepProgram();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState<readonly ExerciseChange[]>([]);

  const saveOn = async (base: ExerciseProgramWithEtag, change: ExerciseChange, repeats: number): Promise<void> => {
    if (!base.exercises.some(({ id }) => id === change.id)) throw new ExerciseGoneError();
    const exercises = applyChange(base.exercises, change);
    try {
      await keep(await send({ body: { exercises: toSentExercises(exercises), etag: base.etag } }));
    } catch (error) {
      const current = currentAfterConflict(error);
      if (!current) throw error;
      await keep(current);
      const [before, now] = [base, current].map((list) => list.exercises.find(({ id }) => id === change.id));
      if (clashes(change, before, now)) throw new ExerciseClashError();
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
