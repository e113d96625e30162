import type { Exercise } from '@vida/contract/exercises/exercise-schemas.ts';
import { useState } from 'react';
import { ExerciseGoneError } from '../program-changes.ts';
import { tellNotUpdated } from '../tell-update.ts';
import type { ExerciseChanges } from '../use-exercise-changes.ts';

/**
 * The way through what is left of today's list. What it holds is fixed when the dialog opens; an exercise that
 * another window took away or finished meanwhile is passed over.
 */
export const useSessionSteps = ({ exercises, change }: ExerciseChanges) => {
  const [ids] = useState(() => exercises.filter(({ completed }) => !completed).map(({ id }) => id));
  const [position, setPosition] = useState(0);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);

  const isOpen = (exercise: Exercise | undefined): exercise is Exercise =>
    exercise !== undefined && !exercise.completed && !unsaved.includes(exercise.id);
  const [current, next] = ids
    .slice(position)
    .map((id) => exercises.find((exercise) => exercise.id === id))
    .filter(isOpen);

  const passCurrent = (): void => {
    if (current) setPosition(ids.indexOf(current.id) + 1);
  };
  const save = (id: string): void => {
    setUnsaved((before) => before.filter((each) => each !== id));
    change({ id, completed: true }).catch((error: unknown) => {
      if (error instanceof ExerciseGoneError) tellNotUpdated(error);
      else setUnsaved((before) => [...before, id]);
    });
  };
  return {
    current,
    next,
    stepNumber: current ? ids.indexOf(current.id) + 1 : ids.length,
    stepCount: ids.length,
    doneCount: exercises.filter(({ id, completed }) => completed && ids.includes(id)).length,
    hasUnsaved: unsaved.length > 0,
    saveAgain: () => unsaved.forEach(save),
    skip: passCurrent,
    finish: () => {
      passCurrent();
      if (current) save(current.id);
    },
  };
};
