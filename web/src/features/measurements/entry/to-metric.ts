import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import type { HealthMetricChange, NewHealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { CheckedValues } from './check-measurement.ts';
import type { Measurement, MeasurementDraft } from './measurement-draft.ts';

/** A form that may be saved. */
export interface CheckedMeasurement {
  readonly type: MetricType;
  readonly typed: Measurement;
  readonly values: CheckedValues;
  readonly at: Date;
  /** The fields that somebody touched. */
  readonly touched: Readonly<Partial<Record<keyof MeasurementDraft, boolean>>>;
}

const sentValueOf = ({ value, unit, rangeFlag }: CheckedValues) =>
  rangeFlag === null ? { value, unit } : { rangeFlag };

/** The reading as it is sent; an untouched 'Quando' is the moment of saving. */
export const toNewMetric = ({ type, typed, values, at, touched }: CheckedMeasurement): NewHealthMetric => ({
  metricType: type,
  ...sentValueOf(values),
  ...(type === 'glucose' && { context: typed.context === '' ? null : typed.context }),
  ...(values.diastolic !== null && { diastolic: values.diastolic }),
  ...(typed.kind !== 'manual' && { kind: typed.kind }),
  ...(touched.when && { measuredAt: at.toISOString() }),
  ...(typed.notes !== '' && { notes: typed.notes }),
});

/** Only what somebody changed. */
export const toMetricChange = ({ typed, values, at, touched }: CheckedMeasurement): HealthMetricChange => {
  const { value, unit, diastolic, rangeFlag } = values;
  return {
    ...(touched.value && { value, unit, rangeFlag }),
    ...((touched.value || touched.diastolic) && diastolic !== null && { value, diastolic }),
    ...(touched.context && { context: typed.context === '' ? null : typed.context }),
    ...(touched.kind && { kind: typed.kind }),
    ...(touched.when && { measuredAt: at.toISOString() }),
    ...(touched.notes && { notes: typed.notes === '' ? null : typed.notes }),
  };
};
