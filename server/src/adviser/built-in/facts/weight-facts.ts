import { roundTo } from '@vida/contract/core/decimals.ts';
import {
  findWeightChange,
  type TimedWeight,
  type WeightChange,
} from '@vida/contract/measurements/weight-rules.ts';
import { findWeightGoalCaution, type WeightGoalCaution } from '@vida/contract/profile/body-mass-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { Person } from '../../adviser.ts';
import { DAY_MS, isWithin } from './calendar.ts';

/** A change that ends at an older weight than this is no news. */
const NEWS_DAYS = 7;
/** A trend is told over at least so many days, and only while it is fresh (our choice). */
const TREND_MIN_DAYS = 14;
const TREND_FRESH_DAYS = 30;
/** Losing up to this much a week is called safe, kg. */
const SAFE_LOSS_KG_PER_WEEK = 1;

/** From the first weight of the last 90 days to the newest. */
export interface WeightTrend {
  readonly from: TimedWeight;
  readonly to: TimedWeight;
  /** Above 0 for a loss. */
  readonly lostKg: number;
  /** Of the first weight. */
  readonly lostShare: number;
  /** One decimal, as it is told. */
  readonly lostKgPerWeek: number;
}

/** Body weight. */
export interface WeightFacts {
  readonly last: TimedWeight | null;
  /** The newest of reading and profile; `null` where neither is known. */
  readonly currentKg: number | null;
  /** A fast gain or a large loss that ends at a weight of the last week. */
  readonly change: WeightChange | null;
  readonly trend: WeightTrend | null;
  /** A large loss within a month, or faster than is called safe. */
  readonly isFallingFast: boolean;
  readonly goalKg: number | null;
  /** What has to be said beside the goal of the profile. */
  readonly goalCaution: WeightGoalCaution | null;
  /** A fast gain may be fluid: heart or kidney disease. */
  readonly watchesFluid: boolean;
  /** Weighed in the last week. */
  readonly isFresh: boolean;
}

const trendOf = (weights: readonly TimedWeight[], now: Date): WeightTrend | null => {
  const [from, to] = [weights[0], weights.at(-1)];
  if (!from || !to || !isWithin(TREND_FRESH_DAYS * DAY_MS, now)(to)) return null;
  const days = (to.at - from.at) / DAY_MS;
  if (days < TREND_MIN_DAYS) return null;
  const lostKg = from.weightKg - to.weightKg;
  return {
    from,
    to,
    lostKg,
    lostShare: lostKg / from.weightKg,
    lostKgPerWeek: roundTo((7 * lostKg) / days, 1),
  };
};

/** The profile's weight was typed before its last save; a later reading is newer. */
const currentOf = (
  { currentWeight, updatedAt }: HealthProfile,
  last: TimedWeight | undefined,
): number | null => {
  if (!last) return currentWeight;
  const isNewer = currentWeight === null || updatedAt === null || last.at > Date.parse(updatedAt);
  return isNewer ? last.weightKg : currentWeight;
};

/** The weight facts at `now`; `today` is the person's day. */
export const buildWeightFacts = (
  { profile, vitals: { weights } }: Person,
  now: Date,
  { today, watchesFluid }: { readonly today: string; readonly watchesFluid: boolean },
): WeightFacts => {
  const last = weights.at(-1);
  const currentKg = currentOf(profile, last);
  const isFresh = last !== undefined && isWithin(NEWS_DAYS * DAY_MS, now)(last);
  const change = isFresh ? findWeightChange(weights, { watchesFluid }) : null;
  const trend = trendOf(weights, now);
  return {
    last: last ?? null,
    currentKg,
    change,
    trend,
    isFallingFast:
      change?.kind === 'large_loss' || (trend !== null && trend.lostKgPerWeek > SAFE_LOSS_KG_PER_WEEK),
    goalKg: profile.weightGoal,
    goalCaution: findWeightGoalCaution({ ...profile, currentWeight: currentKg }, today),
    watchesFluid,
    isFresh,
  };
};
