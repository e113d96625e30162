import { INTENSITIES } from '@vida/contract/exercises/exercise-kinds.ts';
import type { ExerciseLevel } from '@vida/contract/profile/profile-schemas.ts';
import { exerciseLibrary, type LibraryExercise } from '../../movement/exercise-library.ts';
import { fitsMinutes, leastMinutesOf } from './exercise-minutes.ts';
import { rankOf } from './level-rows.ts';
import { makesSense, type Trainee } from './makes-sense.ts';
import { drawOf, scoreExercise } from './score-exercise.ts';
import type { Slot, SlotKind } from './session-slots.ts';

const LONGEST_STRETCH_MINUTES = 10;
const fits = (
  kind: SlotKind,
  { id, category, muscles, traits, intensity, defaultMinutes }: LibraryExercise,
): boolean => {
  if (kind === 'strength') return muscles !== null;
  if (kind === 'aerobic')
    return (
      (category === 'aerobic' && !traits.has('gentle')) ||
      id === 'caminhada-leve' ||
      id === 'caminhada-com-apoio' ||
      traits.has('seated_aerobic')
    );
  if (kind === 'warm_up' || kind === 'gentle') return traits.has(kind);
  if (kind === 'stretch')
    return category === 'flexibility' && intensity === 'low' && defaultMinutes <= LONGEST_STRETCH_MINUTES;
  return category === kind;
};

const isEasyEnough = ({ id, intensity }: LibraryExercise, trainee: Trainee): boolean =>
  INTENSITIES.indexOf(intensity) <= INTENSITIES.indexOf(trainee.mostIntense) ||
  (id === 'caminhada-moderada' && trainee.mayWalkModerately);

/** Made for the level, or for an easier one. */
const isForLevel = ({ levels }: LibraryExercise, level: ExerciseLevel): boolean =>
  [...levels].some((one) => rankOf(one) <= rankOf(level));

/** Exercises for a place in a session, the best first. `seed` decides between equals. */
export const candidatesFor = (slot: Slot, trainee: Trainee, seed: string): readonly LibraryExercise[] => {
  const allowed = exerciseLibrary.filter(
    (exercise) =>
      fits(slot.kind, exercise) &&
      trainee.rules.allows(exercise) &&
      isEasyEnough(exercise, trainee) &&
      isForLevel(exercise, trainee.level) &&
      makesSense(exercise, trainee, slot),
  );
  const fitting = allowed.filter((exercise) => fitsMinutes(exercise, slot));
  // Where none fits, what can be done in the fewest minutes.
  const least = Math.min(...allowed.map(leastMinutesOf));
  const shortest = allowed.filter((exercise) => leastMinutesOf(exercise) === least);
  const scored = (fitting.length > 0 ? fitting : shortest).map((exercise) => ({
    exercise,
    score: scoreExercise(exercise, trainee, slot, seed),
  }));
  return scored.toSorted((a, b) => b.score - a.score).map(({ exercise }) => exercise);
};

/** What can be done whatever the body allows: seated and light, stretching, breathing. */
export const fillersFor = (slot: Slot, trainee: Trainee, seed: string): readonly LibraryExercise[] =>
  exerciseLibrary
    .filter(
      (exercise) =>
        ['breathing', 'flexibility', 'seated'].includes(exercise.category) &&
        exercise.canBeSeated &&
        exercise.intensity === 'low' &&
        isForLevel(exercise, trainee.level) &&
        makesSense(exercise, trainee, slot) &&
        trainee.rules.allows(exercise),
    )
    .toSorted((a, b) => drawOf(`${seed}:${b.id}`) - drawOf(`${seed}:${a.id}`));
