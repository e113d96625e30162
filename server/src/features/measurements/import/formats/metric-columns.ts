import { parseDecimal } from '@vida/contract/core/decimals.ts';
import { definitionOf, type MetricType, storedUnitOf } from '@vida/contract/measurements/metric-definitions.ts';
import { parsePressure } from '@vida/contract/measurements/parse-pressure.ts';
import type { RowContent, RowReading, TableFormat } from '../file-format.ts';
import { lineReasons } from '../import-messages.ts';
import { plain } from '../text/plain.ts';
import { parseMoment } from '../time/moment.ts';
import { dataOrSkipped, manualReading, rowError } from './row-content.ts';
import { createRowReader, widthBelow } from './table-reader.ts';
import { findParts, SAMPLE_ROWS } from './two-columns.ts';
import { findMomentColumns, findOtherMetric, glucoses, momentText, plainHeader, values } from './two-columns-header.ts';

type OtherMetric = Exclude<MetricType, 'glucose'>;

interface MetricColumn {
  readonly metricType: OtherMetric;
  readonly place: number;
}

/** Where a unit stands by itself: 'peso (kg)', 'peso kg', 'hba1c %'. */
const saysUnit = (text: string, unit: string): boolean =>
  text.split(/[\s()[\],;:/]+/).some((word) => word === plain(unit));

/** Vida's name of a metric with its stored unit: a weight without one may be in pounds, and is left alone. */
const metricNamed = (name: string): OtherMetric | undefined => {
  const found = findOtherMetric(name);
  return found && saysUnit(found.rest, storedUnitOf(found.metricType)) ? found.metricType : undefined;
};

const readCell = (metricType: OtherMetric, cell: string): RowReading | null => {
  if (definitionOf(metricType).diastolic) {
    const pressure = parsePressure(cell);
    return pressure && manualReading(metricType, pressure.systolic, pressure.diastolic);
  }
  const value = parseDecimal(cell);
  return value === null ? null : manualReading(metricType, value);
};

const readCells = (columns: readonly MetricColumn[], cells: readonly string[]): RowContent => {
  const readings: RowReading[] = [];
  for (const { metricType, place } of columns) {
    const cell = cells[place] ?? '';
    if (cell === '') continue;
    const reading = readCell(metricType, cell);
    if (!reading) return rowError(lineReasons.valueUnreadable(cell));
    readings.push(reading);
  }
  return dataOrSkipped({ key: 'reading', isAnonymous: true, readings, treatments: [] });
};

/**
 * A table of times and of metrics beside glucose, one or several, each under its name and unit. Where a column may be
 * glucose it is a table of glucose.
 */
export const metricColumns: TableFormat = {
  open: (head) => {
    const { header, dataFrom, rows } = findParts(head.rows);
    if (!header) return null;
    const names = plainHeader(header);
    if (names.some((name) => glucoses.test(name) || values.test(name))) return null;
    const columns = names.flatMap((name, place): readonly MetricColumn[] => {
      const metricType = metricNamed(name);
      return metricType ? [{ metricType, place }] : [];
    });
    const moment = findMomentColumns(names, rows.slice(0, SAMPLE_ROWS));
    if (columns.length === 0 || !moment) return null;
    return {
      format: 'two_columns',
      unit: null,
      firstRow: dataFrom,
      read: createRowReader({
        width: widthBelow(header, head),
        timestampOf: (row) => momentText(row, moment),
        parseMoment,
        read: ({ cells }) => readCells(columns, cells),
      }),
    };
  },
};
