import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import type { Vitals } from '../../adviser/adviser.ts';

/** A reading other than glucose, as another feature stores it. */
export interface VitalRow {
  readonly metricType: MetricType;
  readonly measuredAt: Date;
  /** For blood pressure the systolic one. */
  readonly value: number | null;
  readonly diastolic: number | null;
}

/** The readings by type, ascending by moment; incomplete ones are left out. */
export const toVitals = (rows: readonly VitalRow[]): Vitals => {
  const sorted = rows.toSorted((a, b) => a.measuredAt.getTime() - b.measuredAt.getTime());
  const valuesOf = (metricType: MetricType) =>
    sorted.flatMap((row) =>
      row.metricType === metricType && row.value !== null
        ? [{ at: row.measuredAt.getTime(), value: row.value, diastolic: row.diastolic }]
        : [],
    );
  return {
    pressures: valuesOf('blood_pressure').flatMap(({ at, value, diastolic }) =>
      diastolic === null ? [] : [{ at, systolic: value, diastolic }],
    ),
    weights: valuesOf('weight').map(({ at, value }) => ({ at, weightKg: value })),
    heartRates: valuesOf('heart_rate').map(({ at, value }) => ({ at, bpm: value })),
    hba1cs: valuesOf('hba1c').map(({ at, value }) => ({ at, percent: value })),
  };
};
