import { parseDecimal } from '@vida/contract/core/decimals.ts';
import { MINUTE_MS } from '@vida/contract/core/time.ts';
import type { ContentBySign, RowContent, TableFormat } from '../file-format.ts';
import type { FileRow } from '../text/parse-table.ts';
import { parseMoment } from '../time/moment.ts';
import { isSurelyMgDl, readSgv } from './nightscout-values.ts';
import { glucoseContent, skipped } from './row-content.ts';
import { createRowReader, type RowWidth } from './table-reader.ts';

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
  return Math.abs(moment.at.getTime() - Number(epoch)) < MINUTE_MS;
};

/** Where the first row names the columns, it is the one above. */
const isHeader = ({ cells }: FileRow): boolean => cells.join().toLowerCase().startsWith('datestring,date,sgv,');

const cellOf = ({ cells }: FileRow, column: number): string => cells[column] ?? '';

/** The entries of a Nightscout server as a table: mg/dL of the sensor, and rows of others without a value. */
export const nightscoutCsv: TableFormat = {
  open: ({ rows: all }) => {
    const firstRow = all[0] && isHeader(all[0]) ? 1 : 0;
    const first = all[firstRow];
    if (!first || !isRow(first)) return null;

    const read = (row: FileRow): RowContent | ContentBySign => {
      const text = cellOf(row, SGV);
      if (text === '') return skipped;
      const value = parseDecimal(text);
      const key = `sgv|${cellOf(row, DEVICE).slice(0, 100)}`;
      const toContent = (cell: string) => glucoseContent(key, cell, { kind: 'sensor', glucoseUnit: 'mg/dL' });
      return value === null ? toContent(text) : readSgv(value, toContent);
    };

    return {
      format: 'nightscout',
      unit: 'mg/dL',
      firstRow,
      isSign: (row) => isSurelyMgDl(cellOf(row, SGV)),
      read: createRowReader({ width, timestampOf: (row) => cellOf(row, TIME), parseMoment, read }),
    };
  },
};
