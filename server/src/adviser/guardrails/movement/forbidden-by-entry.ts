import type { LibraryExercise } from '../../movement/exercise-library.ts';
import {
  BALANCE_WITHOUT_HOLD,
  BREATH_HELD,
  FALL_IS_DANGEROUS,
  HEAD_LOW_OR_HEAVY,
  IMPACT,
  IN_WATER,
  LYING_OR_ABDOMINAL,
  NECK_MOVED,
  SEATED_BY_LEGS,
  SPINE_LOADED,
} from '../../movement/exercise-traits.ts';
import { PREGNANCY } from './spoken-entries.ts';

type Forbids = (exercise: LibraryExercise) => boolean;

const anyOf =
  (...sets: readonly ReadonlySet<string>[]): Forbids =>
  ({ id }) =>
    sets.some((set) => set.has(id));

const standing: Forbids = ({ canBeSeated }) => !canBeSeated;

/** What the table's own `avoid_if` does not say: stricter readings of an entry, and entries that no list has. */
const forbidding: Readonly<Record<string, Forbids>> = {
  [PREGNANCY]: anyOf(LYING_OR_ABDOMINAL, BALANCE_WITHOUT_HOLD, IMPACT, BREATH_HELD),
  // Which leg, how far: the profile does not say, so nothing that stands or lies on the floor.
  Cadeirante: (exercise) => standing(exercise) || SEATED_BY_LEGS.has(exercise.id),
  Amputação: standing,
  'Paralisia Parcial': standing,
  'Deficiência Motora': (exercise) => standing(exercise) && !IN_WATER.has(exercise.id),
  // The upper neck may be loose (atlantoaxial instability).
  'Síndrome de Down': anyOf(NECK_MOVED, IMPACT),
  Osteoporose: anyOf(SPINE_LOADED, IMPACT, BALANCE_WITHOUT_HOLD),
  Tontura: anyOf(FALL_IS_DANGEROUS, NECK_MOVED),
  Epilepsia: anyOf(FALL_IS_DANGEROUS),
  'Problema nos olhos': anyOf(HEAD_LOW_OR_HEAVY, BREATH_HELD, IMPACT),
  'Hérnia abdominal': anyOf(LYING_OR_ABDOMINAL, BREATH_HELD, HEAD_LOW_OR_HEAVY),
  // Nothing that puts weight on it, and no pool.
  'Ferida no pé': standing,
  'Pós-parto': anyOf(LYING_OR_ABDOMINAL, IMPACT, BREATH_HELD),
  'Não fica em pé': standing,
};

/** The entries of a person that forbid an exercise, by the table and by the stricter readings above. */
export const entriesAgainst = (exercise: LibraryExercise, entries: ReadonlySet<string>): readonly string[] =>
  [...entries].filter(
    (entry) => exercise.avoidIf.includes(entry) || (forbidding[entry]?.(exercise) ?? false),
  );
