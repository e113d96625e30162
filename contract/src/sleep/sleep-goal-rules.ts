import { addDaysTo, DAY_MS } from '../core/time.ts';
import { AVERAGED_NIGHTS, computeSleepFigures, type Night, nightDayOf } from './sleep-rules.ts';

/** The days in a row, today the last, that each need a night: as many as the mean is of. */
export const GOAL_DAYS = AVERAGED_NIGHTS;
/** Told again only after a week of other nights, milliseconds. */
export const SLEEP_GOAL_QUIET_MS = GOAL_DAYS * DAY_MS;

/** Hours in bed, the mean as the sleep screen shows it. */
export interface ReachedSleepGoal {
  readonly meanHours: number;
  readonly goalHours: number;
}

/**
 * Whether the last week, without a gap, reached the person's own goal on average. Nights newest first; `today` is the
 * person's day.
 */
export const reachedSleepGoal = (
  nights: readonly Night[],
  today: string,
  goalHours: number,
): ReachedSleepGoal | null => {
  const recorded = new Set(nights.map(nightDayOf));
  const days = Array.from({ length: GOAL_DAYS }, (_, daysAgo) => addDaysTo(today, -daysAgo));
  const figures = computeSleepFigures(nights);
  if (!figures || !days.every((day) => recorded.has(day))) return null;
  return figures.meanHours >= goalHours ? { meanHours: figures.meanHours, goalHours } : null;
};
