import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import type { ParsedReading, ParsedTreatment } from './read-line.ts';

/** Readings and treatments of a file, in the order of its rows. */
export interface FileContent {
  readonly readings: readonly ParsedReading[];
  readonly treatments: readonly ParsedTreatment[];
}

const HAS_READING = 1;
const HAS_TREATMENT = 2;

/** How many rows the content comes from: a row may hold several readings and treatments. */
export const countRows = ({ readings, treatments }: FileContent) => {
  const marks = new Uint8Array(Math.max(readings.at(-1)?.row ?? -1, treatments.at(-1)?.row ?? -1) + 1);
  for (const { row } of readings) marks[row] = HAS_READING;
  for (const { row } of treatments) marks[row] = (marks[row] ?? 0) | HAS_TREATMENT;
  const counts = { rows: 0, withReading: 0, withTreatment: 0 };
  for (const mark of marks) {
    if (mark !== 0) counts.rows += 1;
    if (mark & HAS_READING) counts.withReading += 1;
    if (mark & HAS_TREATMENT) counts.withTreatment += 1;
  }
  return counts;
};

/** How many readings there are of each type. */
export const countByType = (
  readings: readonly ParsedReading[],
): { metricType: MetricType; count: number }[] => {
  const counts = new Map<MetricType, number>();
  for (const { metricType } of readings) counts.set(metricType, (counts.get(metricType) ?? 0) + 1);
  return [...counts].map(([metricType, count]) => ({ metricType, count }));
};

const byTime = (a: ParsedReading, b: ParsedReading): number => a.at.getTime() - b.at.getTime();

/** The first and last moment, and the first few glucose readings in time, without sorting a long list. */
export const findBounds = (readings: readonly ParsedReading[], sampleCount: number) => {
  let [earliestMs, latestMs, sampledMs] = [Infinity, -Infinity, Infinity];
  const firstGlucose: ParsedReading[] = [];
  for (const reading of readings) {
    const ms = reading.at.getTime();
    earliestMs = Math.min(earliestMs, ms);
    latestMs = Math.max(latestMs, ms);
    if (reading.metricType !== 'glucose' || ms >= sampledMs) continue;
    firstGlucose.splice(sampleCount - 1, 1);
    firstGlucose.push(reading);
    firstGlucose.sort(byTime);
    sampledMs = firstGlucose[sampleCount - 1]?.at.getTime() ?? Infinity;
  }
  const [earliest, latest] = readings.length > 0 ? [new Date(earliestMs), new Date(latestMs)] : [null, null];
  return { earliest, latest, firstGlucose };
};
