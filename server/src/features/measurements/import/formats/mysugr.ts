import { parseDecimal } from '@vida/contract/core/decimals.ts';
import type { RowContent, RowReading, TableFormat } from '../file-format.ts';
import type { FileRow } from '../text/parse-table.ts';
import { parseTimestamp } from '../time/timestamp.ts';
import { unitIn } from './columns.ts';
import { type MysugrColumn, readHeader } from './mysugr-columns.ts';
import { readHba1c, readPressure, readWeight } from './mysugr-readings.ts';
import { contextOfTags } from './mysugr-tags.ts';
import { dataOrSkipped, readGlucose, readTreatments, rowError } from './row-content.ts';
import { createRowReader, widthBelow } from './table-reader.ts';

const HEADER_WITHIN = 5;
const MIN_COLUMNS = 20;

/** The header by its names; in an unknown language, the wide row with the unit in its fourth name above a date. */
const findHeader = (rows: readonly FileRow[]) =>
  rows
    .slice(0, HEADER_WITHIN)
    .map((row, index) => ({ row, index, header: readHeader(row) }))
    .find(({ row, index, header }) => {
      if (header.isNamed) return true;
      const next = rows[index + 1];
      if (!next || row.cells.length < MIN_COLUMNS || unitIn(row.cells[3]) === null) return false;
      return parseTimestamp(`${next.cells[0]} ${next.cells[1]}`) !== null;
    });

/** The log book that mySugr exports: blood glucose, insulin, food, pressure, weight, HbA1c. */
export const mysugr: TableFormat = {
  open: (head) => {
    const found = findHeader(head.rows);
    if (!found) return null;
    const { placeOf, nameOf } = found.header;
    const cell = (row: FileRow, column: MysugrColumn): string => row.cells[placeOf(column)] ?? '';

    /** What the pen and the pump gave is the sum of meal and correction, which count only where the sum is missing. */
    const rapidInsulin = (row: FileRow): string[] => {
      const given = [cell(row, 'pen'), cell(row, 'pump')];
      const isGiven = given.some((text) => text !== '' && parseDecimal(text) !== 0);
      return isGiven ? given : [cell(row, 'meal'), cell(row, 'correction')];
    };

    const readReadings = (row: FileRow): readonly RowReading[] | { readonly reason: string } => {
      const readings: RowReading[] = [];
      if (cell(row, 'glucose') !== '') {
        const context = contextOfTags(cell(row, 'tags'));
        const glucose = readGlucose(cell(row, 'glucose'), { kind: 'capillary', context });
        if ('reason' in glucose) return glucose;
        readings.push(glucose);
      }
      for (const others of [
        readPressure(cell(row, 'pressure')),
        readWeight(cell(row, 'weight'), nameOf('weight')),
        readHba1c(cell(row, 'hba1c'), nameOf('hba1c')),
      ]) {
        if ('reason' in others) return others;
        readings.push(...others);
      }
      return readings;
    };

    const read = (row: FileRow): RowContent => {
      const readings = readReadings(row);
      if ('reason' in readings) return rowError(readings.reason);
      const treatments = readTreatments({
        rapid_insulin: rapidInsulin(row),
        long_insulin: [cell(row, 'basal')],
        carbs: [cell(row, 'carbs')],
      });
      if ('reason' in treatments) return rowError(treatments.reason);
      return dataOrSkipped({ key: 'entry', isAnonymous: true, readings, treatments });
    };

    return {
      format: 'mysugr',
      unit: unitIn(nameOf('glucose')),
      firstRow: found.index + 1,
      read: createRowReader({
        width: widthBelow(found.row, head),
        timestampOf: (row) => `${cell(row, 'date')} ${cell(row, 'time')}`.trim(),
        read,
      }),
    };
  },
};
