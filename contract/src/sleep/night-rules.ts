import { addDaysTo, CLOCK_TOLERANCE_MS, DAY_MS, dayOf } from '../core/time.ts';
import { type Moment, readMoment, wallTimeThen, writtenOffsetMinutes } from '../core/wall-time.ts';
import { durationHoursOf, type Night, nightDayOf } from './sleep-rules.ts';

const MAX_NIGHT_HOURS = 24;
/** Shorter is a slip or a nap of no meaning: 10 minutes (product decision). */
const MIN_NIGHT_HOURS = 10 / 60;

type NightTimes = Pick<Night, 'bed' | 'wake'>;

const wallDayOf = (moment: Moment): string => wallTimeThen(moment).slice(0, 10);

export type NightProblem =
  | {
      readonly field: 'wakeTime';
      readonly reason: 'same_as_bed' | 'before_bed' | 'too_short_night' | 'night_over_a_day' | 'future';
    }
  | { readonly field: 'sleepDate'; readonly reason: 'future' | 'other_night' }
  | { readonly field: 'fallAsleepTime'; readonly reason: 'longer_than_night' };

/** The same time on the clock `days` later; what was written with an offset keeps it. */
const moveDays = (moment: Moment, days: number, written: string, timeZone: string): Moment => {
  if (writtenOffsetMinutes(written) !== undefined)
    return { ...moment, at: new Date(moment.at.getTime() + days * DAY_MS) };
  const wall = wallTimeThen(moment);
  return readMoment(`${addDaysTo(wall.slice(0, 10), days)}${wall.slice(10)}`, timeZone);
};

/** Not yet, and not today either: who is up early may say when the alarm will ring. */
const isAhead = (wake: Moment, now: Date, timeZone: string): boolean =>
  wake.at.getTime() > now.getTime() + CLOCK_TOLERANCE_MS && wallDayOf(wake) > dayOf(now, timeZone);

/**
 * Going to bed and waking as they were meant, on the clock of `timeZone` unless they carry an offset. Waking before
 * going to bed on the same calendar day is the next morning's; where that morning is still to come, it is this
 * morning's, and going to bed the evening before. Equal moments stay, and are refused below.
 */
export const readNightTimes = (
  { bedTime, wakeTime }: { readonly bedTime: string; readonly wakeTime: string },
  now: Date,
  timeZone: string,
): NightTimes => {
  const bed = readMoment(bedTime, timeZone);
  const wake = readMoment(wakeTime, timeZone);
  const isBackwards = wallDayOf(bed) === wallDayOf(wake) && wake.at.getTime() < bed.at.getTime();
  if (!isBackwards) return { bed, wake };
  const nextMorning = moveDays(wake, 1, wakeTime, timeZone);
  if (!isAhead(nextMorning, now, timeZone)) return { bed, wake: nextMorning };
  return { bed: moveDays(bed, -1, bedTime, timeZone), wake };
};

/** The days a night may be filed under: of waking, of going to bed, and the evening before, also after midnight. */
const daysOf = ({ bed, wake }: NightTimes): readonly string[] => [
  wallDayOf(wake),
  wallDayOf(bed),
  addDaysTo(wallDayOf(wake), -1),
];

/** What makes a night impossible; `null` for a possible one. `sleepDate` as it was sent. */
export const findNightProblem = (
  night: NightTimes & Pick<Night, 'fallAsleepMinutes'>,
  sleepDate: string,
  now: Date,
  timeZone: string,
): NightProblem | null => {
  const hours = durationHoursOf(night);
  if (hours === 0) return { field: 'wakeTime', reason: 'same_as_bed' };
  if (hours < 0) return { field: 'wakeTime', reason: 'before_bed' };
  if (hours < MIN_NIGHT_HOURS) return { field: 'wakeTime', reason: 'too_short_night' };
  if (hours > MAX_NIGHT_HOURS) return { field: 'wakeTime', reason: 'night_over_a_day' };
  const isWakeAhead = isAhead(night.wake, now, timeZone);
  // East of the person's zone the day of a waking that is over can be tomorrow's.
  const isOwnDay = sleepDate <= nightDayOf(night) && !isWakeAhead;
  if (sleepDate > dayOf(now, timeZone) && !isOwnDay) return { field: 'sleepDate', reason: 'future' };
  if (isWakeAhead) return { field: 'wakeTime', reason: 'future' };
  if (!daysOf(night).includes(sleepDate)) return { field: 'sleepDate', reason: 'other_night' };
  if (night.fallAsleepMinutes > hours * 60) return { field: 'fallAsleepTime', reason: 'longer_than_night' };
  return null;
};
