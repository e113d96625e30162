import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { measurementsMessages } from './measurements-messages.ts';

/** What can be measured, in the order of tabs and choices. */
export const metricTypes = [
  'glucose',
  'blood_pressure',
  'weight',
  'heart_rate',
  'hba1c',
] as const satisfies readonly MetricType[];

/** The same as options of a choice. */
export const metricTypeOptions = metricTypes.map((value) => ({
  value,
  label: measurementsMessages.types[value],
}));
