import type { RowContent, TableFormat } from '../file-format.ts';
import { lineReasons } from '../import-messages.ts';
import type { FileRow } from '../text/parse-table.ts';
import { plain } from '../text/plain.ts';
import { parseTimestamp } from '../time/timestamp.ts';
import { type DexcomColumn, readHeader } from './dexcom-columns.ts';
import { glucoseContent, rowError, skipped, treatmentContent } from './row-content.ts';
import { createRowReader, widthBelow } from './table-reader.ts';

/** What a row of Clarity is about; `note` is whatever we do not keep. */
type DexcomEvent = 'sensor' | 'capillary' | 'insulin' | 'carbs' | 'note';

/** Names as far as known in English, Portuguese, Spanish, German, French. `EGV`: estimated glucose value. */
const events: Readonly<Record<DexcomEvent, RegExp>> = {
  sensor: /^(egv|veg|vge)$/,
  capillary: /^(calibra|kalibrier|etalonnage|calibrage)/,
  insulin: /^insulin/,
  carbs: /^(carb|kohlenhydrat|glucid)/,
  note: new RegExp(
    '^(exerc|ejercicio|health|saude|salud|gesundheit|sante|sport|training|entrenamiento|' +
      'note|nota|notiz|activ|ativ)',
  ),
};

/** Named in the preamble: its numbers are limits of alarms, not readings. */
const preamble = /^(alert|warnung|firstname|lastname|dateofbirth|patientid|device|nome|sobrenome|dispositivo)/;

/** A longer cell is no name, and folding it would take long. */
const MAX_NAME_CHARACTERS = 60;

/** The event that a type's name says; undefined for a name that is not known. */
const eventOf = (eventType: string): DexcomEvent | undefined => {
  const name = plain(eventType.slice(0, MAX_NAME_CHARACTERS));
  if (preamble.test(name)) return 'note';
  return (Object.keys(events) as DexcomEvent[]).find((event) => events[event].test(name));
};

/** Which insulin a subtype names; null for one that is not known. */
const insulinOf = (eventSubtype: string): 'rapid_insulin' | 'long_insulin' | null => {
  const name = plain(eventSubtype.slice(0, MAX_NAME_CHARACTERS));
  if (/long|prolong|lent|lang|basal/.test(name)) return 'long_insulin';
  return /fast|rapid|schnell|kurz/.test(name) ? 'rapid_insulin' : null;
};

const HEADER_WITHIN = 10;
/** The preamble may have some twenty alerts. */
const DATA_WITHIN = 100;
const MIN_COLUMNS = 12;

const isReading = ({ cells }: FileRow): boolean =>
  cells.length >= MIN_COLUMNS &&
  parseTimestamp(cells[1] ?? '')?.yearFirst === true &&
  eventOf(cells[2] ?? '') === 'sensor';

/** The header by its names; in an unknown language, the first wide row of a file that says EGV where Clarity does. */
const findHeader = (rows: readonly FileRow[]) => {
  const early = rows.slice(0, HEADER_WITHIN).map((row, index) => ({ row, index, header: readHeader(row) }));
  const named = early.find(({ header }) => header.named);
  if (named) return named;
  if (!rows.slice(0, DATA_WITHIN).some(isReading)) return undefined;
  return early.find(({ row }) => row.cells.length >= MIN_COLUMNS && !parseTimestamp(row.cells[1] ?? ''));
};

/** The export of Dexcom Clarity. Its first rows say who the person is; nothing of them is kept. */
export const dexcomClarity: TableFormat = {
  open: (head) => {
    const found = findHeader(head.rows);
    if (!found) return null;
    const { columns, unit } = found.header;
    const cell = (row: FileRow, column: DexcomColumn): string => row.cells[columns[column]] ?? '';

    const keyOf = (row: FileRow, kind: string): string => `${cell(row, 'transmitterId').slice(0, 100)}|${kind}`;

    /** By its name; one that is not known is the sensor's where the transmitter tells the time of a glucose value. */
    const findEvent = (row: FileRow) =>
      eventOf(cell(row, 'eventType')) ??
      (cell(row, 'glucose') !== '' && /^\d+$/.test(cell(row, 'transmitterTime')) ? 'sensor' : undefined);

    const readTreatment = (row: FileRow, kind: 'rapid_insulin' | 'long_insulin' | 'carbs'): RowContent => {
      const amount = cell(row, kind === 'carbs' ? 'carbs' : 'insulin');
      if (amount === '') return rowError(lineReasons.amountEmpty);
      return treatmentContent(keyOf(row, kind), { [kind]: [amount] });
    };

    const readInsulin = (row: FileRow): RowContent => {
      const subtype = cell(row, 'eventSubtype');
      const kind = insulinOf(subtype);
      return kind ? readTreatment(row, kind) : rowError(lineReasons.insulinUnknown(subtype));
    };

    const read = (row: FileRow): RowContent => {
      const event = findEvent(row);
      if (event === 'note') return skipped;
      if (event === undefined)
        return cell(row, 'timestamp') === '' ? skipped : rowError(lineReasons.recordUnknown(cell(row, 'eventType')));
      if (event === 'insulin') return readInsulin(row);
      if (event === 'carbs') return readTreatment(row, 'carbs');
      return glucoseContent(keyOf(row, event), cell(row, 'glucose'), { kind: event });
    };

    return {
      format: 'dexcom_clarity',
      unit,
      firstRow: found.index + 1,
      read: createRowReader({
        width: widthBelow(found.row, head),
        timestampOf: (row) => cell(row, 'timestamp'),
        read,
      }),
    };
  },
};
