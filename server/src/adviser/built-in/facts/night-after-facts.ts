import { GOOD_SLEEP_HOURS } from '@vida/contract/sleep/sleep-rules.ts';
import type { TimedUse } from '../../adviser.ts';
import { HOUR_MS } from './calendar.ts';
import { isShorterThan, POOR_QUALITY_BELOW, type SleptNight } from './sleep-facts.ts';
import { isLateCaffeine, isLateGaming, isUseOf } from './substance-facts.ts';

/** Fewer poor nights are no coincidence worth telling (our choice). */
const MIN_POOR_NIGHTS = 2;
/** What is called slow in falling asleep (specification's second tip). */
const SLOW_MINUTES = 20;
const EVENING_HOURS = 6;
/** Caffeine halves in about 5 hours: what was taken so long before bed still counts. */
const CAFFEINE_HOURS = 12;

/** Nights with something before them, and the others; how many of each were poor. Counts, never a cause. */
export interface NightsAfter {
  readonly nights: number;
  readonly poor: number;
  readonly otherNights: number;
  readonly otherPoor: number;
}

/** `null` where too few nights were poor, or not more of them than of the others. */
export interface NightAfterFacts {
  /** Low marks after alcohol in the evening. */
  readonly alcohol: NightsAfter | null;
  /** Low marks or slow sleep after caffeine from 14 h on. */
  readonly caffeine: NightsAfter | null;
  /** Less than 7 hours after gaming from 23 h on. */
  readonly gaming: NightsAfter | null;
}

interface Question {
  readonly counts: (use: TimedUse) => boolean;
  readonly hoursBefore: number;
  readonly isPoor: (night: SleptNight) => boolean;
}

const compareNights = (
  nights: readonly SleptNight[],
  uses: readonly TimedUse[],
  { counts, hoursBefore, isPoor }: Question,
): NightsAfter | null => {
  const moments = uses.filter(counts).map(({ at }) => at);
  const isAfter = ({ bedAt, wake }: SleptNight): boolean =>
    moments.some((at) => at > bedAt - hoursBefore * HOUR_MS && at < wake.at.getTime());
  const after = nights.filter(isAfter);
  const others = nights.filter((night) => !isAfter(night));
  const [poor, otherPoor] = [after.filter(isPoor).length, others.filter(isPoor).length];
  const isMoreOften = others.length === 0 || poor * others.length > otherPoor * after.length;
  return poor >= MIN_POOR_NIGHTS && poor * 2 >= after.length && isMoreOften
    ? { nights: after.length, poor, otherNights: others.length, otherPoor }
    : null;
};

const hasLowMark = ({ quality }: SleptNight): boolean => quality < POOR_QUALITY_BELOW;

/** What the nights after were like, of one record a day. */
export const buildNightAfterFacts = (
  nights: readonly SleptNight[],
  uses: readonly TimedUse[],
): NightAfterFacts => ({
  alcohol: compareNights(nights, uses, {
    counts: isUseOf('alcohol'),
    hoursBefore: EVENING_HOURS,
    isPoor: hasLowMark,
  }),
  caffeine: compareNights(nights, uses, {
    counts: (use) => isUseOf('caffeine')(use) && isLateCaffeine(use),
    hoursBefore: CAFFEINE_HOURS,
    isPoor: (night) => hasLowMark(night) || night.fallAsleepMinutes > SLOW_MINUTES,
  }),
  gaming: compareNights(nights, uses, {
    counts: (use) => isUseOf('gaming')(use) && isLateGaming(use),
    hoursBefore: EVENING_HOURS,
    isPoor: isShorterThan(GOOD_SLEEP_HOURS),
  }),
});
