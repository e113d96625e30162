import type { CareGroup } from '../profile/care-rules.ts';
import { adviseOnReading, type GlucoseAdvice } from './glucose-rules.ts';
import { adviseOnHeartRate, type HeartRateAdvice } from './heart-rate-rules.ts';
import type { HealthMetric } from './metric-schemas.ts';
import { adviseOnPressure, type PressureAdvice } from './pressure-rules.ts';

/** What a reading of any type asks for at once. */
export type MetricAdvice = GlucoseAdvice | PressureAdvice | HeartRateAdvice;

/**
 * What a single reading asks for at once; null for nothing. A child's heart beats faster: under 18 only what is an
 * emergency at any age is told.
 */
export const adviseOnMetric = (
  metric: Pick<HealthMetric, 'metricType' | 'value' | 'diastolic' | 'rangeFlag'>,
  group: CareGroup,
): MetricAdvice => {
  const { metricType, value, diastolic } = metric;
  if (metricType === 'glucose') return adviseOnReading(metric);
  if (value === null) return null;
  if (metricType === 'blood_pressure')
    return diastolic === null ? null : adviseOnPressure({ systolic: value, diastolic });
  if (metricType !== 'heart_rate') return null;
  const advice = adviseOnHeartRate(value);
  return group === 'minor' && advice !== 'heart_rate_emergency' ? null : advice;
};
