import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';

/** A row of a file with the line it begins on, the first being 1. Cells are trimmed. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const CHUNK_CHARACTERS = 128 * 1024;
const delimiters = [',', ';', '\t'] as const;

/**
 * The delimiter and the width of the fullest early line. Whoever opened the file in a Brazilian spreadsheet saved it
 * with semicolons.
 */
const findShape = (text: string) =>
  text
    .slice(0, 8192)
    .split(/\r\n|\n|\r/, 12)
    .flatMap((line) => delimiters.map((delimiter) => ({ delimiter, width: line.split(delimiter).length })))
    .reduce((fullest, each) => (each.width > fullest.width ? each : fullest));

/** The text in pieces, with room for other requests between them. */
async function* inPieces(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += CHUNK_CHARACTERS) {
    yield text.slice(start, start + CHUNK_CHARACTERS);
    await setImmediate();
  }
}

const countBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

/**
 * The rows of a CSV file; CRLF, quotes and ragged rows are fine. Rejects on a lost quote. A made-up first line has the
 * width of the data: csv-parse builds an error with its stack for every row that is not as wide as the first, and
 * LibreView's title made that all of them (ten times slower).
 */
export const parseRows = async (text: string): Promise<FileRow[]> => {
  const { delimiter, width } = findShape(text);
  const firstLine = `${Array.from({ length: width }, () => 'x').join(delimiter)}\n`;
  const parser = Readable.from(inPieces(firstLine + text)).pipe(
    parse({
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    }),
  );
  const rows: FileRow[] = [];
  for await (const { record, info } of parser as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>)
    rows.push({ line: info.lines - 1 - countBreaks(record), cells: record.map((cell) => cell.trim()) });
  return rows.slice(1);
};
