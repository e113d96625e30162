import {
  type HealthMetricChange,
  type NewHealthMetric,
  newHealthMetricSchema,
} from '@vida/contract/measurements/metric-schemas.ts';
import { invalid } from '../../http/errors.ts';
import { parseOrRefuse } from '../../http/validation.ts';
import { measurementsFieldLabels, measurementsMessages } from './measurements-messages.ts';
import type { MetricRow, NewMetricRow } from './metrics-repository.ts';
import { toHealthMetric, toNewRow } from './to-metric-row.ts';

const kept = <T>(given: T | null | undefined, stored: T): T => given ?? stored;
const clearable = <T>(given: T | null | undefined, stored: T | null): T | null =>
  given === undefined ? stored : given;

/** The reading with the change applied, as it would have been sent; a new value without a unit has none. */
const merge = (row: MetricRow, change: HealthMetricChange): NewHealthMetric => {
  const stored = toHealthMetric(row);
  return {
    metricType: row.metricType,
    value: clearable(change.value, stored.value),
    unit: change.unit ?? (typeof change.value === 'number' && change.value !== row.value ? null : stored.unit),
    measuredAt: kept(change.measuredAt, stored.measuredAt),
    utcOffsetMinutes: change.utcOffsetMinutes ?? (change.measuredAt ? null : stored.utcOffsetMinutes),
    kind: kept(change.kind, stored.kind),
    context: clearable(change.context, stored.context),
    diastolic: clearable(change.diastolic, stored.diastolic),
    rangeFlag: clearable(change.rangeFlag, stored.rangeFlag),
    notes: clearable(change.notes, stored.notes),
  };
};

/**
 * The columns that a change sets. The result has to be a possible reading as a whole. A value sent back as it was
 * read keeps what it was first written as (5,5 mmol/L stays 5,5); type, source and import never change.
 */
export const changeMetricRow = (
  row: MetricRow,
  change: HealthMetricChange,
  now: Date,
  timeZone: string,
): Partial<NewMetricRow> => {
  if (change.metricType && change.metricType !== row.metricType)
    throw invalid([{ field: 'metricType', message: measurementsMessages.typeNeverChanges }]);
  const merged = parseOrRefuse(newHealthMetricSchema, merge(row, change), measurementsFieldLabels);
  const {
    metricType: _,
    source: __,
    sourceKey: ___,
    importId: ____,
    createdAt: _____,
    ...changed
  } = toNewRow(merged, now, timeZone);
  const { value, originalValue, originalUnit } = row;
  return changed.value === value ? { ...changed, originalValue, originalUnit } : changed;
};
