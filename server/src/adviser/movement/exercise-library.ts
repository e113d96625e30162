import { readFileSync } from 'node:fs';
import {
  EXERCISE_CATEGORIES,
  type ExerciseCategory,
  INTENSITIES,
  type Intensity,
} from '@vida/contract/exercises/exercise-kinds.ts';
import { EXERCISE_LEVELS, type ExerciseLevel } from '@vida/contract/profile/profile-schemas.ts';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { foldName } from './fold-name.ts';

/** An exercise that Vida knows. */
export interface LibraryExercise {
  /** Lasting: 'caminhada-leve'. */
  readonly id: string;
  /** Portuguese, as people read it. */
  readonly name: string;
  readonly category: ExerciseCategory;
  readonly intensity: Intensity;
  /** Usual length in whole minutes. */
  readonly defaultMinutes: number;
  /** Compendium of Physical Activities 2011. */
  readonly met: number;
  /** For whom it is made. */
  readonly levels: ReadonlySet<ExerciseLevel>;
  /** Entries of the profile, to the letter, that speak against it. */
  readonly avoidIf: readonly string[];
  readonly canBeSeated: boolean;
  /** Two or three Portuguese sentences. */
  readonly instructions: string;
}

const listOf = <T extends z.ZodType<unknown, string>>(item: T) =>
  z
    .string()
    .transform((text) => text.split('|').filter((part) => part !== ''))
    .pipe(z.array(item));

const rowSchema = z.strictObject({
  id: z.string().min(1),
  name_pt: z.string().min(1),
  category: z.enum(EXERCISE_CATEGORIES),
  intensity: z.enum(INTENSITIES),
  default_minutes: z.coerce.number().int().min(3).max(60),
  met: z.coerce.number().positive(),
  levels: listOf(z.enum(EXERCISE_LEVELS)),
  avoid_if: listOf(z.string()),
  seated_ok: z.enum(['yes', 'no']),
  instructions_pt: z.string().min(1),
});

const toExercise = (row: z.output<typeof rowSchema>): LibraryExercise => ({
  id: row.id,
  name: row.name_pt,
  category: row.category,
  intensity: row.intensity,
  defaultMinutes: row.default_minutes,
  met: row.met,
  levels: new Set(row.levels),
  avoidIf: row.avoid_if,
  canBeSeated: row.seated_ok === 'yes',
  instructions: row.instructions_pt,
});

/** Every exercise of `exercises.csv`, read once; a row that does not fit stops the server at its start. */
export const exerciseLibrary: readonly LibraryExercise[] = z
  .array(rowSchema)
  .parse(parse(readFileSync(new URL('exercises.csv', import.meta.url)), { columns: true }))
  .map(toExercise);

const byId = new Map(exerciseLibrary.map((exercise) => [exercise.id, exercise]));
const byName = new Map(exerciseLibrary.map((exercise) => [foldName(exercise.name), exercise]));

export const findExerciseById = (id: string): LibraryExercise | undefined => byId.get(id);

/** The exercise that a typed name means, whatever its accents and capitals. */
export const findExerciseByName = (name: string): LibraryExercise | undefined => byName.get(foldName(name));
