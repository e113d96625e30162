import { fromMgDl } from './glucose-units.ts';
import type { MetricType } from './metric-kinds.ts';

export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Outside `possible` a value is refused; outside `usual` the form asks 'Confirma este valor?'. */
export interface ValueLimits {
  readonly possible: Limits;
  readonly usual: Limits;
}

/** In the stored unit. Engineering limits, wide enough for real extremes; nothing here is a diagnosis. */
export const metricLimits: Readonly<Record<MetricType, ValueLimits>> = {
  glucose: { possible: { min: 10, max: 1000 }, usual: { min: 40, max: 400 } },
  blood_pressure: { possible: { min: 50, max: 300 }, usual: { min: 80, max: 200 } },
  weight: { possible: { min: 20, max: 400 }, usual: { min: 35, max: 250 } },
  heart_rate: { possible: { min: 20, max: 250 }, usual: { min: 40, max: 150 } },
  hba1c: { possible: { min: 3, max: 20 }, usual: { min: 4.5, max: 14 } },
};

export const diastolicLimits: ValueLimits = {
  possible: { min: 20, max: 200 },
  usual: { min: 45, max: 130 },
};

/** What is possible in the unit a value was sent in. */
export const possibleLimitsIn = (metricType: MetricType, unit: string): Limits => {
  const { possible } = metricLimits[metricType];
  return metricType === 'glucose' && unit === 'mmol/L'
    ? { min: fromMgDl(possible.min, 'mmol/L'), max: fromMgDl(possible.max, 'mmol/L') }
    : possible;
};

export const isWithin = (value: number, { min, max }: Limits): boolean => value >= min && value <= max;
