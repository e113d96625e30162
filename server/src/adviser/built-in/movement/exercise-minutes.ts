import type { LibraryExercise } from '../../movement/exercise-library.ts';
import { SHORTEST_MINUTES, type Slot } from './session-slots.ts';

const LONGEST_DRILL_MINUTES = 10;
const LONGEST_MINUTES = 60;
const LEAST_MINUTES_ELSEWHERE = 10;
const LEAST_AEROBIC_MINUTES = 5;
/** Nobody turns the ankles for ten minutes: a long warm-up is a walk, a march or a dance. */
const LONGEST_WARM_UP_SHARE = 1.25;

/** The least minutes in which an exercise makes sense: nobody goes to the pool for five. */
export const leastMinutesOf = ({ traits, category, defaultMinutes }: LibraryExercise): number => {
  if (traits.has('needs_place')) return Math.max(LEAST_MINUTES_ELSEWHERE, Math.ceil(defaultMinutes / 2));
  if (category === 'aerobic') return Math.max(LEAST_AEROBIC_MINUTES, Math.ceil(defaultMinutes / 4));
  return category === 'strength' ? SHORTEST_MINUTES : Math.max(SHORTEST_MINUTES, Math.ceil(defaultMinutes / 3));
};

/** Short drills (jumping jacks, stairs) stay as short as they are usual; anything else at most doubles. */
export const mostMinutesOf = ({ category, defaultMinutes }: LibraryExercise): number => {
  const isDrill = category === 'aerobic' && defaultMinutes <= LONGEST_DRILL_MINUTES;
  return Math.min(LONGEST_MINUTES, isDrill ? defaultMinutes : 2 * defaultMinutes);
};

/** Whether an exercise may fill a place for as long as the place lasts. */
export const fitsMinutes = (exercise: LibraryExercise, { kind, minutes }: Slot): boolean => {
  if (kind === 'balance') return true;
  if (kind === 'warm_up') return minutes <= LONGEST_WARM_UP_SHARE * exercise.defaultMinutes;
  return minutes >= leastMinutesOf(exercise) && minutes <= mostMinutesOf(exercise);
};
