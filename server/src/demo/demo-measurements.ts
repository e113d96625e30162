import { roundTo } from '@vida/contract/core/decimals.ts';
import { addDaysTo } from '@vida/contract/core/time.ts';
import type { NewHealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { noise } from './noise.ts';

/** A value of a day, by the clock of São Paulo. */
interface Measured extends NewHealthMetric {
  readonly daysAgo: number;
  readonly time: string;
}

/** Between `from` and `to`, another one for each seed. */
const between = (from: number, to: number, seed: number): number => from + (to - from) * noise(seed);

const lastDays = (days: number, step = 1): number[] =>
  Array.from({ length: Math.ceil(days / step) }, (_, index) => index * step);

const fingerPrick = (
  daysAgo: number,
  time: string,
  context: NonNullable<NewHealthMetric['context']>,
  value: number,
): Measured => ({
  metricType: 'glucose',
  kind: 'capillary',
  daysAgo,
  time,
  context,
  value: Math.round(value),
});

/** Three finger-pricks a day for two weeks; the newest is the 112 mg/dL of the first picture. */
const fingerPricks: readonly Measured[] = lastDays(14).flatMap((day) => [
  fingerPrick(day, '06:52', 'jejum', day === 0 ? 112 : between(98, 136, day * 5 + 1)),
  fingerPrick(day, '14:05', 'pos_refeicao', between(138, 204, day * 5 + 2)),
  fingerPrick(day, '22:10', 'ao_deitar', between(108, 158, day * 5 + 3)),
]);

/** Pressure and pulse every third morning: a little better month by month. */
const pressures: readonly Measured[] = lastDays(90, 3).flatMap((day) => {
  const gain = day / 12;
  const systolic = Math.round(between(124, 136, day + 0.3) + gain);
  const diastolic = Math.round(between(76, 85, day + 0.6) + gain / 2);
  const taken = { daysAgo: day, time: '07:10' } as const;
  return [
    { metricType: 'blood_pressure', value: systolic, diastolic, ...taken },
    { metricType: 'heart_rate', value: Math.round(between(66, 80, day + 0.9)), ...taken },
  ];
});

/** Weight every week: two and a half kilos less in three months. */
const weights: readonly Measured[] = lastDays(90, 7).map((day) => ({
  metricType: 'weight',
  value: roundTo(74.3 + day * 0.03 + between(0, 0.5, day + 0.1), 1),
  daysAgo: day,
  time: '06:45',
}));

const hba1cs: readonly Measured[] = [
  { metricType: 'hba1c', kind: 'laboratory', value: 6.9, daysAgo: 16, time: '08:30' },
  { metricType: 'hba1c', kind: 'laboratory', value: 7.4, daysAgo: 112, time: '08:30' },
];

/** Everything the demo's person typed in, up to `now`; `today` is their day. */
export const demoMeasurements = (now: Date, today: string): NewHealthMetric[] =>
  [...fingerPricks, ...pressures, ...weights, ...hba1cs]
    .map(({ daysAgo, time, ...metric }) => ({
      ...metric,
      measuredAt: `${addDaysTo(today, -daysAgo)}T${time}:00-03:00`,
    }))
    .filter(({ measuredAt }) => new Date(measuredAt) <= now);
