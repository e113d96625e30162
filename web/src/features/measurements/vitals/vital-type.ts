import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';

/** What is measured beside glucose. */
export type VitalType = Exclude<MetricType, 'glucose'>;

/** The periods of a chart, in calendar days. */
export const vitalPeriods = [7, 14, 30, 90, 365] as const;

/** Weight and laboratory values move slowly: a year tells more than a month. */
export const defaultDays: Record<VitalType, number> = {
  blood_pressure: 30,
  weight: 365,
  heart_rate: 30,
  hba1c: 365,
};
