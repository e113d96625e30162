import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';

/** What can be measured, in the order of tabs and choices. */
export const metricTypes = [
  'glucose',
  'blood_pressure',
  'weight',
  'heart_rate',
  'hba1c',
] as const satisfies readonly MetricType[];

/** A laboratory value has a day and no time. */
export const hasTime = (type: MetricType): boolean => type !== 'hba1c';
