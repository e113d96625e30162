import { AppError } from '../../../http/app-error.ts';
import { openRecords, openTable } from './detect-format.ts';
import type { OpenedFile } from './file-format.ts';
import { fileReasons } from './import-messages.ts';
import { decodeText } from './text/decode-text.ts';
import { DamagedJsonError, MAX_ROWS, TooManyRowsError } from './text/parse-errors.ts';
import { isJson, parseRecords } from './text/parse-records.ts';
import { parseTable } from './text/parse-table.ts';

const refuse = (code: string, userMessage: string, cause?: unknown) =>
  new AppError({ status: 400, code, userMessage, cause });

const toRefusal = (cause: unknown) => {
  if (cause instanceof TooManyRowsError) return refuse('file_too_long', fileReasons.tooLong(MAX_ROWS), cause);
  const reason =
    cause instanceof DamagedJsonError ? fileReasons.jsonDamaged(cause.line) : fileReasons.damaged;
  return refuse('file_damaged', reason, cause);
};

const open = async (text: string, signal: AbortSignal | undefined): Promise<OpenedFile | null> =>
  isJson(text) ? openRecords(await parseRecords(text)) : openTable(await parseTable(text, signal));

/** The file opened by the format that knows it. Refuses (400) the empty, the unknown, the damaged and the too long. */
export const openFile = async (bytes: Uint8Array, signal?: AbortSignal): Promise<OpenedFile> => {
  if (bytes.length === 0) throw refuse('file_empty', fileReasons.empty);
  const text = await decodeText(bytes);
  if (text === null) throw refuse('file_unknown', fileReasons.unknown);
  const file = await open(text, signal).catch((cause: unknown) => {
    throw toRefusal(cause);
  });
  if (!file) throw refuse('file_unknown', fileReasons.unknown);
  return file;
};
