import { z } from 'zod';
import { type MetricType, metricContexts, metricKinds, metricTypes } from './metric-definitions.ts';

/** What is measured. */
export const metricTypeSchema = z.enum(metricTypes);
export type { MetricType };

/** How a value came about; `manual` is typed in by hand, the way of measuring unknown. */
export const metricKindSchema = z.enum(metricKinds);
export type MetricKind = z.infer<typeof metricKindSchema>;

/** The moment of a glucose reading (Portuguese keys by exception). */
export const metricContextSchema = z.enum(metricContexts);
export type MetricContext = z.infer<typeof metricContextSchema>;

/** Outside what the device can measure: there is no value, only the side. */
export const rangeFlagSchema = z.enum(['low', 'high']);
export type RangeFlag = z.infer<typeof rangeFlagSchema>;
