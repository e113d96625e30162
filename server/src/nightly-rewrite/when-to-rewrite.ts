import { dayOf, HOUR_MS, MINUTE_MS, startOfDayAt } from '@vida/contract/core/time.ts';

/** The hours of the night in which hardly anybody is up. */
const NIGHT = { fromHour: 3, toHour: 5 } as const;
/** Whoever has not done it by then does it while people are there, shortly. */
const HURRY_FROM_HOUR = 4;
const NIGHT_QUIET_MS = MINUTE_MS;
const DAY_QUIET_MS = 10 * MINUTE_MS;
/** A computer that is off at night, and one that is never quiet. */
const OVERDUE_MS = 36 * HOUR_MS;
const LONG_OVERDUE_MS = 72 * HOUR_MS;

/** `calm`: nobody is there, a table may take its time and stops when somebody comes. `hurried`: seconds a table. */
export type RewriteMood = 'calm' | 'hurried' | 'wait';

export interface RewriteMoment {
  readonly now: Date;
  readonly timeZone: string;
  /** When the last one was finished. */
  readonly rewrittenAt: Date;
  /** How long nobody has asked for anything. */
  readonly quietMs: number;
}

/** Hours of the clock since midnight, with fractions. */
const hourOf = (now: Date, timeZone: string): number =>
  (now.getTime() - startOfDayAt(dayOf(now, timeZone), timeZone).getTime()) / HOUR_MS;

/** Whether now is the time to rewrite what was deleted. */
export const chooseRewriteMood = ({ now, timeZone, rewrittenAt, quietMs }: RewriteMoment): RewriteMood => {
  const hour = hourOf(now, timeZone);
  const today = startOfDayAt(dayOf(now, timeZone), timeZone);
  const ageMs = now.getTime() - rewrittenAt.getTime();
  const isNight = hour >= NIGHT.fromHour && hour < NIGHT.toHour;
  if (isNight && rewrittenAt < today) {
    if (quietMs >= NIGHT_QUIET_MS) return 'calm';
    return hour >= HURRY_FROM_HOUR ? 'hurried' : 'wait';
  }
  if (ageMs >= OVERDUE_MS && quietMs >= DAY_QUIET_MS) return 'calm';
  return ageMs >= LONG_OVERDUE_MS ? 'hurried' : 'wait';
};
