import { HOUR_MS } from '../core/time.ts';
import type { CareGroup } from '../profile/care-rules.ts';
import { adviseOnMetric, type MetricAdvice } from './metric-advice.ts';
import type { HealthMetric } from './metric-schemas.ts';

/** How long a reading still says how the person is, milliseconds. */
const CURRENT_FOR_MS = {
  glucose: 2 * HOUR_MS,
  heart_rate: 2 * HOUR_MS,
  blood_pressure: 24 * HOUR_MS,
} as const;

export type VitalSign = keyof typeof CURRENT_FOR_MS;

/** From when on a reading of each kind is asked for at `now`. */
export const vitalSignsSince = (now: Date): Readonly<Record<VitalSign, Date>> => {
  const since = (sign: VitalSign) => new Date(now.getTime() - CURRENT_FOR_MS[sign]);
  return {
    glucose: since('glucose'),
    heart_rate: since('heart_rate'),
    blood_pressure: since('blood_pressure'),
  };
};

/** What nobody should be cheered beside, or sent to rest: treat it, measure again, or see a professional. */
const emergencies: readonly MetricAdvice[] = [
  'low_rule_of_15',
  'very_low_rule_of_15',
  'high_measure_again',
  'high_same_day_care',
  'high_emergency',
  'pressure_crisis',
  'pressure_pregnancy_urgent',
  'heart_rate_emergency',
];

export interface SignReading extends Pick<HealthMetric, 'value' | 'diastolic' | 'rangeFlag'> {
  readonly metricType: VitalSign;
  readonly measuredAt: Date;
}

/** Whether one of the newest readings of each kind is an emergency that may still last (never Vida beside one). */
export const isEmergency = (newest: readonly SignReading[], group: CareGroup, now: Date): boolean => {
  const since = vitalSignsSince(now);
  return newest.some(
    (reading) =>
      reading.measuredAt >= since[reading.metricType] && emergencies.includes(adviseOnMetric(reading, group)),
  );
};
