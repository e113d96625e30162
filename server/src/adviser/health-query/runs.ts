import { addDaysTo, daysBetween } from '@vida/contract/core/time.ts';
import type { Point } from './points.ts';

/** Days one after the other. */
export interface Run {
  readonly fromDay: string;
  readonly toDay: string;
  readonly days: number;
}

/** The longest run of days without a gap among some days, ascending; the newest of equal ones, null for none. */
export const longestRun = (days: readonly string[]): Run | null => {
  const runs: Run[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (day === run?.toDay) continue;
    if (run && addDaysTo(run.toDay, 1) === day) runs.splice(-1, 1, { ...run, toDay: day, days: run.days + 1 });
    else runs.push({ fromDay: day, toDay: day, days: 1 });
  }
  return runs.reduce<Run | null>((longest, run) => (longest && longest.days > run.days ? longest : run), null);
};

/** From one record to the next. */
export interface Step {
  readonly from: Point;
  readonly to: Point;
  readonly change: number;
  /** Calendar days between them. */
  readonly days: number;
}

/** Every step between neighbours of some records, ascending. */
export const stepsOf = (points: readonly Point[]): readonly Step[] =>
  points.slice(1).flatMap((to, place) => {
    const from = points[place];
    return from ? [{ from, to, change: to.value - from.value, days: daysBetween(from.day, to.day) }] : [];
  });
