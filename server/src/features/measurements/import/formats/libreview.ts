import { parseDecimal } from '@vida/contract/core/decimals.ts';
import type { MetricKind } from '@vida/contract/measurements/metric-kinds.ts';
import type { TableFormat } from '../file-format.ts';
import { lineReasons } from '../import-messages.ts';
import type { FileRow } from '../text/parse-table.ts';
import { parseTimestamp } from '../time/timestamp.ts';
import { type LibreviewColumn, type LibreviewHeader, readHeader } from './libreview-columns.ts';
import { glucoseContent, rowError, skipped, treatmentContent } from './row-content.ts';
import { createRowReader, widthBelow } from './table-reader.ts';

/** Record types: 0 sensor history, 1 scan, 2 strip, 3 ketone, 4 insulin, 5 food, 6 note or event. */
const HISTORIC = '0';
const SCAN = '1';
const STRIP = '2';
const INSULIN = '4';
const FOOD = '5';
const notKept: ReadonlySet<string> = new Set(['3', '6']);

/** Title, patient line, header: it stands among the first rows, right above data. */
const HEADER_WITHIN = 10;
const DATA_WITHIN = 5;
const MIN_COLUMNS = 15;

const isDataRow = ({ columns }: LibreviewHeader, row: FileRow): boolean =>
  row.cells.length >= MIN_COLUMNS &&
  parseTimestamp(row.cells[columns.timestamp] ?? '') !== null &&
  /^[0-6]$/.test(row.cells[columns.recordType] ?? '');

/** The header by its names; in an unknown language, the wide row above the first rows of LibreView's shape. */
const findHeader = (rows: readonly FileRow[]) => {
  const early = rows.slice(0, HEADER_WITHIN).map((row, index) => ({ row, index, header: readHeader(row) }));
  const named = early.find(({ header }) => header.named);
  if (named) return named;
  return early.find(
    ({ row, index, header }) =>
      row.cells.length >= MIN_COLUMNS &&
      !isDataRow(header, row) &&
      rows.slice(index + 1, index + 1 + DATA_WITHIN).some((next) => isDataRow(header, next)),
  );
};

/** LibreView's export: FreeStyle Libre sensors and strips. */
export const libreview: TableFormat = {
  open: (head) => {
    const found = findHeader(head.rows);
    if (!found) return null;
    const { columns, unit } = found.header;
    const cell = (row: FileRow, column: LibreviewColumn): string => row.cells[columns[column]] ?? '';

    const keyOf = (row: FileRow): string => `${cell(row, 'serial').slice(0, 100)}|${cell(row, 'recordType')}`;
    const readGlucose = (row: FileRow, column: LibreviewColumn, kind: MetricKind) =>
      glucoseContent(keyOf(row), cell(row, column), { kind });

    /** The total, or where that is empty its three parts. */
    const rapidInsulin = (row: FileRow): string[] => {
      const total = cell(row, 'rapidInsulin');
      const parts = ['mealInsulin', 'correctionInsulin', 'userChangeInsulin'] as const;
      return total === '' || parseDecimal(total) === 0 ? parts.map((column) => cell(row, column)) : [total];
    };

    return {
      format: 'libreview',
      unit,
      firstRow: found.index + 1,
      // Scans are kept only where the file has no history.
      isSign: (row) => cell(row, 'recordType') === HISTORIC && cell(row, 'historic') !== '',
      read: createRowReader({
        width: widthBelow(found.row, head),
        timestampOf: (row) => cell(row, 'timestamp'),
        read: (row) => {
          const recordType = cell(row, 'recordType');
          if (notKept.has(recordType)) return skipped;
          if (recordType === HISTORIC) return readGlucose(row, 'historic', 'sensor');
          if (recordType === SCAN)
            return { type: 'by_sign', seen: skipped, unseen: readGlucose(row, 'scan', 'sensor') };
          if (recordType === STRIP) return readGlucose(row, 'strip', 'capillary');
          if (recordType !== INSULIN && recordType !== FOOD) return rowError(lineReasons.recordUnknown(recordType));
          return treatmentContent(keyOf(row), {
            rapid_insulin: rapidInsulin(row),
            long_insulin: [cell(row, 'longInsulin')],
            carbs: [cell(row, 'carbsGrams')],
          });
        },
      }),
    };
  },
};
