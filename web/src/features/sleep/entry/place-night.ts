import { addDaysTo } from '@vida/contract/core/time.ts';
import { type Moment, readMoment } from '@vida/contract/core/wall-time.ts';
import type { Night } from '@vida/contract/sleep/sleep-rules.ts';

/** A night as the form holds it: the day of waking, two clocks, each in its zone ('America/Sao_Paulo' or '-03:00'). */
export interface TypedTimes {
  /** `yyyy-MM-dd` */
  readonly sleepDate: string;
  /** `HH:mm` */
  readonly bedTime: string;
  readonly wakeTime: string;
  readonly bedTimeZone: string;
  readonly wakeTimeZone: string;
}

const isReadable = ({ at }: Moment): boolean => !Number.isNaN(at.getTime());

/**
 * The moments of a night: waking is on its day, going to bed the last time before that the clock showed `bedTime` (the
 * evening before, or after midnight the same day). Equal clocks stay equal, and are refused by the rules. `null` while
 * something is missing or is no day or time.
 */
export const placeNight = (typed: TypedTimes): Pick<Night, 'bed' | 'wake'> | null => {
  const wake = readMoment(`${typed.sleepDate}T${typed.wakeTime}`, typed.wakeTimeZone);
  if (!isReadable(wake)) return null;
  // The day after is earlier where somebody flew over the date line.
  const beds = [1, 0, -1, -2].map((days) =>
    readMoment(`${addDaysTo(typed.sleepDate, days)}T${typed.bedTime}`, typed.bedTimeZone),
  );
  const bed = beds.find(({ at }) => at.getTime() <= wake.at.getTime());
  return bed && isReadable(bed) ? { bed, wake } : null;
};
