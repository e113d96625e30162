import { DAY_MINUTES, MINUTE_MS } from '@vida/contract/core/time.ts';
import type { ChartPoint } from '../ui/charts/chart-points.ts';
import type { GlucoseRange } from '../ui/charts/glucose-range.ts';

/** For the page of parts only; the product asks the contract. */
export const sampleRangeOf = (value: number): GlucoseRange => {
  if (value < 54) return 'veryLow';
  if (value < 70) return 'low';
  if (value <= 180) return 'target';
  return value <= 250 ? 'high' : 'veryHigh';
};

const values = [
  105, 152, 116, 115, 164, 120, 96, 138, 112, 118, 168, 262, 94, 148, 145, 126, 48, 128, 102, 140, 128, 104, 134, 212,
  108, 145, 116, 154, 150, 98, 61, 137, 148, 110, 156, 142, 104, 190, 124, 112,
];

/** Fourteen days of finger pricks that end at `now`. */
export const fingerPricks = (now: number): ChartPoint[] =>
  values.map((value, index) => ({
    at: now - (values.length - 1 - index) * 500 * MINUTE_MS,
    value,
    kind: 'point',
  }));

/** `days` days of a sensor that writes every five minutes, with a silent afternoon. */
export const sensorReadings = (now: number, days: number): ChartPoint[] =>
  Array.from({ length: (days * DAY_MINUTES) / 5 }, (_, index) => {
    const day = (index * 5) / DAY_MINUTES;
    const meals = Math.max(0, Math.sin(day * 2 * Math.PI * 3)) * 55;
    const slow = Math.sin(day * 1.7) * 28;
    return {
      at: now - (days - day) * DAY_MINUTES * MINUTE_MS,
      value: Math.round(110 + meals + slow),
      kind: 'sensor' as const,
    };
  }).filter((_, index) => index < 400 || index > 450);
