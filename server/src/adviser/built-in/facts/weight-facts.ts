import { roundTo } from '@vida/contract/core/decimals.ts';
import { DAY_MS, dayOf } from '@vida/contract/core/time.ts';
import { findWeightChange, type TimedWeight } from '@vida/contract/measurements/weight-rules.ts';
import { findWeightGoalCaution } from '@vida/contract/profile/body-mass-rules.ts';
import { watchesFluid } from '@vida/contract/profile/care-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { Person } from '../../adviser.ts';
import { isWithin, windowsOf } from './windows.ts';

/** A trend is told over at least so many days, and only while it is fresh (our choice). */
const TREND_MIN_DAYS = 14;
const TREND_FRESH_DAYS = 30;
/** Losing up to this much a week is called safe, kg. */
const SAFE_LOSS_KG_PER_WEEK = 1;

/** From the first weight of the last 90 days to the newest. */
const trendOf = (weights: readonly TimedWeight[], now: Date) => {
  const [from, to] = [weights[0], weights.at(-1)];
  if (!from || !to || !isWithin(TREND_FRESH_DAYS * DAY_MS, now)(to)) return null;
  const days = (to.at - from.at) / DAY_MS;
  if (days < TREND_MIN_DAYS) return null;
  const lostKg = from.weightKg - to.weightKg;
  return {
    from,
    to,
    /** Above 0 for a loss. */
    lostKg,
    /** Of the first weight. */
    lostShare: lostKg / from.weightKg,
    /** One decimal, as it is told. */
    lostKgPerWeek: roundTo((7 * lostKg) / days, 1),
  };
};

/** The newest of reading and profile, whose weight was typed before its last save; `null` where neither is known. */
const currentOf = ({ currentWeight, updatedAt }: HealthProfile, last: TimedWeight | null): number | null => {
  if (!last) return currentWeight;
  const isTypedLater = updatedAt !== null && last.at <= Date.parse(updatedAt);
  return isTypedLater && currentWeight !== null ? currentWeight : last.weightKg;
};

/** Body weight at `now`. */
export const buildWeightFacts = ({ profile, vitals: { weights }, timeZone }: Person, now: Date) => {
  const fluid = watchesFluid(profile);
  const last = weights.at(-1) ?? null;
  const currentKg = currentOf(profile, last);
  const isFresh = windowsOf(weights, now).lastOfWeek !== null;
  const change = isFresh ? findWeightChange(weights, { watchesFluid: fluid }) : null;
  const trend = trendOf(weights, now);
  return {
    last,
    currentKg,
    /** A fast gain or a large loss that ends at a weight of the last week: an older one is no news. */
    change,
    trend,
    /** A large loss within a month, or faster than is called safe. */
    isFallingFast: change?.kind === 'large_loss' || (trend !== null && trend.lostKgPerWeek > SAFE_LOSS_KG_PER_WEEK),
    goalKg: profile.weightGoal,
    /** What has to be said beside the goal of the profile. */
    goalCaution: findWeightGoalCaution({ ...profile, currentWeight: currentKg }, dayOf(now, timeZone)),
    /** A fast gain may be fluid: heart or kidney disease. */
    watchesFluid: fluid,
    /** Weighed in the last week. */
    isFresh,
  };
};
