import { parseDecimal } from '@vida/contract/core/decimals.ts';
import type { FileFormat, RowContent } from '../file-format.ts';
import type { FileRow, FileTable } from '../text/parse-table.ts';
import { parseMoment } from '../time/moment.ts';
import { hasOnlyMgDl, readSgv } from './nightscout-values.ts';
import { glucoseContent, rowError, skipped } from './row-content.ts';
import { type RowWidth, readTable } from './table-reader.ts';

/** Always these places, and no header: dateString, date, sgv, direction, device (cgm-remote-monitor, entries.csv). */
const TIME = 0;
const SGV = 2;
const DEVICE = 4;
const COLUMNS = 5;

const width: RowWidth = { filled: COLUMNS, all: COLUMNS };

/** Both columns tell the same moment, which no other table does. */
const isRow = ({ cells }: FileRow): boolean => {
  const [time = '', epoch = ''] = cells;
  const moment = parseMoment(time);
  if (cells.length !== COLUMNS || moment.type !== 'instant' || !/^\d{13}(\.\d+)?$/.test(epoch)) return false;
  return Math.abs(moment.at.getTime() - Number(epoch)) < 60_000;
};

/** Where the first row names the columns, it is the one above. */
const isHeader = ({ cells }: FileRow): boolean =>
  cells.join().toLowerCase().startsWith('datestring,date,sgv,');

const cellOf = ({ cells }: FileRow, column: number): string => cells[column] ?? '';

/** The entries of a Nightscout server as a table: mg/dL of the sensor, and rows of others without a value. */
export const nightscoutCsv: FileFormat<FileTable> = {
  open: ({ rows: all }) => {
    const rows = all[0] && isHeader(all[0]) ? all.slice(1) : all;
    if (!rows[0] || !isRow(rows[0])) return null;
    const isMgDl = hasOnlyMgDl(rows.values().map((row) => cellOf(row, SGV)));

    const read = (row: FileRow): RowContent => {
      const text = cellOf(row, SGV);
      if (text === '') return skipped;
      const value = parseDecimal(text);
      const cell = value === null ? text : readSgv(value, isMgDl);
      if (typeof cell !== 'string') return rowError(cell.reason);
      const key = `sgv|${cellOf(row, DEVICE).slice(0, 100)}`;
      return glucoseContent(key, cell, { kind: 'sensor', glucoseUnit: 'mg/dL' });
    };

    return {
      format: 'nightscout',
      unit: 'mg/dL',
      entries: readTable({ width, rows, timestampOf: (row) => cellOf(row, TIME), parseMoment, read }),
    };
  },
};
