import { addDaysTo, daysBetween } from '@vida/contract/core/time.ts';
import type { DayFocus } from '@vida/contract/exercises/exercise-kinds.ts';
import type { TrainedDay } from './trained-days.ts';

/** Monday 0 to Sunday 6. */
export const weekdayOf = (day: string): number => ((daysBetween('2024-01-01', day) % 7) + 7) % 7;

/** With diabetes at most two days running go by without movement. */
const STILL_DAYS = 2;

export interface FocusRequest {
  readonly day: string;
  /** Days from it on have not happened yet. */
  readonly today: string;
  readonly week: readonly DayFocus[];
  readonly startedDay: string;
  readonly hasDiabetes: boolean;
  readonly history: readonly TrainedDay[];
}

/** What a day is for: the week's plan, bent by what was done on the days right before it. */
export const focusOf = ({ day, today, week, startedDay, hasDiabetes, history }: FocusRequest): DayFocus => {
  const planned = week[weekdayOf(day)] ?? 'light';
  const trainedOn = (other: string) => history.find((trained) => trained.day === other);
  const isStrength = planned === 'strength' || planned === 'mixed';
  // A programme that was made anew may put its strength day right after one of the former.
  if (isStrength && trainedOn(addDaysTo(day, -1))?.didStrength) return 'aerobic';
  const before = Array.from({ length: STILL_DAYS }, (_, at) => addDaysTo(day, -1 - at));
  const wasStill = before.every(
    (other) => other >= startedDay && other < today && (trainedOn(other)?.doneMinutes ?? 0) === 0,
  );
  return hasDiabetes && planned === 'light' && wasStill ? 'aerobic' : planned;
};
