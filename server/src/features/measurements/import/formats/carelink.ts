import type { MetricKind } from '@vida/contract/measurements/metric-kinds.ts';
import type { Entry, RowContent, RowReading, TableFormat, TableHead } from '../file-format.ts';
import type { FileRow } from '../text/parse-table.ts';
import { plain } from '../text/plain.ts';
import { unitIn } from './columns.ts';
import { dataOrSkipped, readGlucose, readTreatments, rowError, skipped } from './row-content.ts';
import { createRowReader, widthBelow } from './table-reader.ts';

/** What we read of the fifty columns, by how their names begin; the export is in English wherever it was made. */
const names = {
  date: 'date',
  time: 'time',
  meter: 'bg reading',
  sensor: 'sensor glucose',
  insulin: 'bolus volume delivered',
  carbs: 'bwz carb input (gram',
} as const;
type Column = keyof typeof names;

/** Who, which devices, a notice: the first section begins below them. */
const HEADER_WITHIN = 60;
const DATE = 1;
const TIME = 2;
const SERIAL = 3;

/** The line above a section's header: '-------;MiniMed 780G MMT-1886;Sensor;NG1234567H;-------'. */
const isDivider = ({ cells: [first = ''] }: FileRow): boolean => /^-{5,}$/.test(first);

const isHeader = ({ cells }: FileRow): boolean =>
  cells.length > 5 && /^date$/i.test(cells[DATE] ?? '') && /^time$/i.test(cells[TIME] ?? '');

/** What stands above the rows of the pump, of its daily sums, or of the sensor. */
interface Section {
  readonly divider: FileRow | undefined;
  readonly header: FileRow;
}

const createSectionReader = ({ divider, header }: Section, head: TableHead): ((row: FileRow) => Entry) => {
  const above = divider?.cells ?? [];
  /** Of the device; empty where no line names it. */
  const serial = (above[SERIAL] ?? '').slice(0, 100);
  /** Sums of a day, at midnight, of what the pump gave by itself: no doses. */
  const hasSums = above.some((cell) => plain(cell.slice(0, 60)).startsWith('aggregated'));
  const plainNames = header.cells.map((cell) => plain(cell.slice(0, 100)));
  const places = Object.fromEntries(
    Object.entries(names).map(([column, name]) => [column, plainNames.findIndex((each) => each.startsWith(name))]),
  ) as Record<Column, number>;
  const cell = (row: FileRow, column: Column): string => row.cells[places[column]] ?? '';
  const unitOf = (column: Column) => unitIn(plainNames[places[column]]);

  const readReadings = (row: FileRow): readonly RowReading[] | { readonly reason: string } => {
    const readings: RowReading[] = [];
    const kinds: readonly (readonly [Column, MetricKind])[] = [
      ['sensor', 'sensor'],
      ['meter', 'capillary'],
    ];
    for (const [column, kind] of kinds) {
      if (cell(row, column) === '') continue;
      const reading = readGlucose(cell(row, column), { kind, glucoseUnit: unitOf(column) });
      if ('reason' in reading) return reading;
      readings.push(reading);
    }
    return readings;
  };

  const read = (row: FileRow): RowContent => {
    if (hasSums) return skipped;
    const readings = readReadings(row);
    if ('reason' in readings) return rowError(readings.reason);
    const treatments = readTreatments({ rapid_insulin: [cell(row, 'insulin')], carbs: [cell(row, 'carbs')] });
    if ('reason' in treatments) return rowError(treatments.reason);
    const held = [...readings, ...treatments].map(({ kind }) => kind).join('+');
    return dataOrSkipped({ key: `${serial}|${held}`, isAnonymous: serial === '', readings, treatments });
  };

  return createRowReader({
    width: widthBelow(header, head),
    timestampOf: (row) => `${cell(row, 'date')} ${cell(row, 'time')}`.trim(),
    read,
  });
};

/** Reads the sections one below the other; null for what stands between them. */
const createSectionsReader = (head: TableHead) => {
  let divider: FileRow | undefined;
  let readSection: ((row: FileRow) => Entry) | undefined;
  return (row: FileRow): Entry | null => {
    if (isDivider(row)) {
      divider = row;
      readSection = undefined;
    } else if (isHeader(row)) readSection = createSectionReader({ divider, header: row }, head);
    else if (readSection) return readSection(row);
    return null;
  };
};

/**
 * The export of Medtronic's CareLink: pump, daily sums and sensor one below the other, each with a header of its own.
 * Its first rows say who the person is; nothing of them is kept.
 */
export const carelink: TableFormat = {
  open: (head) => {
    const first = head.rows.slice(0, HEADER_WITHIN).find(isHeader);
    const found = first?.cells.map((cell) => plain(cell.slice(0, 100))) ?? [];
    const own = [names.sensor, names.meter, names.insulin];
    if (own.filter((name) => found.some((each) => each.startsWith(name))).length < 2) return null;
    return { format: 'carelink', unit: null, firstRow: 0, read: createSectionsReader(head) };
  },
};
