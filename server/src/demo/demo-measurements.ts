import { roundTo } from '@vida/contract/core/decimals.ts';
import { addDaysTo } from '@vida/contract/core/time.ts';
import type { NewHealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { SensorReading } from './libreview-file.ts';
import { between } from './noise.ts';

/** A value of a day, by the clock of São Paulo. */
interface Measured extends NewHealthMetric {
  readonly daysAgo: number;
  readonly time: string;
}

/** The instant of a value, São Paulo being three hours behind. */
const momentOf = (today: string, { daysAgo, time }: Pick<Measured, 'daysAgo' | 'time'>): string =>
  `${addDaysTo(today, -daysAgo)}T${time}:00-03:00`;

const lastDays = (days: number, step = 1): number[] =>
  Array.from({ length: Math.ceil(days / step) }, (_, index) => index * step);

const moments = [
  ['06:45', 'jejum'],
  ['14:00', 'pos_refeicao'],
  ['22:15', 'ao_deitar'],
] as const;

/** A meter beside a sensor: the same value, a few percent off. */
const METER_SPREAD = 0.06;

/** Three finger-pricks a day for two weeks, near what the sensor says; this morning's is 112 mg/dL. */
const fingerPricks = (today: string, sensor: readonly SensorReading[]): Measured[] => {
  const valueAt = new Map(sensor.map(({ at, glucoseMgDl }) => [at.getTime(), glucoseMgDl]));
  return lastDays(14).flatMap((daysAgo) =>
    moments.map(([time, context], index) => {
      const sensed = valueAt.get(Date.parse(momentOf(today, { daysAgo, time })));
      const off = 1 + between(-METER_SPREAD, METER_SPREAD, daysAgo * 5 + index);
      return {
        metricType: 'glucose',
        kind: 'capillary',
        daysAgo,
        time,
        context,
        value: sensed === undefined ? 112 : Math.round(sensed * off),
      };
    }),
  );
};

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
export const demoMeasurements = (now: Date, today: string, sensor: readonly SensorReading[]): NewHealthMetric[] =>
  [...fingerPricks(today, sensor), ...pressures, ...weights, ...hba1cs]
    .map(({ daysAgo, time, ...metric }) => ({ ...metric, measuredAt: momentOf(today, { daysAgo, time }) }))
    .filter(({ measuredAt }) => new Date(measuredAt) <= now);
