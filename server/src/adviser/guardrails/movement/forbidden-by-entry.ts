import type { ExerciseTrait, LibraryExercise } from '../../movement/exercise-library.ts';
import { PREGNANCY } from './spoken-entries.ts';

type Forbids = (exercise: LibraryExercise) => boolean;

const anyOf =
  (...any: readonly ExerciseTrait[]): Forbids =>
  ({ traits }) =>
    any.some((trait) => traits.has(trait));

const standing: Forbids = ({ canBeSeated }) => !canBeSeated;

/** What the table's own `avoid_if` does not say: stricter readings of an entry, and entries that no list has. */
const forbidding: Readonly<Record<string, Forbids>> = {
  [PREGNANCY]: anyOf('lying', 'balance', 'impact', 'breath_held'),
  // Which leg, how far: the profile does not say, so nothing that stands or lies on the floor.
  Cadeirante: (exercise) => standing(exercise) || exercise.traits.has('by_legs'),
  Amputação: standing,
  'Paralisia Parcial': standing,
  'Deficiência Motora': (exercise) => standing(exercise) && !exercise.traits.has('water'),
  // The upper neck may be loose (atlantoaxial instability).
  'Síndrome de Down': anyOf('neck', 'impact'),
  Osteoporose: anyOf('spine_loaded', 'impact', 'balance'),
  Tontura: anyOf('fall_danger', 'neck'),
  Epilepsia: anyOf('fall_danger'),
  'Problema nos olhos': anyOf('head_low', 'breath_held', 'impact'),
  'Hérnia abdominal': anyOf('lying', 'breath_held', 'head_low'),
  // Nothing that puts weight on it, and no pool.
  'Ferida no pé': standing,
  'Pós-parto': anyOf('lying', 'impact', 'breath_held'),
  'Não fica em pé': standing,
};

/** The entries of a person that forbid an exercise, by the table and by the stricter readings above. */
export const entriesAgainst = (exercise: LibraryExercise, entries: ReadonlySet<string>): readonly string[] =>
  [...entries].filter(
    (entry) => exercise.avoidIf.includes(entry) || (forbidding[entry]?.(exercise) ?? false),
  );
