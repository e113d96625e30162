import type { Intensity } from '@vida/contract/exercises/exercise-kinds.ts';
import type { Exercise } from '@vida/contract/exercises/exercise-schemas.ts';
import type { ExerciseProgramWithEtag } from '@vida/contract/exercises/exercises-endpoints.ts';
import { isStale } from '../../lib/api-errors.ts';

/** What a person does to one exercise of today's list; `completed` is the wish, so that doing it twice is harmless. */
export interface ExerciseChange {
  readonly id: string;
  readonly completed?: boolean;
  readonly name?: string;
  /** Whole minutes. */
  readonly duration?: number;
  readonly intensity?: Intensity;
}

/** The list with one change; without the exercise it stays as it is. */
export const applyChange = (exercises: readonly Exercise[], change: ExerciseChange): Exercise[] =>
  exercises.map((exercise) => (exercise.id === change.id ? { ...exercise, ...change } : exercise));

/** What the server wants of the list: only what the person decides. */
export const toSentExercises = (exercises: readonly Exercise[]) =>
  exercises.map(({ id, name, duration, intensity, completed }) => ({ id, name, duration, intensity, completed }));

const isProgram = (value: unknown): value is ExerciseProgramWithEtag =>
  typeof value === 'object' &&
  value !== null &&
  'exercises' in value &&
  Array.isArray(value.exercises) &&
  'etag' in value &&
  typeof value.etag === 'string';

/** The programme as another window left it, when that is why a change was refused; null for every other failure. */
export const currentAfterConflict = (error: unknown): ExerciseProgramWithEtag | null => {
  if (!isStale(error)) return null;
  return isProgram(error.body?.current) ? error.body.current : null;
};

const decided = ['name', 'duration', 'intensity'] as const;

/** Whether another window changed what `change` changes too, and to something else. */
export const clashes = (change: ExerciseChange, before: Exercise | undefined, now: Exercise | undefined) =>
  decided.some(
    (field) => change[field] !== undefined && now?.[field] !== before?.[field] && now?.[field] !== change[field],
  );

/** Another window changed the same of the exercise: whoever edits it decides. */
export class ExerciseClashError extends Error {
  override readonly name = 'ExerciseClashError';
}

/** Another window took the exercise out of today's list. */
export class ExerciseGoneError extends Error {
  override readonly name = 'ExerciseGoneError';
}
