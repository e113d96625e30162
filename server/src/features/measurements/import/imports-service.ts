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
import { createImportsRepository, type ImportRow } from './imports-repository.ts';
import { type ReadFile, readFile } from './read-file.ts';
import type { ParsedReading } from './read-line.ts';

const SAMPLE_COUNT = 5;

const toImport = ({ userId: _, createdAt, fromAt, toAt, ...row }: ImportRow): MetricImport => ({
  ...row,
  createdAt: createdAt.toISOString(),
  from: fromAt?.toISOString() ?? null,
  to: toAt?.toISOString() ?? null,
});

const toSample = ({ line, at, kind, valueMgDl, rangeFlag }: ParsedReading) => ({
  line,
  measuredAt: at.toISOString(),
  kind,
  value: valueMgDl,
  rangeFlag,
});

/** The content of a file that is not stored yet. */
const findNew = async (userId: string, file: ReadFile, db: Database | Transaction) => {
  const everything = [...file.readings, ...file.treatments];
  const known = await createImportsRepository(db).findKnownKeys(
    userId,
    file.format,
    everything.map(({ sourceKey }) => sourceKey),
  );
  const isNew = ({ sourceKey }: { sourceKey: string }) => !known.has(sourceKey);
  return { readings: file.readings.filter(isNew), treatments: file.treatments.filter(isNew) };
};

type NewContent = Awaited<ReturnType<typeof findNew>>;

const countLines = (rows: readonly { line: number }[]): number => new Set(rows.map(({ line }) => line)).size;

const summarize = (file: ReadFile, fresh: NewContent): Omit<ImportResult, 'importId'> => {
  const imported = countLines([...fresh.readings, ...fresh.treatments]);
  const inTime = fresh.readings.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return {
    format: file.format,
    imported,
    duplicates: file.duplicates + countLines([...file.readings, ...file.treatments]) - imported,
    skipped: file.skipped,
    errors: file.errors.slice(0, MAX_REPORTED_ERRORS),
    errorCount: file.errors.length,
    readings: countLines(fresh.readings),
    treatments: countLines(fresh.treatments),
    from: inTime[0]?.at.toISOString() ?? null,
    to: inTime.at(-1)?.at.toISOString() ?? null,
    unit: file.unit,
    dateOrder: file.dateOrder,
    samples: inTime.slice(0, SAMPLE_COUNT).map(toSample),
  };
};

export interface ImportsDeps {
  readonly db: Database;
  readonly clock: () => Date;
}

/** Files of glucose devices: read, preview, store, undo. */
export const createImportsService = ({ db, clock }: ImportsDeps) => ({
  /** The slow part, outside any transaction. */
  read: (viewer: Viewer, bytes: Uint8Array, options: ImportOptions): Promise<ReadFile> =>
    readFile(bytes, { ...options, timeZone: options.timeZone ?? viewer.timeZone, now: clock() }),

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
    const fresh = await findNew(userId, file, tx);
    const result = summarize(file, fresh);
    if (result.imported === 0) return { ...result, importId: null };
    const { format, imported, duplicates, skipped, errorCount, from, to } = result;
    const createdAt = clock();
    const repository = createImportsRepository(tx);
    const importId = await repository.insert(userId, {
      format,
      fileName: fileName || null,
      createdAt,
      imported,
      duplicates,
      skipped,
      errorCount,
      fromAt: from === null ? null : new Date(from),
      toAt: to === null ? null : new Date(to),
    });
    const stamp = { importId, source: format, createdAt };
    await repository.insertReadings(userId, stamp, fresh.readings);
    await repository.insertTreatments(userId, stamp, fresh.treatments);
    return { ...result, importId };
  },

  list: async (userId: string): Promise<MetricImport[]> =>
    (await createImportsRepository(db).list(userId)).map(toImport),

  undo: async (userId: string, tx: Transaction, importId: string) => {
    const removed = await createImportsRepository(tx).remove(userId, importId);
    if (removed === null) throw notFound(measurementsMessages.importNotFound);
    return { importId, removed };
  },
});

export type ImportsService = ReturnType<typeof createImportsService>;
