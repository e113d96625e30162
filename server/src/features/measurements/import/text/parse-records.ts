import { setImmediate } from 'node:timers/promises';
import { findRecords, type RecordSpan } from './find-records.ts';
import { DamagedJsonError } from './parse-errors.ts';

/** A record of a JSON file. */
export interface FileRecord {
  /** The line that it begins on, the first being 1. */
  readonly line: number;
  /** Its number in the file, from 1, where lines do not tell records apart. */
  readonly record: number | null;
  /** Null where the record is far too long to be one of ours. */
  readonly value: unknown;
}

const RECORDS_PER_TURN = 500;
/** A reading has a few hundred characters. */
const MAX_RECORD_CHARACTERS = 16 * 1024;

const parseSpan = (text: string, { line, start, end }: RecordSpan): unknown => {
  if (end - start > MAX_RECORD_CHARACTERS) return null;
  try {
    return JSON.parse(text.slice(start, end));
  } catch (cause) {
    throw new DamagedJsonError(line, cause);
  }
};

const findSpans = async (text: string): Promise<RecordSpan[]> => {
  const search = findRecords(text);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
    await setImmediate();
  }
};

const HEAD_CHARACTERS = 8192;

/** Whether a file is JSON rather than a table. */
export const isJson = (text: string): boolean => /^\s*[[{]/.test(text.slice(0, HEAD_CHARACTERS));

const STRETCH_CHARACTERS = 64 * 1024;

/** The scanner reads a text or a run of blanks in one go: one that fills megabytes would hold everything up. */
const refuseLongTokens = (text: string): void => {
  for (let start = 0; start + STRETCH_CHARACTERS <= text.length; start += STRETCH_CHARACTERS)
    if (!/["{}[\],]/.test(text.slice(start, start + STRETCH_CHARACTERS))) throw new DamagedJsonError(1);
};

/**
 * The records of a JSON file, parsed one by one with room for other requests between them. Rejects with
 * DamagedJsonError and TooManyRowsError.
 */
export const parseRecords = async (text: string): Promise<FileRecord[]> => {
  refuseLongTokens(text);
  const spans = await findSpans(text);
  const shareLines = spans.some(({ line }, index) => index > 0 && line === spans[index - 1]?.line);
  const records: FileRecord[] = [];
  for (const span of spans) {
    if (records.length % RECORDS_PER_TURN === 0) await setImmediate();
    const record = shareLines ? records.length + 1 : null;
    records.push({ line: span.line, record, value: parseSpan(text, span) });
  }
  return records;
};
