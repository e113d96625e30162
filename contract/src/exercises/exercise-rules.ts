import type { ExerciseCategory, Intensity } from './exercise-kinds.ts';
import { NEAR_TARGET_SHARE } from './exercise-kinds.ts';

interface Doable {
  readonly completed: boolean;
}

interface Timed extends Doable {
  /** Whole minutes. */
  readonly duration: number;
  readonly intensity: Intensity;
  readonly category: ExerciseCategory | null;
}

/** Days of the strip, Monday to Sunday. */
export const STRIP_DAYS = 7;

export const completedCount = (exercises: readonly Doable[]): number =>
  exercises.filter(({ completed }) => completed).length;

/** Whole percent of today's list that is done; 0 for an empty one. */
export const completedPercent = (exercises: readonly Doable[]): number =>
  exercises.length === 0 ? 0 : Math.round((100 * completedCount(exercises)) / exercises.length);

interface MovedWeek {
  readonly week: readonly { readonly day: string; readonly doneMinutes: number }[];
  /** Today, `yyyy-MM-dd`. */
  readonly day: string;
  readonly exercises: readonly Doable[];
}

/** On how many days of the week something was done; today as soon as one exercise of its list is. */
export const movedDaysOf = ({ week, day, exercises }: MovedWeek): number =>
  week.filter((each) => each.doneMinutes > 0 || (each.day === day && completedCount(exercises) > 0)).length;

/** How many days of the exercise screen's strip are marked (spec section 4). */
export const stripDaysOf = (percent: number): number => Math.floor((percent / 100) * STRIP_DAYS);

/** Whether the dashboard says 'Meta quase alcançada' (spec section 5); both counts are of days. */
export const isNearTarget = (movedDays: number, targetDays: number): boolean =>
  movedDays >= NEAR_TARGET_SHARE * targetDays;

/**
 * What an exercise is worth towards the 150 minutes of a week: a vigorous minute counts twice. Light movement counts
 * too, since what is light for one is an effort for another; quiet breathing and light stretching do not.
 */
export const weightedMinutes = ({ duration, intensity, category }: Omit<Timed, 'completed'>): number => {
  if (intensity === 'high') return 2 * duration;
  const isQuiet = category === 'breathing' || (category === 'flexibility' && intensity === 'low');
  return isQuiet ? 0 : duration;
};

/** Weighted minutes of what is done in a list. */
export const doneWeightedMinutes = (exercises: readonly Timed[]): number =>
  exercises.reduce((sum, exercise) => sum + (exercise.completed ? weightedMinutes(exercise) : 0), 0);

/** Minutes on the clock of what is done in a list. */
export const doneMinutes = (exercises: readonly Timed[]): number =>
  exercises.reduce((sum, { completed, duration }) => sum + (completed ? duration : 0), 0);
