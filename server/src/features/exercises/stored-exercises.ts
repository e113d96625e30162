import type { Exercise, SentExercise } from '@vida/contract/exercises/exercise-schemas.ts';
import { v5, v7 } from 'uuid';
import type { PlannedExercise } from '../../adviser/built-in/movement/plan-day.ts';
import { avoidFor, type ExerciseRules } from '../../adviser/guardrails/movement/exercise-rules.ts';
import { findExerciseById, findExerciseByName, type LibraryExercise } from '../../adviser/movement/exercise-library.ts';
import type { StoredExercise } from './exercises-tables.ts';

/** A plan with ids that depend on nothing but programme, day and exercise: a look stores nothing. */
export const toStoredPlan = (
  planned: readonly PlannedExercise[],
  programId: string,
  day: string,
): readonly StoredExercise[] =>
  planned.map((exercise) => ({
    ...exercise,
    id: v5(`${day}:${exercise.libraryId}`, programId),
    completed: false,
  }));

/** What the library knows of it: by its id, or by the name that a person wrote. */
export const knownExercise = ({ libraryId, name }: StoredExercise): LibraryExercise | undefined =>
  libraryId === null ? findExerciseByName(name) : findExerciseById(libraryId);

/** As it is answered, with what the library and the profile say of it. */
export const toExercise = (stored: StoredExercise, rules: ExerciseRules): Exercise => {
  const { libraryId, ...exercise } = stored;
  const known = knownExercise(stored);
  return {
    ...exercise,
    category: known?.category ?? stored.category,
    ...(known && { figure: known.figure }),
    instructions: known?.instructions ?? '',
    avoidFor: avoidFor(stored, rules),
  };
};

/** What a person sends over the list that it changes: an id of that list stays, everything else gets a new one. */
export const mergeSent = (
  sent: readonly SentExercise[],
  current: readonly StoredExercise[],
): readonly StoredExercise[] => {
  const open = new Map(current.map((exercise) => [exercise.id, exercise]));
  return sent.map(({ id, name, duration, intensity, completed }) => {
    const before = id == null ? undefined : open.get(id);
    if (before) open.delete(before.id);
    const isOurs = before !== undefined && before.name === name;
    return {
      id: before?.id ?? v7(),
      // A name of the person's own is theirs, even where the library knows it.
      libraryId: isOurs ? before.libraryId : null,
      name,
      duration,
      intensity,
      completed,
      category: isOurs ? before.category : (findExerciseByName(name)?.category ?? null),
      phase: before?.phase ?? 'main',
    };
  });
};

/** Whether every id that was sent is one of the list. */
export const knowsAll = (sent: readonly SentExercise[], current: readonly StoredExercise[]): boolean =>
  sent.every(({ id }) => id == null || current.some((exercise) => exercise.id === id));

/** Whole minutes of a list, done or not. */
export const minutesOf = (exercises: readonly Pick<StoredExercise, 'duration'>[]): number =>
  exercises.reduce((sum, { duration }) => sum + duration, 0);

/**
 * Today's list of a programme that begins on a day on which something was done already: that stays, and new exercises
 * only fill the minutes that the day has left.
 */
export const besideDone = (
  done: readonly StoredExercise[],
  planned: readonly StoredExercise[],
): readonly StoredExercise[] => {
  let left = minutesOf(planned) - minutesOf(done);
  const names = new Set(done.map(({ name }) => name));
  const added = planned.filter(({ name, duration }) => {
    if (names.has(name) || duration > left) return false;
    left -= duration;
    return true;
  });
  return done.length === 0 ? planned : [...done, ...added];
};
