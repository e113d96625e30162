import { DAY_MS, dayOf, lastDaysRange } from '@vida/contract/core/time.ts';
import { ADVICE_DAYS } from '../../adviser.ts';

interface Timed {
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Whether a moment is at most so long before `now`. */
export const isWithin =
  (ms: number, now: Date) =>
  ({ at }: Timed): boolean =>
    now.getTime() - at <= ms;

/** What is new at `now` of some readings, ascending as they are. */
export const windowsOf = <Reading extends Timed>(readings: readonly Reading[], now: Date) => {
  const ofDay = readings.filter(isWithin(DAY_MS, now));
  const ofWeek = readings.filter(isWithin(7 * DAY_MS, now));
  return { ofDay, lastOfDay: ofDay.at(-1) ?? null, ofWeek, lastOfWeek: ofWeek.at(-1) ?? null };
};

/** The readings of the last 14 calendar days, today included, with their days. */
export const datedOf = <Reading extends Timed>(readings: readonly Reading[], now: Date, timeZone: string) => {
  const { from } = lastDaysRange(ADVICE_DAYS, now, timeZone);
  return readings
    .filter(({ at }) => at >= from.getTime())
    .map((reading) => ({ ...reading, day: dayOf(new Date(reading.at), timeZone) }));
};
