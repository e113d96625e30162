import { adviseOnMetric } from '@vida/contract/measurements/metric-advice.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { WeightChange } from '@vida/contract/measurements/weight-rules.ts';
import type { CareGroup } from '@vida/contract/profile/care-rules.ts';

const HOUR_MS = 3_600_000;
/** After this a reading no longer says how the person is now. */
const CURRENT_FOR_MS = 2 * HOUR_MS;
const CURRENT_WEIGHT_FOR_MS = 24 * HOUR_MS;

/** A reading that was just stored, with what only its neighbours tell. */
export interface SavedReading {
  readonly metric: HealthMetric;
  readonly weightChange: WeightChange | null;
}

/** Whether a reading asks for something, and whether that is still about now. */
export type Alarm = 'now' | 'past' | null;

export const findAlarm = ({ metric, weightChange }: SavedReading, group: CareGroup, now: Date): Alarm => {
  if (weightChange === null && adviseOnMetric(metric, group) === null) return null;
  const ageMs = now.getTime() - new Date(metric.measuredAt).getTime();
  return ageMs < (weightChange ? CURRENT_WEIGHT_FOR_MS : CURRENT_FOR_MS) ? 'now' : 'past';
};
