import { AppError } from '../../../http/app-error.ts';
import { openRecords, openTable } from './detect-format.ts';
import { type Entry, HEAD_ROWS, type OpenedFile } from './file-format.ts';
import { fileReasons } from './import-messages.ts';
import { forEachInTurns } from './in-turns.ts';
import { decodeText, type FileText } from './text/decode-text.ts';
import { DamagedJsonError, MAX_ROWS, TooManyRowsError } from './text/parse-errors.ts';
import { isJson, parseRecords } from './text/parse-records.ts';
import { type Delimiter, type FileRow, findShape, readRows } from './text/parse-table.ts';

const refuse = (code: string, userMessage: string, cause?: unknown) =>
  new AppError({ status: 400, code, userMessage, cause });

const toRefusal = (cause: unknown) => {
  if (cause instanceof TooManyRowsError) return refuse('file_too_long', fileReasons.tooLong(MAX_ROWS), cause);
  const reason = cause instanceof DamagedJsonError ? fileReasons.jsonDamaged(cause.line) : fileReasons.damaged;
  return refuse('file_damaged', reason, cause);
};

type OnEntry = (entry: Entry) => void;

/** A file that was read to its end. */
export type SeenFile = Pick<OpenedFile<never>, 'format' | 'unit'> & {
  /** Whether a row showed the sign that others depend on. */
  readonly hasSign: boolean;
};

/** Reads one row after the other, and watches for the sign. */
const createRowsReader = <Row>({ format, unit, read, isSign }: OpenedFile<Row>, onEntry: OnEntry) => {
  let hasSign = false;
  return {
    read: (row: Row): void => {
      hasSign ||= isSign?.(row) ?? false;
      const entry = read(row);
      if (entry) onEntry(entry);
    },
    seen: (): SeenFile => ({ format, unit, hasSign }),
  };
};

/** Opens a table as soon as its first rows are there, and reads them and all that follow. */
const createTableReader = (delimiter: Delimiter, onEntry: OnEntry) => {
  const head: FileRow[] = [];
  let reader: ReturnType<typeof createRowsReader<FileRow>> | null = null;
  const open = (): void => {
    const opened = openTable({ delimiter, rows: head });
    if (!opened) return;
    reader = createRowsReader(opened, onEntry);
    for (const row of head.slice(opened.firstRow)) reader.read(row);
  };
  return {
    read: (row: FileRow): void => {
      if (head.length === HEAD_ROWS) reader?.read(row);
      else if (head.push(row) === HEAD_ROWS) open();
    },
    end: (): SeenFile | null => {
      if (head.length < HEAD_ROWS) open();
      return reader?.seen() ?? null;
    },
  };
};

const loadTable = async (text: FileText, onEntry: OnEntry, signal?: AbortSignal): Promise<SeenFile | null> => {
  const shape = findShape(text.head);
  const table = createTableReader(shape.delimiter, onEntry);
  // An unknown table too is read to its end: a damaged one is called so.
  await readRows(text, shape, table.read, signal);
  return table.end();
};

const readJson = async (text: FileText, onEntry: OnEntry, signal?: AbortSignal): Promise<SeenFile | null> => {
  const records = await parseRecords(text, signal);
  const opened = await openRecords(records, signal);
  if (!opened) return null;
  const reader = createRowsReader(opened, onEntry);
  await forEachInTurns(records, reader.read, signal);
  return reader.seen();
};

/**
 * Reads a file to its end by the format that knows it, and tells its entries one by one. Refuses (400) the empty, the
 * unknown, the damaged and the too long.
 */
export const readEntries = async (bytes: Uint8Array, onEntry: OnEntry, signal?: AbortSignal): Promise<SeenFile> => {
  if (bytes.length === 0) throw refuse('file_empty', fileReasons.empty);
  const text = await decodeText(bytes);
  if (text === null) throw refuse('file_unknown', fileReasons.unknown);
  const read = isJson(text.head) ? readJson : loadTable;
  const file = await read(text, onEntry, signal).catch((cause: unknown) => {
    throw toRefusal(cause);
  });
  if (!file) throw refuse('file_unknown', fileReasons.unknown);
  return file;
};
