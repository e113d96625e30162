import { HOUR_MS } from '@vida/contract/core/time.ts';
import { GOOD_SLEEP_HOURS } from '@vida/contract/sleep/sleep-rules.ts';
import type { TimedUse } from '../../adviser.ts';
import { isShorterThan, POOR_QUALITY_BELOW, SLOW_MINUTES, type SleptNight } from './sleep-facts.ts';
import { isLateCaffeine, isLateGaming, isUseOf } from './substance-facts.ts';

/** Fewer poor nights are no coincidence worth telling (our choice). */
const MIN_POOR_NIGHTS = 2;
const EVENING_HOURS = 6;
/** Caffeine halves in about 5 hours: what was taken so long before bed still counts. */
const CAFFEINE_HOURS = 12;

/**
 * Nights with some of `uses` before them, and the others; how many of each were poor. Counts, never a cause: `null`
 * where too few after were poor, or not more of them than of the others.
 */
const compareNights = (
  nights: readonly SleptNight[],
  uses: readonly TimedUse[],
  hoursBefore: number,
  isPoor: (night: SleptNight) => boolean,
) => {
  const isAfter = ({ bedAt, wake }: SleptNight): boolean =>
    uses.some(({ at }) => at > bedAt - hoursBefore * HOUR_MS && at < wake.at.getTime());
  const [after, others] = [nights.filter(isAfter), nights.filter((night) => !isAfter(night))];
  const [poor, otherPoor] = [after.filter(isPoor).length, others.filter(isPoor).length];
  const isMoreOften = others.length === 0 || poor * others.length > otherPoor * after.length;
  return poor >= MIN_POOR_NIGHTS && poor * 2 >= after.length && isMoreOften
    ? { nights: after.length, poor, otherNights: others.length, otherPoor }
    : null;
};

export type NightsAfter = NonNullable<ReturnType<typeof compareNights>>;

const hasLowMark = ({ quality }: SleptNight): boolean => quality < POOR_QUALITY_BELOW;

const isLowOrSlow = (night: SleptNight): boolean => hasLowMark(night) || night.fallAsleepMinutes > SLOW_MINUTES;

/** What the nights after were like, of one record a day. */
export const buildNightAfterFacts = (nights: readonly SleptNight[], uses: readonly TimedUse[]) => {
  const caffeine = uses.filter(isUseOf('caffeine')).filter(isLateCaffeine);
  const gaming = uses.filter(isUseOf('gaming')).filter(isLateGaming);
  return {
    /** Low marks after alcohol in the evening. */
    alcohol: compareNights(nights, uses.filter(isUseOf('alcohol')), EVENING_HOURS, hasLowMark),
    /** Low marks or slow sleep after caffeine from 14 h on. */
    caffeine: compareNights(nights, caffeine, CAFFEINE_HOURS, isLowOrSlow),
    /** Less than 7 hours after gaming from 23 h on. */
    gaming: compareNights(nights, gaming, EVENING_HOURS, isShorterThan(GOOD_SLEEP_HOURS)),
  };
};
