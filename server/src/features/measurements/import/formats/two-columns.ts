import type { MetricKind } from '@vida/contract/measurements/metric-kinds.ts';
import type { TableFormat, TableHead } from '../file-format.ts';
import type { FileRow } from '../text/parse-table.ts';
import { isEpoch, parseMoment } from '../time/moment.ts';
import { toLocalTime } from '../time/timestamp.ts';
import { unitIn } from './columns.ts';
import { createRowSorter } from './glucose-rows.ts';
import { glucoseContent } from './row-content.ts';
import { createRowReader, type RowWidth, widthBelow } from './table-reader.ts';
import {
  findTableColumns,
  isWrittenMoment,
  kindIn,
  momentText,
  plainHeader,
  type TableColumns,
} from './two-columns-header.ts';

const DATA_WITHIN = 20;
/** Enough to tell what the columns are. */
export const SAMPLE_ROWS = 200;
const SENSOR_GAP_SECONDS = 20 * 60;

const hasWrittenMoment = ({ cells }: FileRow): boolean =>
  cells.some((cell, index) => isWrittenMoment(cell) || isWrittenMoment(`${cell} ${cells[index + 1] ?? ''}`));
const hasEpoch = ({ cells }: FileRow): boolean => cells.some(isEpoch);

/** A number of ten digits in a title may be a telephone: it is a moment only where no row has a written one. */
const findFirstData = (rows: readonly FileRow[]): number => {
  const written = rows.findIndex(hasWrittenMoment);
  return written === -1 ? rows.findIndex(hasEpoch) : written;
};

/** The header, and the rows below; no header where the first row is data already. */
export const findParts = (all: readonly FileRow[]) => {
  const firstData = findFirstData(all.slice(0, DATA_WITHIN));
  const dataFrom = firstData === -1 ? 1 : firstData;
  return { header: all[dataFrom - 1], dataFrom, rows: all.slice(dataFrom) };
};

/** Without a header the first row says how wide the others are. */
const widthOf = (header: FileRow | undefined, [first]: readonly FileRow[], head: TableHead): RowWidth => {
  if (header) return widthBelow(header, head);
  const cells = first?.cells.length ?? 0;
  return { filled: cells, all: cells };
};

/** Good enough for gaps: which of two small numbers is the month does not matter within a day. */
const roughSecondsOf = (text: string): number | null => {
  const moment = parseMoment(text);
  if (moment.type === 'instant') return moment.at.getTime() / 1000;
  const local = moment.timestamp && (toLocalTime(moment.timestamp, 'dmy') ?? toLocalTime(moment.timestamp, 'mdy'));
  if (!local) return null;
  return Date.UTC(local.year, local.month, local.day, local.hour, local.minute, local.second) / 1000;
};

/** Only a sensor measures every few minutes; the usual gap tells. */
const looksLikeSensor = (sample: readonly FileRow[], { moment }: TableColumns): boolean => {
  const seconds = sample.flatMap((row) => roughSecondsOf(momentText(row, moment)) ?? []);
  const gaps = seconds.slice(1).map((each, index) => Math.abs(each - (seconds[index] ?? 0)));
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1];
  return usual !== undefined && usual <= SENSOR_GAP_SECONDS;
};

/** Any table of times and glucose values, with or without names, in any language. */
export const twoColumns: TableFormat = {
  open: (head) => {
    const { header, dataFrom, rows } = findParts(head.rows);
    const names = header ? plainHeader(header) : [];
    const sample = rows.slice(0, SAMPLE_ROWS);
    const columns = findTableColumns(names, sample);
    if (!columns) return null;
    const name = names[columns.value] ?? '';
    const kind: MetricKind = kindIn(name) ?? (looksLikeSensor(sample, columns) ? 'sensor' : 'manual');
    const sortRow = createRowSorter(names, sample, columns);
    return {
      format: 'two_columns',
      unit: unitIn(name),
      firstRow: dataFrom,
      read: createRowReader({
        width: widthOf(header, rows, head),
        timestampOf: (row) => momentText(row, columns.moment),
        parseMoment,
        read: (row) => {
          const sorted = sortRow(row);
          if (sorted.type !== 'glucose') return sorted;
          return glucoseContent('reading', row.cells[columns.value] ?? '', {
            kind,
            isAnonymous: true,
            glucoseUnit: sorted.unit,
          });
        },
      }),
    };
  },
};
