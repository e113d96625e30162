import { parseDecimal, roundTo } from '@vida/contract/core/decimals.ts';
import type { MetricContext } from '@vida/contract/measurements/metric-kinds.ts';
import type { RowContent, RowReading, TableFormat } from '../file-format.ts';
import { lineReasons } from '../import-messages.ts';
import type { FileRow } from '../text/parse-table.ts';
import { plain } from '../text/plain.ts';
import { parseTimestamp } from '../time/timestamp.ts';
import { unitIn } from './columns.ts';
import { type MysugrColumn, readHeader } from './mysugr-columns.ts';
import { dataOrSkipped, manualReading, readGlucose, readTreatments, rowError } from './row-content.ts';
import { createRowReader, widthBelow } from './table-reader.ts';

const meals = [
  'meal|breakfast|lunch|dinner|supper|snack|refeic|cafe|almoc|jantar|lanche|comida|desayuno|almuerzo|cena',
  'merienda|essen|mahlzeit|fruhstuck|mittag|abend|snack|imbiss',
].join('|');

/** Tags of the log book in English, Portuguese, Spanish, German; the first that is there counts. */
const contexts: readonly (readonly [MetricContext, RegExp])[] = [
  ['jejum', /\b(fasting|jejum|ayunas|nuchtern)\b/],
  [
    'ao_deitar',
    /bedtime|before (bed|sleep)|ao deitar|antes de (dormir|deitar)|al acostarse|vor dem schlaf|schlafenszeit/,
  ],
  ['pre_refeicao', new RegExp(`\\b(before|antes d[aeo]l?|vor de[mr]|vor)\\b.*(${meals})|pre.prandial`)],
  ['pos_refeicao', new RegExp(`\\b(after|depois d[aeo]|apos|despues del?|nach)\\b.*(${meals})|pos.?t?.prandial`)],
];

/** A tag is a few words; the patterns would search a text for minutes. */
const MAX_TAG_CHARACTERS = 60;

/** The moment that the tags of an entry tell, each tag by itself; null where they tell none, or before and after. */
const contextOfTags = (tags: string): MetricContext | null => {
  const each = tags
    .split(/[,;|]/)
    .filter((tag) => tag.length <= MAX_TAG_CHARACTERS)
    .map(plain);
  const found = contexts.filter(([, pattern]) => each.some((tag) => pattern.test(tag))).map(([context]) => context);
  if (found.includes('pre_refeicao') && found.includes('pos_refeicao')) return null;
  return found[0] ?? null;
};

type Read = readonly RowReading[] | { readonly reason: string };

const KG_PER_POUND = 0.45359237;

const unreadable = (cell: string) => ({ reason: lineReasons.valueUnreadable(cell) });

/** '120/80' in mmHg. */
const readPressure = (cell: string): Read => {
  if (cell === '') return [];
  const [, systolic, diastolic] = /^(\d{2,3}) ?\/ ?(\d{2,3})$/.exec(cell) ?? [];
  if (systolic === undefined || diastolic === undefined) return unreadable(cell);
  return [manualReading('blood_pressure', Number(systolic), Number(diastolic))];
};

/** Kilograms, or pounds where the column's name says so; a column without a unit is left alone. */
const readWeight = (cell: string, columnName: string): Read => {
  if (cell === '') return [];
  const isPounds = /\blbs?\b/.test(columnName);
  if (!isPounds && !/\bkg\b/.test(columnName)) return [];
  const weight = parseDecimal(cell);
  if (weight === null) return unreadable(cell);
  return [manualReading('weight', isPounds ? roundTo(weight * KG_PER_POUND, 2) : weight)];
};

/** Percent; mmol/mol is left alone. */
const readHba1c = (cell: string, columnName: string): Read => {
  if (cell === '' || columnName.includes('mol')) return [];
  const value = parseDecimal(cell.replace(/ ?%$/, ''));
  return value === null ? unreadable(cell) : [manualReading('hba1c', value)];
};

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
