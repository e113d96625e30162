import type { MetricType } from './metric-kinds.ts';
import { diastolicLimits, isWithin, metricLimits } from './metric-limits.ts';
import { USUAL_PULSE_PRESSURE } from './pressure-rules.ts';

/** A possible value, in the stored unit. */
export interface PossibleValue {
  readonly metricType: MetricType;
  readonly value: number;
  readonly diastolic?: number | null;
}

/** Whether a possible value is rare enough for the form to ask 'Confirma este valor?'. */
export const isUnusualValue = ({ metricType, value, diastolic }: PossibleValue): boolean => {
  if (!isWithin(value, metricLimits[metricType].usual)) return true;
  if (metricType !== 'blood_pressure' || typeof diastolic !== 'number') return false;
  return !isWithin(diastolic, diastolicLimits.usual) || !isWithin(value - diastolic, USUAL_PULSE_PRESSURE);
};
