import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { storedUnitOf } from '@vida/contract/measurements/metric-definitions.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { Pressure } from '@vida/contract/measurements/pressure-rules.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { formatReading } from './glucose/format-glucose.ts';
import { NOTHING } from './measurements-messages.ts';

/** '128 por 82', as people say it; '128/82' where there is little room. */
export const formatPressure = ({ systolic, diastolic }: Pressure, between = ' por '): string =>
  `${formatNumber(systolic)}${between}${formatNumber(diastolic)}`;

/** The number of a reading that is no glucose, without its unit: '128 por 82', '78,4'. */
export const formatVital = (
  { value, diastolic }: Pick<HealthMetric, 'value' | 'diastolic'>,
  between?: string,
): string => {
  if (value === null) return NOTHING;
  return diastolic === null ? formatNumber(value) : formatPressure({ systolic: value, diastolic }, between);
};

/** A unit as it stands after its number: ' mmHg', '%'. */
export const unitAfterNumber = (unit: string): string => (unit === '%' ? unit : ` ${unit}`);

/** Any reading with its unit, glucose in the person's: '112 mg/dL', '128 por 82 mmHg', '7,2%'. */
export const formatMetric = (
  metric: Pick<HealthMetric, 'metricType' | 'value' | 'diastolic' | 'rangeFlag'>,
  glucoseUnit: GlucoseUnit,
): string => {
  if (metric.metricType === 'glucose') return formatReading(metric, glucoseUnit);
  return `${formatVital(metric)}${unitAfterNumber(storedUnitOf(metric.metricType))}`;
};
