import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import type { UseFormReturn } from 'react-hook-form';
import type { Measurement, MeasurementDraft } from './measurement-draft.ts';

/** A form over a measurement. */
export type MeasurementFormReturn = UseFormReturn<MeasurementDraft, unknown, Measurement>;

export interface MeasurementFieldsProps {
  type: MetricType;
  form: MeasurementFormReturn;
}
