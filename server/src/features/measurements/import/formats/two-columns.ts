import type { MetricKind } from '@vida/contract/measurements/metric-kinds.ts';
import type { FileFormat } from '../file-format.ts';
import type { FileRow } from '../text/parse-rows.ts';
import { isMoment, parseMoment } from '../time/moment.ts';
import { toLocalTime } from '../time/timestamp.ts';
import { unitIn } from './columns.ts';
import { glucoseContent } from './row-content.ts';
import { readTable } from './table-reader.ts';
import {
  findTableColumns,
  kindIn,
  momentText,
  plainHeader,
  type TableColumns,
} from './two-columns-header.ts';

const DATA_WITHIN = 20;
/** Enough to tell what the columns are. */
const SAMPLE_ROWS = 200;
const SENSOR_GAP_SECONDS = 20 * 60;

const hasMoment = ({ cells }: FileRow): boolean =>
  cells.some((cell, index) => isMoment(cell) || isMoment(`${cell} ${cells[index + 1] ?? ''}`));

/** The header, as `plain` writes it, and the rows below; no names where the first row is data already. */
const findTable = (all: readonly FileRow[]) => {
  const firstData = all.slice(0, DATA_WITHIN).findIndex(hasMoment);
  const above = firstData === -1 ? all.slice(0, 1) : all.slice(0, firstData);
  const header = above.at(-1);
  return { header: header ? plainHeader(header) : [], rows: all.slice(above.length) };
};

/** Good enough for gaps: which of two small numbers is the month does not matter within a day. */
const roughSecondsOf = (text: string): number | null => {
  const moment = parseMoment(text);
  if (moment.type === 'instant') return moment.at.getTime() / 1000;
  const local =
    moment.timestamp && (toLocalTime(moment.timestamp, 'dmy') ?? toLocalTime(moment.timestamp, 'mdy'));
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

/** A column that says the unit in every row. */
const findUnitColumn = (sample: readonly FileRow[]): number =>
  sample[0]?.cells.findIndex((cell) => cell.length <= 10 && unitIn(cell) !== null) ?? -1;

/** Any table of times and glucose values, with or without names, in any language. */
export const twoColumns: FileFormat<FileRow> = {
  open: (all) => {
    const { header, rows } = findTable(all);
    const sample = rows.slice(0, SAMPLE_ROWS);
    const columns = findTableColumns(header, sample);
    if (!columns) return null;
    const name = header[columns.value] ?? '';
    const kind: MetricKind = kindIn(name) ?? (looksLikeSensor(sample, columns) ? 'sensor' : 'manual');
    const unitColumn = findUnitColumn(sample);
    return {
      format: 'two_columns',
      unit: unitIn(name),
      entries: readTable({
        width: header.length || (sample[0]?.cells.length ?? 0),
        rows,
        timestampOf: (row) => momentText(row, columns.moment),
        parseMoment,
        read: (row) =>
          glucoseContent('reading', row.cells[columns.value] ?? '', {
            kind,
            glucoseUnit: unitIn(row.cells[unitColumn]),
          }),
      }),
    };
  },
};
