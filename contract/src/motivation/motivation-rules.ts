import { TZDate } from '@date-fns/tz';
import { MINUTE_MS } from '../core/time.ts';

/** The hour at which a span begins and the one at which it is over, on the person's clock (spec section 9). */
const LATE_NIGHT = { from: 23, to: 5 } as const;
const EARLY_MORNING = { from: LATE_NIGHT.to, to: 7 } as const;

/** How often the timed tip is asked for, milliseconds. */
export const TIMED_TIP_POLL_MS = MINUTE_MS;

/** The hour, 0 to 23, on a clock in `timeZone`. */
export const hourIn = (at: Date, timeZone: string): number => new TZDate(at.getTime(), timeZone).getHours();

/** What the hour brings by itself. */
export const TIMED_TRIGGERS = ['late_night', 'early_morning'] as const;
export type TimedTrigger = (typeof TIMED_TRIGGERS)[number];

/** What the dashboard's buttons, and other screens after something done, ask with. */
export const ACHIEVEMENTS = ['exercise_complete', 'sleep_logged', 'substance_avoided', 'milestone'] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

/** What the screens ask with; others are welcome and get a general message. */
export const MOTIVATION_TRIGGERS = ['konami_code', 'double_click', ...TIMED_TRIGGERS, ...ACHIEVEMENTS] as const;
export type MotivationTrigger = (typeof MOTIVATION_TRIGGERS)[number];

export const isTimedTrigger = (trigger: string): trigger is TimedTrigger =>
  TIMED_TRIGGERS.some((timed) => timed === trigger);

/** What the hour (0 to 23 on the person's clock) brings; `null` by day. */
export const timedTriggerOf = (hour: number): TimedTrigger | null => {
  if (hour >= LATE_NIGHT.from || hour < LATE_NIGHT.to) return 'late_night';
  return hour < EARLY_MORNING.to ? 'early_morning' : null;
};

export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

/** Morning from 5h, afternoon from 12h, evening from 18h, night from 23h. */
export const partOfDayOf = (hour: number): PartOfDay => {
  if (timedTriggerOf(hour) === 'late_night') return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
};
