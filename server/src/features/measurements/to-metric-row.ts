import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { utcOffsetMinutesAt } from '@vida/contract/core/time.ts';
import { writtenOffsetMinutes } from '@vida/contract/core/wall-time.ts';
import { toMgDl } from '@vida/contract/measurements/glucose-units.ts';
import { storedUnitOf } from '@vida/contract/measurements/metric-definitions.ts';
import type { HealthMetric, NewHealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { MetricRow, NewMetricRow } from './metrics-repository.ts';

/** What a sent value is stored as: glucose in mg/dL, with the original where that was another unit. */
export const toStoredValue = ({ metricType, value, unit }: NewHealthMetric) => {
  const isOther = typeof value === 'number' && unit === 'mmol/L' && metricType === 'glucose';
  const glucoseUnit: GlucoseUnit = isOther ? 'mmol/L' : 'mg/dL';
  return {
    value: typeof value === 'number' ? toMgDl(value, glucoseUnit) : null,
    originalValue: isOther ? value : null,
    originalUnit: isOther ? 'mmol/L' : null,
  };
};

/** The row of a new reading; what was left out is now, here, typed by hand. */
export const toNewRow = (metric: NewHealthMetric, now: Date, timeZone: string): NewMetricRow => {
  const measuredAt = metric.measuredAt ? new Date(metric.measuredAt) : now;
  const written = metric.measuredAt ? writtenOffsetMinutes(metric.measuredAt) : undefined;
  return {
    metricType: metric.metricType,
    ...toStoredValue(metric),
    diastolic: metric.diastolic ?? null,
    rangeFlag: metric.rangeFlag ?? null,
    measuredAt,
    utcOffsetMinutes: metric.utcOffsetMinutes ?? written ?? utcOffsetMinutesAt(measuredAt, timeZone),
    kind: metric.kind ?? 'manual',
    context: metric.context ?? null,
    source: metric.source ?? 'manual',
    sourceKey: metric.sourceKey ?? null,
    importId: metric.importId ?? null,
    notes: metric.notes || null,
    createdAt: now,
  };
};

/** A stored reading on the wire. */
export const toHealthMetric = ({ userId: _, createdAt: __, measuredAt, ...row }: MetricRow): HealthMetric => ({
  ...row,
  unit: storedUnitOf(row.metricType),
  measuredAt: measuredAt.toISOString(),
});
