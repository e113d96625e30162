import type { Entry, RowContent } from '../file-format.ts';
import { lineReasons } from '../import-messages.ts';
import type { FileRow } from '../text/parse-rows.ts';
import { type Moment, parseWritten } from '../time/moment.ts';
import { rowError } from './row-content.ts';

export interface TableReader {
  /** Cells beyond it are a decimal comma or a note without quotes, which shifted the row. */
  readonly width: number;
  /** Data rows only. */
  readonly rows: readonly FileRow[];
  readonly timestampOf: (row: FileRow) => string;
  readonly read: (row: FileRow) => RowContent;
  /** Only for tables that may name a zone. */
  readonly parseMoment?: (text: string) => Moment;
}

const isShifted = ({ cells }: FileRow, width: number): boolean =>
  cells.length > width && cells.some((cell, index) => index >= width && cell !== '');

/** The rows of a table, read one by one as they are asked for. */
export const readTable = ({
  width,
  rows,
  timestampOf,
  read,
  parseMoment = parseWritten,
}: TableReader): Iterable<Entry> =>
  rows.values().map((row) => ({
    place: { line: row.line, record: null },
    moment: parseMoment(timestampOf(row)),
    content: isShifted(row, width) ? rowError(lineReasons.tooManyColumns) : read(row),
  }));
