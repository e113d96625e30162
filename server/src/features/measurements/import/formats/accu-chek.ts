import type { RowContent, TableFormat } from '../file-format.ts';
import { lineReasons } from '../import-messages.ts';
import type { FileRow } from '../text/parse-table.ts';
import { plain } from '../text/plain.ts';
import { parseTimestamp } from '../time/timestamp.ts';
import { unitIn } from './columns.ts';
import { readGlucoseCell } from './glucose-cell.ts';
import { glucoseContent, rowError, skipped } from './row-content.ts';
import { createRowReader, type RowWidth } from './table-reader.ts';

/** Always these places; the names are in the meter's language. */
const DATE = 0;
const TIME = 1;
const RESULT = 2;
const UNIT = 3;
const BEFORE_MEAL = 7;
const AFTER_MEAL = 8;
const CONTROL_TEST = 9;

/** A decimal comma that no quotes protect leaves no unit in its place. */
const width: RowWidth = { filled: CONTROL_TEST + 1, all: Number.POSITIVE_INFINITY };

/** Two lines about the meter, the header. */
const DATA_WITHIN = 6;
const MIN_COLUMNS = 4;

const timestampOf = ({ cells }: FileRow): string => `${cells[DATE] ?? ''} ${cells[TIME] ?? ''}`.trim();

const isDataRow = (row: FileRow): boolean =>
  row.cells.length >= MIN_COLUMNS &&
  parseTimestamp(timestampOf(row)) !== null &&
  readGlucoseCell(row.cells[RESULT] ?? '') !== null &&
  unitIn(row.cells[UNIT]) !== null;

/** As the meter names them in English, German, Portuguese, Spanish: needed only where no row follows. */
const isHeader = ({ cells }: FileRow): boolean =>
  cells.length > CONTROL_TEST &&
  /^(date|datum|data|fecha);(time|uhrzeit|zeit|hora);(result|ergebnis|resultado);(unit|einheit|unidade?)/.test(
    cells.map(plain).join(';'),
  );

const isFilled = ({ cells }: FileRow, column: number): boolean => (cells[column] ?? '') !== '';

const contextOf = (row: FileRow) => {
  const [before, after] = [isFilled(row, BEFORE_MEAL), isFilled(row, AFTER_MEAL)];
  if (before === after) return null;
  return before ? 'pre_refeicao' : 'pos_refeicao';
};

/** The number of the meter stands in the line above the header, below its own name. */
const findSerial = (above: readonly FileRow[]): string =>
  above.map(({ cells }) => cells[0] ?? '').find((text) => /\d{4}/.test(text)) ?? '';

const findStart = (rows: readonly FileRow[]): number => {
  const header = rows.slice(0, DATA_WITHIN).findIndex(isHeader);
  return header === -1 ? rows.slice(0, DATA_WITHIN).findIndex(isDataRow) : header + 1;
};

/** The report of an Accu-Chek meter. A unit in every row. */
export const accuChek: TableFormat = {
  open: ({ rows: all }) => {
    const start = findStart(all);
    if (start === -1) return null;
    const serial = findSerial(all.slice(0, start)).slice(0, 100);

    const read = (row: FileRow): RowContent => {
      if (isFilled(row, CONTROL_TEST)) return skipped;
      const glucoseUnit = unitIn(row.cells[UNIT]);
      // LO and HI mean the same in either unit.
      if (!glucoseUnit && !readGlucoseCell(row.cells[RESULT] ?? '')?.rangeFlag) return rowError(lineReasons.unitEmpty);
      return glucoseContent(`${serial}|meter`, row.cells[RESULT] ?? '', {
        kind: 'capillary',
        isAnonymous: serial === '',
        context: contextOf(row),
        glucoseUnit,
      });
    };

    return {
      format: 'accu_chek',
      unit: null,
      firstRow: start,
      read: createRowReader({ width, timestampOf, read }),
    };
  },
};
