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

/** Whoever opened the file in a Brazilian spreadsheet saved it with semicolons: the mark of the fullest early line. */
const findDelimiter = (text: string): string => {
  const fullest = text
    .slice(0, 8192)
    .split(/\r?\n/, 12)
    .flatMap((line) => delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length })))
    .reduce((best, each) => (each.count > best.count ? each : best), { delimiter: ',', count: 0 });
  return fullest.delimiter;
};

/** The text in pieces, with room for other requests between them. */
async function* inPieces(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += CHUNK_CHARACTERS) {
    yield text.slice(start, start + CHUNK_CHARACTERS);
    await setImmediate();
  }
}

const countBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

/** The rows of a CSV file; a byte order mark, CRLF, quotes and ragged rows are fine. Rejects on a lost quote. */
export const parseRows = async (text: string): Promise<FileRow[]> => {
  const parser = Readable.from(inPieces(text)).pipe(
    parse({
      delimiter: findDelimiter(text),
      bom: true,
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
    rows.push({ line: info.lines - countBreaks(record), cells: record.map((cell) => cell.trim()) });
  return rows;
};
