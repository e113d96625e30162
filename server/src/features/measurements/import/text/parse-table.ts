import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { MAX_ROWS, TooManyRowsError } from './parse-errors.ts';

/** A row of a file with the line it begins on, the first being 1. Cells are trimmed. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What csv-parse answers with `info`. */
interface ParsedRow {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** Small enough that the parser is back within a few milliseconds. */
const PIECE_CHARACTERS = 16 * 1024;
/** A longer or wider row is a lost quote, or no table. */
const MAX_ROW_CHARACTERS = 2 * PIECE_CHARACTERS;
const MAX_CELLS = 500;
/** A comma comes last: it may be the decimal mark of the others. */
const delimiters = ['\t', ';', ','] as const;

/** In the middle of the sorted widths: titles are narrower, notes may have marks of their own. */
const usualWidth = (lines: readonly string[], delimiter: string): number =>
  lines.map((line) => line.split(delimiter).length).toSorted((a, b) => a - b)[lines.length >> 1] ?? 1;

/**
 * The delimiter and the usual width of the early lines. Whoever opened the file in a Brazilian spreadsheet saved it
 * with semicolons.
 */
const findShape = (text: string) => {
  const early = text.slice(0, 8192).split(/\r\n|\n|\r/, 12);
  const lines = early.filter((line) => line.trim() !== '');
  return delimiters
    .map((delimiter) => ({ delimiter, width: usualWidth(lines, delimiter) }))
    .reduce((fullest, each) => (each.width > fullest.width ? each : fullest));
};

/** The text in pieces, with room for other requests between them. Rejects on a line that fills two pieces. */
async function* inPieces(text: string): AsyncGenerator<string> {
  let hadBreak = true;
  for (let start = 0; start < text.length; start += PIECE_CHARACTERS) {
    const piece = text.slice(start, start + PIECE_CHARACTERS);
    const hasBreak = /[\r\n]/.test(piece);
    if (!hasBreak && !hadBreak) throw new Error('a line too long for a table');
    hadBreak = hasBreak;
    yield piece;
    await setImmediate();
  }
}

const countBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

/**
 * The rows of a CSV file; CRLF, quotes and ragged rows are fine. Rejects on a lost quote, and with TooManyRowsError.
 * A made-up first line has the width of the data: csv-parse builds an error with its stack for every row that is not
 * as wide as the first, and LibreView's title made that all of them (ten times slower).
 */
export const parseRows = async (text: string): Promise<FileRow[]> => {
  const { delimiter, width } = findShape(text);
  const firstLine = `${Array.from({ length: width }, () => 'x').join(delimiter)}\n`;
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: MAX_ROW_CHARACTERS,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  const rows: FileRow[] = [];
  await pipeline(inPieces(firstLine + text), parser, async (parsed: AsyncIterable<ParsedRow>) => {
    for await (const { record, info } of parsed) {
      if (rows.length > MAX_ROWS) throw new TooManyRowsError();
      if (record.length > MAX_CELLS) throw new Error('a row too wide for a table');
      const line = info.lines - 1 - countBreaks(record);
      // In place: a second array for every row would be most of the garbage of a long file.
      for (const [index, cell] of record.entries()) record[index] = cell.trim();
      rows.push({ line, cells: record });
    }
  });
  return rows.slice(1);
};
