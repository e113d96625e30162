import {
  type ImportOptions,
  type ImportResult,
  MAX_REPORTED_ERRORS,
  type MetricImport,
} from '@vida/contract/measurements/import-schemas.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { healthMetrics } from '../metrics-table.ts';
import { treatments as treatmentsTable } from '../treatments-table.ts';
import { countByType, countRows, type FileContent, findBounds } from './file-content.ts';
import { createImportsRepository, type ImportRow } from './imports-repository.ts';
import { type ReadFile, readFile } from './read-file.ts';
import type { ParsedReading, ParsedTreatment } from './read-line.ts';

const SAMPLE_COUNT = 5;

const toImport = ({ userId: _, createdAt, fromAt, toAt, ...row }: ImportRow): MetricImport => ({
  ...row,
  createdAt: createdAt.toISOString(),
  from: fromAt?.toISOString() ?? null,
  to: toAt?.toISOString() ?? null,
});

const toSample = ({ line, at, kind, value, rangeFlag }: ParsedReading) => ({
  line,
  measuredAt: at.toISOString(),
  kind,
  value,
  rangeFlag,
});

/** The content of a file that is not stored yet. */
const findNew = async (userId: string, { format, readings, treatments }: ReadFile, db: Database) => {
  const repository = createImportsRepository(db);
  const keepNew = async <T extends ParsedReading | ParsedTreatment>(
    items: readonly T[],
    table: typeof healthMetrics | typeof treatmentsTable,
  ): Promise<T[]> => {
    const keys = items.map(({ sourceKey }) => sourceKey);
    const known = await repository.findKnownKeys(userId, format, keys, table);
    return items.filter(({ sourceKey }) => !known.has(sourceKey));
  };
  return {
    readings: await keepNew(readings, healthMetrics),
    treatments: await keepNew(treatments, treatmentsTable),
  };
};

const summarize = (file: ReadFile, fresh: FileContent): Omit<ImportResult, 'importId'> => {
  const all = countRows(file);
  const { rows: imported, withReading, withTreatment } = countRows(fresh);
  const { earliest, latest, firstGlucose } = findBounds(fresh.readings, SAMPLE_COUNT);
  return {
    format: file.format,
    imported,
    duplicates: file.duplicates + all.rows - imported,
    skipped: file.skipped,
    errors: file.errors.slice(0, MAX_REPORTED_ERRORS),
    errorCount: file.errors.length,
    readings: withReading,
    readingTypes: countByType(fresh.readings),
    treatments: withTreatment,
    from: earliest?.toISOString() ?? null,
    to: latest?.toISOString() ?? null,
    unit: file.unit,
    dateOrder: file.dateOrder,
    samples: firstGlucose.map(toSample),
  };
};

export interface ImportsDeps {
  readonly db: Database;
  readonly clock: () => Date;
}

/** Files of glucose devices: read, preview, store, undo. */
export const createImportsService = ({ db, clock }: ImportsDeps) => {
  return {
    /** The slow part, outside any transaction; it ends when `signal` is aborted. */
    read: (
      viewer: Viewer,
      bytes: Uint8Array,
      options: ImportOptions,
      signal: AbortSignal,
    ): Promise<ReadFile> =>
      readFile(bytes, { ...options, timeZone: options.timeZone ?? viewer.timeZone, now: clock(), signal }),

    preview: async (userId: string, file: ReadFile): Promise<ImportResult> => ({
      ...summarize(file, await findNew(userId, file, db)),
      importId: null,
    }),

    /** Stores what is new, all of it or nothing. A file without anything new leaves no trace. */
    store: async (
      userId: string,
      tx: Transaction,
      file: ReadFile,
      fileName: string | undefined,
    ): Promise<ImportResult> => {
      const repository = createImportsRepository(tx);
      const createdAt = clock();
      const { format, skipped } = file;
      const importId = await repository.insert(userId, {
        format,
        fileName: fileName || null,
        createdAt,
        imported: 0,
        duplicates: 0,
        skipped,
        errorCount: file.errors.length,
        fromAt: null,
        toAt: null,
      });
      const stamp = { importId, source: format, createdAt };
      const fresh: FileContent = {
        readings: await repository.insertReadings(userId, stamp, file.readings),
        treatments: await repository.insertTreatments(userId, stamp, file.treatments),
      };
      const result = summarize(file, fresh);
      if (result.imported === 0) {
        await repository.remove(userId, importId);
        return { ...result, importId: null };
      }
      const { imported, duplicates, from, to } = result;
      const bounds = {
        fromAt: from === null ? null : new Date(from),
        toAt: to === null ? null : new Date(to),
      };
      await repository.complete(userId, importId, { imported, duplicates, ...bounds });
      return { ...result, importId };
    },

    list: async (userId: string): Promise<MetricImport[]> =>
      (await createImportsRepository(db).list(userId)).map(toImport),

    undo: async (userId: string, tx: Transaction, importId: string) => {
      const removed = await createImportsRepository(tx).remove(userId, importId);
      if (removed === null) throw notFound(measurementsMessages.importNotFound);
      return { importId, removed };
    },
  };
};

export type ImportsService = ReturnType<typeof createImportsService>;
