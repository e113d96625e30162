import type { ContentBySign, Entry, RowContent, TableHead } from '../file-format.ts';
import { lineReasons } from '../import-messages.ts';
import type { FileRow } from '../text/parse-table.ts';
import { type Moment, parseWritten } from '../time/moment.ts';
import { rowError } from './row-content.ts';

/** How wide a row may be: what stands beyond is a decimal comma or a note without quotes, which shifted the row. */
export interface RowWidth {
  /** Filled cells. */
  readonly filled: number;
  /** Cells, filled or not. */
  readonly all: number;
}

/**
 * The width that a header allows: its last name. Behind it a spreadsheet adds empty cells; in a table of commas they
 * may be what a decimal comma pushed out.
 */
export const widthBelow = ({ cells }: FileRow, { delimiter }: TableHead): RowWidth => ({
  filled: cells.findLastIndex((cell) => cell !== '') + 1,
  all: delimiter === ',' ? cells.length : Number.POSITIVE_INFINITY,
});

export interface RowReader {
  readonly width: RowWidth;
  readonly timestampOf: (row: FileRow) => string;
  readonly read: (row: FileRow) => RowContent | ContentBySign;
  /** Only for tables that may name a zone. */
  readonly parseMoment?: (text: string) => Moment;
}

const isShifted = ({ cells }: FileRow, { filled, all }: RowWidth): boolean =>
  cells.length > all || (cells.length > filled && cells.findLastIndex((cell) => cell !== '') >= filled);

/** Reads the data rows of a table. */
export const createRowReader =
  ({ width, timestampOf, read, parseMoment = parseWritten }: RowReader) =>
  (row: FileRow): Entry => ({
    place: { line: row.line, record: null },
    moment: parseMoment(timestampOf(row)),
    content: isShifted(row, width) ? rowError(lineReasons.tooManyColumns) : read(row),
  });
