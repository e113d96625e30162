import {
  EXERCISE_CATEGORIES,
  type ExerciseCategory,
  INTENSITIES,
  type Intensity,
} from '@vida/contract/exercises/exercise-kinds.ts';
import { FIGURE_KEYS, type FigureKey } from '@vida/contract/exercises/figure/figures.ts';
import { EXERCISE_LEVELS, type ExerciseLevel } from '@vida/contract/profile/profile-schemas.ts';
import { z } from 'zod';
import { foldName } from '../../text/tokenize.ts';
import { cellsSchema, loadTable } from '../load-knowledge.ts';

/** What rules and planner ask of an exercise beyond its kind; server/knowledge/README.md says each in words. */
export const EXERCISE_TRAITS = [
  'lying',
  'floor',
  'balance',
  'impact',
  'breath_held',
  'head_low',
  'spine_loaded',
  'neck',
  'water',
  'fall_danger',
  'by_legs',
  'needs_place',
  'joints',
  'seated_aerobic',
  'warm_up',
  'gentle',
  'practised',
] as const;
export type ExerciseTrait = (typeof EXERCISE_TRAITS)[number];

/** What a strength exercise works on. */
export const MUSCLE_GROUPS = ['legs', 'pull', 'hips', 'push', 'core'] as const;
export type MuscleGroup = (typeof MUSCLE_GROUPS)[number];

/** An exercise that Vida knows. */
export interface LibraryExercise {
  /** Lasting: 'caminhada-leve'. */
  readonly id: string;
  /** The drawing that shows it; several may share one. */
  readonly figure: FigureKey;
  /** Portuguese, as people read it. */
  readonly name: string;
  readonly category: ExerciseCategory;
  /** `null` for what is no strength exercise. */
  readonly muscles: MuscleGroup | null;
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
  readonly traits: ReadonlySet<ExerciseTrait>;
  /** Two or three Portuguese sentences. */
  readonly instructions: string;
}

/**
 * Every exercise of server/knowledge/exercises.csv, read once; a row that does not fit stops the server at its start.
 */
export const exerciseLibrary = loadTable('exercises.csv', {
  id: z.string().min(1),
  figure: z.enum(FIGURE_KEYS),
  name_pt: z.string().min(1),
  category: z.enum(EXERCISE_CATEGORIES),
  muscles: z.union([z.literal('').transform(() => null), z.enum(MUSCLE_GROUPS)]),
  intensity: z.enum(INTENSITIES),
  default_minutes: z.coerce.number().int().min(3).max(60),
  met: z.coerce.number().positive(),
  levels: cellsSchema.pipe(z.array(z.enum(EXERCISE_LEVELS))),
  avoid_if: cellsSchema,
  seated_ok: z.enum(['yes', 'no']),
  traits: cellsSchema.pipe(z.array(z.enum(EXERCISE_TRAITS))),
  instructions_pt: z.string().min(1),
}).map(
  (row): LibraryExercise => ({
    id: row.id,
    figure: row.figure,
    name: row.name_pt,
    category: row.category,
    muscles: row.muscles,
    intensity: row.intensity,
    defaultMinutes: row.default_minutes,
    met: row.met,
    levels: new Set(row.levels),
    avoidIf: row.avoid_if,
    canBeSeated: row.seated_ok === 'yes',
    traits: new Set(row.traits),
    instructions: row.instructions_pt,
  }),
);

const byId = new Map(exerciseLibrary.map((exercise) => [exercise.id, exercise]));
const byName = new Map(exerciseLibrary.map((exercise) => [foldName(exercise.name), exercise]));

export const findExerciseById = (id: string): LibraryExercise | undefined => byId.get(id);

/** The exercise that a typed name means, whatever its accents and capitals. */
export const findExerciseByName = (name: string): LibraryExercise | undefined => byName.get(foldName(name));
