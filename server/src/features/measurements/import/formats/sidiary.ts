import type { RowContent, TableFormat } from '../file-format.ts';
import type { FileRow } from '../text/parse-table.ts';
import { plain } from '../text/plain.ts';
import { dataOrSkipped, readGlucose, readTreatments, rowError } from './row-content.ts';
import { createRowReader, widthBelow } from './table-reader.ts';

const names = ['day', 'time', 'udt_cgms', 'bg_level', 'ch_gr', 'bolus'] as const;

/** The export of xDrip+ for SiDiary, `DAY;TIME;UDT_CGMS;BG_LEVEL;CH_GR;BOLUS;REMARK`: always mg/dL. */
export const sidiary: TableFormat = {
  open: (head) => {
    const [first] = head.rows;
    if (!first) return null;
    const header = first.cells.map(plain);
    if (!names.every((name) => header.includes(name))) return null;
    const cell = (row: FileRow, name: (typeof names)[number]): string => row.cells[header.indexOf(name)] ?? '';

    const read = (row: FileRow): RowContent => {
      const [sensor, capillary] = [cell(row, 'udt_cgms'), cell(row, 'bg_level')];
      const kind = capillary === '' ? 'sensor' : 'capillary';
      const reading = readGlucose(capillary || sensor, { kind });
      const treatments = readTreatments({ rapid_insulin: [cell(row, 'bolus')], carbs: [cell(row, 'ch_gr')] });
      if ('reason' in treatments) return rowError(treatments.reason);
      if (!('reason' in reading))
        return dataOrSkipped({ key: kind, isAnonymous: true, readings: [reading], treatments });
      return capillary || sensor
        ? rowError(reading.reason)
        : dataOrSkipped({ key: 'treatment', isAnonymous: true, readings: [], treatments });
    };

    return {
      format: 'sidiary',
      unit: 'mg/dL',
      firstRow: 1,
      read: createRowReader({
        width: widthBelow(first, head),
        timestampOf: (row) => `${cell(row, 'day')} ${cell(row, 'time')}`.trim(),
        read,
      }),
    };
  },
};
