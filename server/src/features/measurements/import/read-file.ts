import { setImmediate } from 'node:timers/promises';
import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import {
  DATE_ORDER_AMBIGUOUS,
  type DateOrder,
  type ImportError,
  type ImportFormat,
  type ImportOptions,
  UNIT_AMBIGUOUS,
} from '@vida/contract/measurements/import-schemas.ts';
import { MEASURED_AT_TOLERANCE_MS } from '@vida/contract/measurements/metric-schemas.ts';
import { AppError } from '../../../http/app-error.ts';
import { conflict } from '../../../http/errors.ts';
import { findDateOrder } from './date-order.ts';
import { decodeText } from './decode-text.ts';
import { detectFormat } from './detect-format.ts';
import type { OpenedFile } from './file-format.ts';
import { fileReasons } from './import-messages.ts';
import { createTimeResolver } from './local-time.ts';
import { type FileRow, parseRows } from './parse-rows.ts';
import { createLineReader, type Line, type ParsedReading, type ParsedTreatment } from './read-line.ts';
import { parseTimestamp } from './timestamp.ts';

/** A whole file, read and sorted out; nothing is known yet about what is already stored. */
export interface ReadFile {
  readonly format: ImportFormat;
  readonly unit: GlucoseUnit;
  /** Null where the year comes first. */
  readonly dateOrder: DateOrder | null;
  readonly readings: readonly ParsedReading[];
  readonly treatments: readonly ParsedTreatment[];
  /** Lines that repeat inside the file. */
  readonly duplicates: number;
  readonly skipped: number;
  readonly errors: readonly ImportError[];
}

const refuse = (code: string, userMessage: string) => new AppError({ status: 400, code, userMessage });

const splitRows = async (bytes: Uint8Array): Promise<FileRow[]> => {
  if (bytes.length === 0) throw refuse('file_empty', fileReasons.empty);
  const text = decodeText(bytes);
  if (text === null) throw refuse('file_unknown', fileReasons.unknown);
  try {
    return await parseRows(text);
  } catch (cause) {
    throw new AppError({ status: 400, code: 'file_damaged', userMessage: fileReasons.damaged, cause });
  }
};

/** Any value of 40 or more can only be mg/dL; otherwise the person has to say it. */
const ONLY_MG_DL_FROM = 40;

const findUnit = (file: OpenedFile, said: GlucoseUnit | undefined): GlucoseUnit => {
  const named = file.unit ?? said;
  if (named) return named;
  const isMgDl = file.rows.some((row) => {
    const content = file.read(row);
    return content.type === 'data' && (content.reading?.value ?? 0) >= ONLY_MG_DL_FROM;
  });
  if (isMgDl) return 'mg/dL';
  throw conflict(UNIT_AMBIGUOUS, fileReasons.unitAmbiguous);
};

const findOrder = (file: OpenedFile, said: DateOrder | undefined): DateOrder | null => {
  const timestamps = file.rows.flatMap((row) => parseTimestamp(file.timestampOf(row)) ?? []);
  const order = findDateOrder(timestamps, said);
  if (order === 'ambiguous') throw conflict(DATE_ORDER_AMBIGUOUS, fileReasons.dateOrderAmbiguous);
  return order === 'year_first' ? null : order;
};

const ROWS_PER_TURN = 4000;

/** Reads every row, leaving room for other requests in between. */
const readLines = async (file: OpenedFile, read: (row: FileRow) => Line): Promise<Line[]> => {
  const lines: Line[] = [];
  for (const [index, row] of file.rows.entries()) {
    if (index % ROWS_PER_TURN === 0) await setImmediate();
    lines.push(read(row));
  }
  return lines;
};

const sortOut = (lines: readonly Line[]) => {
  const data = lines.flatMap((line) => (line.type === 'data' ? [line] : []));
  return {
    readings: data.flatMap(({ reading }) => reading ?? []),
    treatments: data.flatMap(({ treatments }) => treatments),
    duplicates: lines.filter(({ type }) => type === 'duplicate').length,
    skipped: lines.filter(({ type }) => type === 'skipped').length,
    errors: lines.flatMap((line) =>
      line.type === 'error' ? [{ line: line.line, reason: line.reason }] : [],
    ),
  };
};

/**
 * The content of a device file. Refuses files it does not know (400) and asks for what it must not guess: the order
 * of day and month, the unit (409).
 */
export const readFile = async (
  bytes: Uint8Array,
  options: Pick<ImportOptions, 'dateOrder' | 'unit'> & { readonly timeZone: string; readonly now: Date },
): Promise<ReadFile> => {
  const file = detectFormat(await splitRows(bytes));
  if (!file) throw refuse('file_unknown', fileReasons.unknown);
  const dateOrder = findOrder(file, options.dateOrder);
  const unit = findUnit(file, options.unit);
  const read = createLineReader({
    file,
    unit,
    dateOrder: dateOrder ?? 'mdy',
    resolve: createTimeResolver(options.timeZone),
    latestMs: options.now.getTime() + MEASURED_AT_TOLERANCE_MS,
  });
  return { format: file.format, unit, dateOrder, ...sortOut(await readLines(file, read)) };
};
