import { classifyHba1c } from '@vida/contract/measurements/hba1c-rules.ts';
import { classifyHeartRate } from '@vida/contract/measurements/heart-rate-rules.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { classifyPressure } from '@vida/contract/measurements/pressure-rules.ts';
import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import type { Care } from '../../../lib/health-profile.ts';
import { type ClassWords, hba1cWords, heartRateWords, pressureWords } from './class-messages.ts';

/** Old, and takes something against pressure: low figures are no good news. */
export const isOlderAndTreated = ({ group, takesPressureMedicine }: Care): boolean =>
  group === 'older' && takesPressureMedicine;

/**
 * The class of a reading in words; null where none is told: in pregnancy, under 18, for a weight, and while the
 * profile is not known.
 */
export const readVital = (
  { metricType, value, diastolic }: Pick<HealthMetric, 'metricType' | 'value' | 'diastolic'>,
  care: Care | null,
): ClassWords | null => {
  if (value === null || care === null || !hasTargets(care.group)) return null;
  if (metricType === 'blood_pressure')
    return diastolic === null
      ? null
      : pressureWords[classifyPressure({ systolic: value, diastolic }, isOlderAndTreated(care))];
  if (metricType === 'heart_rate') return heartRateWords[classifyHeartRate(value)];
  if (metricType !== 'hba1c') return null;
  const hba1cClass = classifyHba1c(value, care);
  return hba1cClass && hba1cWords[hba1cClass];
};
