import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { type InfoRecord, parse } from 'csv-parse';
import { MAX_ROWS, TooManyRowsError } from './parse-errors.ts';

/** A row of a file with the line it begins on, the first being 1. Cells are trimmed. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A comma comes last: it may be the decimal mark of the others. */
const delimiters = ['\t', ';', ','] as const;

/** A CSV file taken apart. */
export interface FileTable {
  readonly delimiter: (typeof delimiters)[number];
  readonly rows: readonly FileRow[];
}

/** Small enough that the parser is back within a few milliseconds. */
const PIECE_CHARACTERS = 16 * 1024;
/** A longer or wider row is a lost quote, or no table. */
const MAX_ROW_CHARACTERS = 2 * PIECE_CHARACTERS;
const MAX_CELLS_PER_ROW = 500;
/** Protects the server's memory from wide rows as the most rows does from short ones. */
const MAX_CELLS = 8_000_000;

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
 * A CSV file as a table; CRLF, quotes and ragged rows are fine. Rejects on a lost quote, and with TooManyRowsError.
 * A made-up first line has the width of the data: csv-parse builds an error with its stack for every row that is not
 * as wide as the first, and LibreView's title made that all of them (ten times slower).
 */
export const parseTable = async (text: string, signal?: AbortSignal): Promise<FileTable> => {
  const { delimiter, width } = findShape(text);
  const firstLine = `${Array.from({ length: width }, () => 'x').join(delimiter)}\n`;
  const rows: FileRow[] = [];
  let cellCount = 0;
  /** Called for each row instead of a stream of them, which would take as long again as the parser. */
  const keepRow = (cells: string[], { lines }: InfoRecord): null => {
    cellCount += cells.length;
    if (rows.length > MAX_ROWS || cellCount > MAX_CELLS) throw new TooManyRowsError();
    if (cells.length > MAX_CELLS_PER_ROW) throw new Error('a row too wide for a table');
    const line = lines - 1 - countBreaks(cells);
    // In place: a second array for every row would be most of the garbage of a long file.
    for (const [index, cell] of cells.entries()) cells[index] = cell.trim();
    rows.push({ line, cells });
    return null;
  };
  const parser = parse({
    delimiter,
    max_record_size: MAX_ROW_CHARACTERS,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    on_record: keepRow,
  });
  await pipeline(inPieces(firstLine + text), parser.resume(), signal ? { signal } : {});
  return { delimiter, rows: rows.slice(1) };
};
