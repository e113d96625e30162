import { roundTo } from '../core/decimals.ts';
import { fromMgDl, isGlucoseUnitUnclear } from './glucose-units.ts';
import { isUnitOf, isWithin, type Limits, metricDefinitions, storedUnitOf } from './metric-definitions.ts';
import type { MetricType, RangeFlag } from './metric-kinds.ts';

/** The fields of a reading whose combination has to make sense. */
export interface CheckedMetric {
  readonly metricType: MetricType;
  readonly value?: number | null | undefined;
  readonly unit?: string | null | undefined;
  readonly diastolic?: number | null | undefined;
  readonly rangeFlag?: RangeFlag | null | undefined;
  readonly context?: string | null | undefined;
}

export type MetricField = 'value' | 'unit' | 'diastolic' | 'rangeFlag' | 'context';

/** One refused field: a reason of the error map, or the limit that was passed. */
export interface MetricProblem {
  readonly field: MetricField;
  readonly reason?: string;
  readonly limits?: Limits;
}

const checkFlag = ({ metricType, value, rangeFlag }: CheckedMetric): MetricProblem[] => {
  if (!rangeFlag) return typeof value === 'number' ? [] : [{ field: 'value', reason: 'required' }];
  if (metricType !== 'glucose') return [{ field: 'rangeFlag', reason: 'glucose_only' }];
  return typeof value === 'number' ? [{ field: 'value', reason: 'range_flag_without_value' }] : [];
};

/** What is possible in the unit a value was sent in. */
const possibleLimitsIn = (metricType: MetricType, unit: string): Limits => {
  const { possible } = metricDefinitions[metricType];
  return metricType === 'glucose' && unit === 'mmol/L'
    ? { min: fromMgDl(possible.min, 'mmol/L'), max: fromMgDl(possible.max, 'mmol/L') }
    : possible;
};

const checkValue = ({ metricType, value, unit }: CheckedMetric): MetricProblem[] => {
  if (typeof value !== 'number') return [];
  if (unit && !isUnitOf(metricType, unit)) return [{ field: 'unit', reason: 'metric_unit' }];
  if (metricType === 'glucose' && isGlucoseUnitUnclear(value)) {
    if (!unit) return [{ field: 'value', reason: 'glucose_unit_unclear' }];
    if (unit === 'mg/dL' && value < metricDefinitions.glucose.possible.min)
      return [{ field: 'value', reason: 'glucose_looks_like_mmol' }];
  }
  const limits = possibleLimitsIn(metricType, unit ?? storedUnitOf(metricType));
  if (isWithin(value, limits)) return [];
  return [{ field: 'value', limits: { min: roundTo(limits.min, 1), max: roundTo(limits.max, 1) } }];
};

const checkDiastolic = ({ metricType, value, diastolic }: CheckedMetric): MetricProblem[] => {
  const given = typeof diastolic === 'number';
  if (metricType !== 'blood_pressure') return given ? [{ field: 'diastolic', reason: 'pressure_only' }] : [];
  if (!given) return [{ field: 'diastolic', reason: 'required' }];
  const limits = metricDefinitions.blood_pressure.diastolic.possible;
  if (!isWithin(diastolic, limits)) return [{ field: 'diastolic', limits }];
  if (typeof value !== 'number' || value > diastolic) return [];
  return [{ field: 'value', reason: 'systolic_below_diastolic' }];
};

const checkContext = ({ metricType, context }: CheckedMetric): MetricProblem[] =>
  context && metricType !== 'glucose' ? [{ field: 'context', reason: 'glucose_only' }] : [];

/** Everything that makes a reading impossible; empty when it may be stored. */
export const checkMetric = (metric: CheckedMetric): readonly MetricProblem[] => [
  ...checkFlag(metric),
  ...checkValue(metric),
  ...checkDiastolic(metric),
  ...checkContext(metric),
];
