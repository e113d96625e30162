import type { ImportOptions, ImportResult, MetricImport } from '@vida/contract/measurements/import-schemas.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { measurementsMessages } from '../measurements-messages.ts';
import { healthMetrics } from '../metrics-table.ts';
import { treatments as treatmentsTable } from '../treatments-table.ts';
import { createImportSummary } from './import-summary.ts';
import { createImportsRepository, type ImportRow, KEYS_PER_LOOK, ROWS_PER_STATEMENT } from './imports-repository.ts';
import { type FileRows, type ReadFile, readFile } from './read-file.ts';
import type { ParsedReading, ParsedTreatment } from './read-line.ts';

const toImport = ({ userId: _, createdAt, fromAt, toAt, ...row }: ImportRow): MetricImport => ({
  ...row,
  createdAt: createdAt.toISOString(),
  from: fromAt?.toISOString() ?? null,
  to: toAt?.toISOString() ?? null,
});

/** Of some rows of a file, what is not stored yet. */
const findNew = async (userId: string, source: string, { readings, treatments }: FileRows, db: Database) => {
  const repository = createImportsRepository(db);
  const keepNew = async <T extends ParsedReading | ParsedTreatment>(
    items: readonly T[],
    table: typeof healthMetrics | typeof treatmentsTable,
  ): Promise<T[]> => {
    const keys = items.map(({ sourceKey }) => sourceKey);
    const known = await repository.findKnownKeys(userId, source, keys, table);
    return items.filter(({ sourceKey }) => !known.has(sourceKey));
  };
  return {
    readings: await keepNew(readings, healthMetrics),
    treatments: await keepNew(treatments, treatmentsTable),
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
    read: (viewer: Viewer, bytes: Uint8Array, options: ImportOptions, signal: AbortSignal): Promise<ReadFile> =>
      readFile(bytes, { ...options, timeZone: options.timeZone ?? viewer.timeZone, now: clock(), signal }),

    preview: async (userId: string, file: ReadFile): Promise<ImportResult> => {
      const summary = createImportSummary(file);
      for await (const rows of file.rows(KEYS_PER_LOOK)) {
        summary.addRows(rows);
        summary.addNew(await findNew(userId, file.format, rows, db));
      }
      return { ...summary.result(), importId: null };
    },

    /** Stores what is new, all of it or nothing. A file without anything new leaves no trace. */
    store: async (
      userId: string,
      tx: Transaction,
      file: ReadFile,
      fileName: string | undefined,
    ): Promise<ImportResult> => {
      const repository = createImportsRepository(tx);
      const createdAt = clock();
      const importId = await repository.insert(userId, {
        format: file.format,
        fileName: fileName || null,
        createdAt,
        imported: 0,
        duplicates: 0,
        skipped: 0,
        errorCount: 0,
        fromAt: null,
        toAt: null,
      });
      const stamp = { importId, source: file.format, createdAt };
      const summary = createImportSummary(file);
      for await (const rows of file.rows(ROWS_PER_STATEMENT)) {
        summary.addRows(rows);
        summary.addNew({
          readings: await repository.insertReadings(userId, stamp, rows.readings),
          treatments: await repository.insertTreatments(userId, stamp, rows.treatments),
        });
      }
      const result = summary.result();
      if (result.imported === 0) {
        await repository.remove(userId, importId);
        return { ...result, importId: null };
      }
      const { imported, duplicates, skipped, errorCount, from, to } = result;
      const bounds = {
        fromAt: from === null ? null : new Date(from),
        toAt: to === null ? null : new Date(to),
      };
      await repository.complete(userId, importId, { imported, duplicates, skipped, errorCount, ...bounds });
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
