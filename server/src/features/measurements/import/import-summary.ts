import { type ImportResult, MAX_REPORTED_ERRORS } from '@vida/contract/measurements/import-schemas.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import type { FileRows, ReadFile } from './read-file.ts';
import type { ParsedReading } from './read-line.ts';

/** Readings and treatments, in the order of the file. */
export type FileContent = Pick<FileRows, 'readings' | 'treatments'>;

const SAMPLE_COUNT = 5;

/** How many rows the content comes from: a row may hold several readings and treatments. */
const countRows = ({ readings, treatments }: FileContent) => {
  const withReading = new Set(readings.map(({ row }) => row));
  const withTreatment = new Set(treatments.map(({ row }) => row));
  return {
    all: withReading.union(withTreatment).size,
    withReading: withReading.size,
    withTreatment: withTreatment.size,
  };
};

const byTime = (a: ParsedReading, b: ParsedReading): number => a.at.getTime() - b.at.getTime();

/** The first and last moment, and the first few glucose readings in time, without keeping any other. */
const createBounds = () => {
  let [earliestMs, latestMs, sampledMs] = [Infinity, -Infinity, Infinity];
  const firstGlucose: ParsedReading[] = [];
  return {
    add: (reading: ParsedReading): void => {
      const ms = reading.at.getTime();
      earliestMs = Math.min(earliestMs, ms);
      latestMs = Math.max(latestMs, ms);
      if (reading.metricType !== 'glucose' || ms >= sampledMs) return;
      firstGlucose.splice(SAMPLE_COUNT - 1, 1);
      firstGlucose.push(reading);
      firstGlucose.sort(byTime);
      sampledMs = firstGlucose[SAMPLE_COUNT - 1]?.at.getTime() ?? Infinity;
    },
    result: () => ({
      from: Number.isFinite(earliestMs) ? new Date(earliestMs).toISOString() : null,
      to: Number.isFinite(latestMs) ? new Date(latestMs).toISOString() : null,
      samples: firstGlucose.map(({ line, at, kind, value, rangeFlag }) => ({
        line,
        measuredAt: at.toISOString(),
        kind,
        value,
        rangeFlag,
      })),
    }),
  };
};

/** Says what became of a file whose rows come some at a time: all of them, and what of them is new. */
export const createImportSummary = ({ format, unit, dateOrder }: ReadFile) => {
  let [rows, imported, readings, treatments, repeated, skipped, errorCount] = [0, 0, 0, 0, 0, 0, 0];
  const errors: ImportResult['errors'] = [];
  const countOfType = new Map<MetricType, number>();
  const bounds = createBounds();
  return {
    addRows: (some: FileRows): void => {
      rows += countRows(some).all;
      repeated += some.duplicates;
      skipped += some.skipped;
      errorCount += some.errors.length;
      errors.push(...some.errors.slice(0, MAX_REPORTED_ERRORS - errors.length));
    },
    /** Whole rows: what comes in one call has no row in another. */
    addNew: (fresh: FileContent): void => {
      const { all, withReading, withTreatment } = countRows(fresh);
      imported += all;
      readings += withReading;
      treatments += withTreatment;
      for (const reading of fresh.readings) {
        countOfType.set(reading.metricType, (countOfType.get(reading.metricType) ?? 0) + 1);
        bounds.add(reading);
      }
    },
    result: (): Omit<ImportResult, 'importId'> => ({
      format,
      unit,
      dateOrder,
      imported,
      duplicates: repeated + rows - imported,
      skipped,
      errors,
      errorCount,
      readings,
      readingTypes: [...countOfType].map(([metricType, count]) => ({ metricType, count })),
      treatments,
      ...bounds.result(),
    }),
  };
};
