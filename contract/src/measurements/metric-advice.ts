import type { CareGroup } from '../profile/care-rules.ts';
import { adviseOnReading, type GlucoseAdvice } from './glucose-rules.ts';
import { adviseOnHeartRate, type HeartRateAdvice } from './heart-rate-rules.ts';
import type { HealthMetric } from './metric-schemas.ts';
import { adviseOnPressure, type PressureAdvice } from './pressure-rules.ts';

/** What a reading of any type asks for at once. */
export type MetricAdvice = GlucoseAdvice | PressureAdvice | HeartRateAdvice;

/** What is told at any age: a child's heart beats faster, and its pressure is lower. */
const anyAge: readonly MetricAdvice[] = ['pressure_crisis', 'heart_rate_emergency'];

/** What a single reading of pressure or pulse asks for; under 18 only what is an emergency at any age. */
const forGroup = (advice: MetricAdvice, group: CareGroup): MetricAdvice =>
  group === 'minor' && !anyAge.includes(advice) ? null : advice;

/** What a single reading asks for at once; null for nothing. */
export const adviseOnMetric = (
  metric: Pick<HealthMetric, 'metricType' | 'value' | 'diastolic' | 'rangeFlag'>,
  group: CareGroup,
): MetricAdvice => {
  const { metricType, value, diastolic } = metric;
  if (metricType === 'glucose') return adviseOnReading(metric);
  if (value === null) return null;
  if (metricType === 'blood_pressure')
    return diastolic === null
      ? null
      : forGroup(adviseOnPressure({ systolic: value, diastolic }, group === 'pregnant'), group);
  return metricType === 'heart_rate' ? forGroup(adviseOnHeartRate(value), group) : null;
};
