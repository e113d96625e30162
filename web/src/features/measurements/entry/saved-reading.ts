import { DAY_MS, dayOf } from '@vida/contract/core/time.ts';
import { adviseOnMetric } from '@vida/contract/measurements/metric-advice.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { findWeightChange, type TimedWeight, type WeightChange } from '@vida/contract/measurements/weight-rules.ts';
import { type CareGroup, careGroupOf, watchesFluid } from '@vida/contract/profile/care-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { isCurrent } from '../format-moment.ts';

const CURRENT_WEIGHT_FOR_MS = DAY_MS;

/** Whether a reading asks for something, and whether that is still about now. */
export type Alarm = 'now' | 'past' | null;

/** A reading that was just stored, with what only its neighbours and the person's profile tell. */
export interface SavedReading {
  readonly metric: HealthMetric;
  readonly weightChange: WeightChange | null;
  readonly alarm: Alarm;
  /** Whose reading it is; null where the profile could not be read. */
  readonly profile: HealthProfile | null;
}

/** What else is known when a reading was stored. */
interface Known {
  /** Those before it, ascending. */
  readonly weights: readonly TimedWeight[];
  /** Null where it could not be read. */
  readonly profile: HealthProfile | null;
  readonly timeZone: string;
  readonly now: Date;
}

const findChangeTo = (
  { metricType, measuredAt, value }: HealthMetric,
  { weights, profile }: Known,
): WeightChange | null => {
  if (metricType !== 'weight' || value === null) return null;
  return findWeightChange([...weights, { at: new Date(measuredAt).getTime(), weightKg: value }], {
    watchesFluid: profile !== null && watchesFluid(profile),
  });
};

const alarmOf = (metric: HealthMetric, change: WeightChange | null, group: CareGroup, now: Date): Alarm => {
  if (change === null && adviseOnMetric(metric, group) === null) return null;
  const isNow = change
    ? now.getTime() - new Date(metric.measuredAt).getTime() < CURRENT_WEIGHT_FOR_MS
    : isCurrent(metric, now);
  return isNow ? 'now' : 'past';
};

/** A stored reading with what it asks for, for this person. */
export const toSavedReading = (metric: HealthMetric, known: Known): SavedReading => {
  const { profile, timeZone, now } = known;
  const weightChange = findChangeTo(metric, known);
  const group = profile ? careGroupOf(profile, dayOf(now, timeZone)) : 'adult';
  return { metric, weightChange, alarm: alarmOf(metric, weightChange, group, now), profile };
};
