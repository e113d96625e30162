import { isWithin, type MetricType, metricDefinitions } from './metric-definitions.ts';
import { USUAL_PULSE_PRESSURE } from './pressure-rules.ts';

/** A possible value, in the stored unit. */
export interface PossibleValue {
  readonly metricType: MetricType;
  readonly value: number;
  readonly diastolic?: number | null;
}

/** Whether a possible value is rare enough for the form to ask 'Confirma este valor?'. */
export const isUnusualValue = ({ metricType, value, diastolic }: PossibleValue): boolean => {
  if (!isWithin(value, metricDefinitions[metricType].usual)) return true;
  if (metricType !== 'blood_pressure' || typeof diastolic !== 'number') return false;
  return (
    !isWithin(diastolic, metricDefinitions.blood_pressure.diastolic.usual) ||
    !isWithin(value - diastolic, USUAL_PULSE_PRESSURE)
  );
};
