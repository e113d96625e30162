import { dayOf, lastDaysRange } from '@vida/contract/core/time.ts';
import {
  computeHeartRateFigures,
  EMERGENCY_HEART_RATE_ABOVE,
  HIGH_HEART_RATE_ABOVE,
} from '@vida/contract/measurements/heart-rate-rules.ts';
import { ADVICE_DAYS, type Person, type TimedHeartRate } from '../../adviser.ts';
import { DAY_MS, isWithin } from './calendar.ts';

/** Heart rate at rest. */
export interface HeartRateFacts {
  /** The newest reading where it is at most a day old. */
  readonly lastOfDay: TimedHeartRate | null;
  readonly lastOfWeek: TimedHeartRate | null;
  /** Above 120 (under 18 above 150) where it is at most a day old: exercise waits. */
  readonly isHighToday: boolean;
  /** Mean of the last 14 calendar days in whole beats a minute; null below three days with readings. */
  readonly meanBpm: number | null;
  readonly readingCount: number;
}

/** The heart rate facts at `now`. */
export const buildHeartRateFacts = (
  { vitals, timeZone }: Person,
  now: Date,
  { isMinor }: { readonly isMinor: boolean },
): HeartRateFacts => {
  const { heartRates } = vitals;
  const { from } = lastDaysRange(ADVICE_DAYS, now, timeZone);
  const recent = heartRates.filter(({ at }) => at >= from.getTime());
  const { meanBpm, sufficient } = computeHeartRateFigures(
    recent.map(({ at, bpm }) => ({ bpm, day: dayOf(new Date(at), timeZone) })),
  );
  const lastOfDay = heartRates.filter(isWithin(DAY_MS, now)).at(-1) ?? null;
  return {
    lastOfDay,
    lastOfWeek: heartRates.filter(isWithin(7 * DAY_MS, now)).at(-1) ?? null,
    // A child's heart beats faster.
    isHighToday:
      lastOfDay !== null && lastOfDay.bpm > (isMinor ? EMERGENCY_HEART_RATE_ABOVE : HIGH_HEART_RATE_ABOVE),
    meanBpm: sufficient && meanBpm !== null ? Math.round(meanBpm) : null,
    readingCount: recent.length,
  };
};
