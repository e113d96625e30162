import { setImmediate } from 'node:timers/promises';
import { forEachInTurns } from '../in-turns.ts';
import { type FileText, HEAD_CHARACTERS } from './decode-text.ts';
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

/** Whether a file is JSON rather than a table. */
export const isJson = (head: string): boolean => /^\s*[[{]/.test(head.slice(0, HEAD_CHARACTERS));

const STRETCH_CHARACTERS = 64 * 1024;

/** The scanner reads a text or a run of blanks in one go: one that fills megabytes would hold everything up. */
const refuseLongTokens = (text: string): void => {
  for (let start = 0; start + STRETCH_CHARACTERS <= text.length; start += STRETCH_CHARACTERS)
    if (!/["{}[\],]/.test(text.slice(start, start + STRETCH_CHARACTERS))) throw new DamagedJsonError(1);
};

/** The records of a JSON file, each parsed as it is asked for and not kept; iterating throws DamagedJsonError. */
export interface FileRecords extends Iterable<FileRecord> {
  readonly length: number;
}

/**
 * Finds the records of a JSON file with room for other requests in between. Rejects with DamagedJsonError and
 * TooManyRowsError.
 */
export const parseRecords = async (file: FileText, signal?: AbortSignal): Promise<FileRecords> => {
  const pieces: string[] = [];
  await forEachInTurns(file.pieces(), (piece) => pieces.push(piece), signal);
  const text = pieces.join('');
  refuseLongTokens(text);
  const spans = await findSpans(text);
  const shareLines = spans.some(({ line }, index) => index > 0 && line === spans[index - 1]?.line);
  return {
    length: spans.length,
    *[Symbol.iterator]() {
      for (const [index, span] of spans.entries())
        yield { line: span.line, record: shareLines ? index + 1 : null, value: parseSpan(text, span) };
    },
  };
};
