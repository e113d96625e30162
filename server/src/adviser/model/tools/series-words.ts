import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { DAY_MINUTES } from '@vida/contract/core/time.ts';
import { formatGlucose } from '@vida/contract/measurements/format-glucose.ts';
import { fromMgDl } from '@vida/contract/measurements/glucose-units.ts';
import { isMetricType } from '@vida/contract/measurements/metric-definitions.ts';
import { formatClock, formatDecimal, formatHours, formatMetric, formatPressure } from '../../built-in/format-values.ts';
import type { Series } from '../../health-query/health-query.ts';
import { otherUnits, type Point, units } from '../../health-query/points.ts';

const NOON = 12 * 60;

/**
 * Decimals and words of units of no metric, as the app writes them; hours, marks and clocks have words of their own.
 */
const plain = {
  times: [1, 'vezes'],
  min: [0, 'min'],
  dose: [1, 'doses'],
  cigarette: [1, 'cigarros'],
  mg: [0, 'mg'],
} as const;

/** How values of a series are written for one person, with their units. */
export const createSeriesWords = (series: Series, glucoseUnit: GlucoseUnit) => {
  const unit = units[series];

  /** An amount of the series that is no reading: how much more, how far apart. */
  const amount = (value: number): string => {
    if (series === 'glucose') {
      const digits = glucoseUnit === 'mmol/L' ? 1 : 0;
      return `${formatDecimal(fromMgDl(value, glucoseUnit), digits)} ${glucoseUnit}`;
    }
    const metric = series === 'diastolic' ? 'blood_pressure' : series;
    if (isMetricType(metric)) return formatMetric(metric, value);
    switch (otherUnits[metric]) {
      case 'h':
        return formatHours(value);
      case 'mark':
        return `${formatDecimal(value, 1)} de 10`;
      case 'clock':
        return `${formatDecimal(value, 0)} min`;
      default: {
        const [digits, words] = plain[otherUnits[metric]];
        return `${formatDecimal(value, digits)} ${words}`;
      }
    }
  };

  const value = (of: number, second: number | null = null): string => {
    if (unit === 'mg/dL') return formatGlucose(of, glucoseUnit);
    if (unit === 'mmHg' && second !== null) return formatPressure({ systolic: of, diastolic: second });
    if (unit === 'clock') return formatClock((Math.round(of) + NOON) % DAY_MINUTES);
    return amount(of);
  };

  return {
    unit: unit === 'mg/dL' ? glucoseUnit : unit,
    amount,
    value,
    /** The value of a record with its day and, where there is one, its time. */
    point: ({ value: of, second, rangeFlag, day, minute }: Point): string => {
      const edge = rangeFlag === 'low' ? 'LO (abaixo do que o aparelho mede)' : 'HI (acima do que o aparelho mede)';
      const time = minute === null ? '' : ` ${formatClock(minute)}`;
      return `${rangeFlag ? edge : value(of, second)} em ${day}${time}`;
    },
  };
};
export type SeriesWords = ReturnType<typeof createSeriesWords>;
