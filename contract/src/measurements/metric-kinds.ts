import { z } from 'zod';

/** What is measured. */
export const metricTypeSchema = z.enum(['glucose', 'blood_pressure', 'weight', 'heart_rate', 'hba1c']);
export type MetricType = z.infer<typeof metricTypeSchema>;

/** How a value came about; `manual` is typed in by hand, the way of measuring unknown. */
export const metricKindSchema = z.enum(['capillary', 'sensor', 'laboratory', 'manual']);
export type MetricKind = z.infer<typeof metricKindSchema>;

/** The moment of a glucose reading (Portuguese keys by exception). */
export const metricContextSchema = z.enum([
  'jejum',
  'pre_refeicao',
  'pos_refeicao',
  'ao_deitar',
  'madrugada',
  'outro',
]);
export type MetricContext = z.infer<typeof metricContextSchema>;

/** Outside what the device can measure: there is no value, only the side. */
export const rangeFlagSchema = z.enum(['low', 'high']);
export type RangeFlag = z.infer<typeof rangeFlagSchema>;

/** The units a type may be sent in; the first is the one it is stored in, and the default. */
export const metricUnits = {
  glucose: ['mg/dL', 'mmol/L'],
  blood_pressure: ['mmHg'],
  weight: ['kg'],
  heart_rate: ['bpm'],
  hba1c: ['%'],
} as const satisfies Record<MetricType, readonly [string, ...string[]]>;

/** The unit a type is stored and answered in. */
export const storedUnitOf = (metricType: MetricType): string => metricUnits[metricType][0];

export const isUnitOf = (metricType: MetricType, unit: string): boolean =>
  (metricUnits[metricType] as readonly string[]).includes(unit);
