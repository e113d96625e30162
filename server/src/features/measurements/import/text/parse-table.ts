import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { type InfoRecord, parse } from 'csv-parse';
import { type FileText, HEAD_CHARACTERS } from './decode-text.ts';
import { MAX_ROWS, TooManyRowsError } from './parse-errors.ts';

/** A row of a file with the line it begins on, the first being 1. Cells are trimmed. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A comma comes last: it may be the decimal mark of the others. */
const delimiters = ['\t', ';', ','] as const;
export type Delimiter = (typeof delimiters)[number];

/** A longer or wider row is a lost quote, or no table. */
const MAX_ROW_CHARACTERS = 32 * 1024;
const MAX_CELLS_PER_ROW = 500;
/** Protects the server's time from wide rows as the most rows does from short ones. */
const MAX_CELLS = 8_000_000;

/** In the middle of the sorted widths: titles are narrower, notes may have marks of their own. */
const usualWidth = (lines: readonly string[], delimiter: string): number =>
  lines.map((line) => line.split(delimiter).length).toSorted((a, b) => a - b)[lines.length >> 1] ?? 1;

/** How a table is written. */
export interface TableShape {
  readonly delimiter: Delimiter;
  /** Cells of a usual row. */
  readonly width: number;
}

/**
 * The delimiter and the usual width of the early lines. Whoever opened the file in a Brazilian spreadsheet saved it
 * with semicolons.
 */
export const findShape = (head: string): TableShape => {
  const early = head.slice(0, HEAD_CHARACTERS).split(/\r\n|\n|\r/, 12);
  const lines = early.filter((line) => line.trim() !== '');
  return delimiters
    .map((delimiter) => ({ delimiter, width: usualWidth(lines, delimiter) }))
    .reduce((fullest, each) => (each.width > fullest.width ? each : fullest));
};

/** The pieces with room for other requests between them. Rejects on a line without end. */
async function* inTurns(firstLine: string, pieces: Iterable<string>): AsyncGenerator<string> {
  yield firstLine;
  let withoutBreak = 0;
  for (const piece of pieces) {
    withoutBreak = /[\r\n]/.test(piece) ? 0 : withoutBreak + piece.length;
    if (withoutBreak > MAX_ROW_CHARACTERS) throw new Error('a line too long for a table');
    yield piece;
    await setImmediate();
  }
}

const countBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

/**
 * Tells the rows of a CSV file one by one, and keeps none; CRLF, quotes and ragged rows are fine. Rejects on a lost
 * quote, and with TooManyRowsError. A made-up first line has the width of the data: csv-parse builds an error with its
 * stack for every row that is not as wide as the first, and LibreView's title made that all of them (ten times slower).
 */
export const readRows = async (
  text: FileText,
  { delimiter, width }: TableShape,
  onRow: (row: FileRow) => void,
  signal?: AbortSignal,
): Promise<void> => {
  const firstLine = `${Array.from({ length: width }, () => 'x').join(delimiter)}\n`;
  let [rowCount, cellCount] = [0, 0];
  /** Called for each row instead of a stream of them, which would take as long again as the parser. */
  const tell = (cells: string[], { lines }: InfoRecord): null => {
    cellCount += cells.length;
    if (rowCount > MAX_ROWS || cellCount > MAX_CELLS) throw new TooManyRowsError();
    if (cells.length > MAX_CELLS_PER_ROW) throw new Error('a row too wide for a table');
    const line = lines - 1 - countBreaks(cells);
    // In place: a second array for every row would be most of the garbage of a long file.
    for (const [index, cell] of cells.entries()) cells[index] = cell.trim();
    if (rowCount > 0) onRow({ line, cells });
    rowCount += 1;
    return null;
  };
  const parser = parse({
    delimiter,
    max_record_size: MAX_ROW_CHARACTERS,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    on_record: tell,
  });
  await pipeline(inTurns(firstLine, text.pieces()), parser.resume(), signal ? { signal } : {});
};
