import { parseDecimal } from '@vida/contract/core/decimals.ts';
import type { MetricKind } from '@vida/contract/measurements/metric-kinds.ts';
import type { FileFormat, OpenedFile, RowContent, RowTreatment } from '../file-format.ts';
import { readGlucoseCell } from '../glucose-cell.ts';
import { lineReasons } from '../import-messages.ts';
import type { FileRow } from '../parse-rows.ts';
import { parseTimestamp } from '../timestamp.ts';
import { type LibreviewColumn, type LibreviewHeader, readHeader } from './libreview-columns.ts';

/** Record types: 0 sensor history, 1 scan, 2 strip, 3 ketone, 4 insulin, 5 food, 6 note or event. */
const HISTORIC = '0';
const SCAN = '1';
const STRIP = '2';
const INSULIN = '4';
const FOOD = '5';
const notKept: ReadonlySet<string> = new Set(['3', '6']);

/** Title, patient line, header: it stands among the first rows. */
const HEADER_WITHIN = 10;
const MIN_COLUMNS = 15;

const isDataRow = ({ columns }: LibreviewHeader, row: FileRow): boolean =>
  row.cells.length >= MIN_COLUMNS &&
  parseTimestamp(row.cells[columns.timestamp] ?? '') !== null &&
  /^[0-6]$/.test(row.cells[columns.recordType] ?? '');

/** The header by its names; in an unknown language, the wide row right above the first row of LibreView's shape. */
const findHeader = (rows: readonly FileRow[]) => {
  const early = rows.slice(0, HEADER_WITHIN).map((row, index) => ({ index, ...readHeader(row) }));
  const named = early.find((each) => each.named);
  if (named) return named;
  return early.find(({ index, ...header }) => {
    const [row, next] = [rows[index], rows[index + 1]];
    return (
      row && next && row.cells.length >= MIN_COLUMNS && !isDataRow(header, row) && isDataRow(header, next)
    );
  });
};

/** LibreView's export: FreeStyle Libre sensors and strips. */
export const libreview: FileFormat = {
  id: 'libreview',

  open: (rows): OpenedFile | null => {
    const header = findHeader(rows);
    if (!header) return null;
    const dataRows = rows.slice(header.index + 1);
    const cell = (row: FileRow, column: LibreviewColumn): string => row.cells[header.columns[column]] ?? '';
    const hasHistory = dataRows.some(
      (row) => cell(row, 'recordType') === HISTORIC && cell(row, 'historic') !== '',
    );

    const data = (row: FileRow, content: Partial<Extract<RowContent, { type: 'data' }>>): RowContent => ({
      type: 'data',
      key: `${cell(row, 'serial').slice(0, 100)}|${cell(row, 'recordType')}`,
      reading: null,
      treatments: [],
      ...content,
    });

    const readGlucose = (row: FileRow, column: LibreviewColumn, kind: MetricKind): RowContent => {
      const text = cell(row, column);
      if (text === '') return { type: 'error', reason: lineReasons.valueEmpty };
      const glucose = readGlucoseCell(text);
      if (!glucose) return { type: 'error', reason: lineReasons.valueUnreadable(text) };
      return data(row, { reading: { kind, ...glucose } });
    };

    const amountOf = (row: FileRow, ...columns: readonly LibreviewColumn[]): number =>
      columns.reduce((sum, column) => sum + (parseDecimal(cell(row, column)) ?? 0), 0);

    const readTreatments = (row: FileRow): RowContent => {
      const rapid =
        amountOf(row, 'rapidInsulin') ||
        amountOf(row, 'mealInsulin', 'correctionInsulin', 'userChangeInsulin');
      const treatments = [
        { kind: 'rapid_insulin', amount: rapid },
        { kind: 'long_insulin', amount: amountOf(row, 'longInsulin') },
        { kind: 'carbs', amount: amountOf(row, 'carbsGrams') },
      ] as const satisfies readonly RowTreatment[];
      const taken = treatments.filter(({ amount }) => amount !== 0);
      return taken.length === 0 ? { type: 'skipped' } : data(row, { treatments: taken });
    };

    return {
      format: 'libreview',
      rows: dataRows,
      unit: header.unit,
      timestampOf: (row) => cell(row, 'timestamp'),
      read: (row) => {
        const recordType = cell(row, 'recordType');
        if (notKept.has(recordType)) return { type: 'skipped' };
        if (recordType === HISTORIC) return readGlucose(row, 'historic', 'sensor');
        if (recordType === SCAN) return hasHistory ? { type: 'skipped' } : readGlucose(row, 'scan', 'sensor');
        if (recordType === STRIP) return readGlucose(row, 'strip', 'capillary');
        if (recordType === INSULIN || recordType === FOOD) return readTreatments(row);
        return { type: 'error', reason: lineReasons.recordUnknown(recordType) };
      },
    };
  },
};
