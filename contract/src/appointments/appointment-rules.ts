import { dayOf, startOfDayAt } from '../core/time.ts';

/** Before it an appointment is over: the start of the person's day, so that this morning's stays on the list today. */
export const upcomingFrom = (now: Date, timeZone: string): Date => startOfDayAt(dayOf(now, timeZone), timeZone);

/** Whether an appointment at `at` can still be entered. */
export const isUpcoming = (at: Date, now: Date, timeZone: string): boolean => at >= upcomingFrom(now, timeZone);
