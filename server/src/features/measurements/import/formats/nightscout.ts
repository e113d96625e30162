import { parseDecimal } from '@vida/contract/core/decimals.ts';
import { isGlucoseUnitUnclear } from '@vida/contract/measurements/glucose-units.ts';
import type { MetricKind } from '@vida/contract/measurements/metric-kinds.ts';
import type { FileFormat, RowContent } from '../file-format.ts';
import { lineReasons } from '../import-messages.ts';
import type { FileRecord } from '../text/parse-records.ts';
import { type Moment, parseMoment } from '../time/moment.ts';
import { glucoseContent, rowError, skipped } from './row-content.ts';

type NightscoutEntry = Readonly<Record<string, unknown>>;

/** To here an `sgv` is a code for what went wrong (old Dexcom sensors); from 20 it is a reading, however low. */
const HIGHEST_SENSOR_CODE = 12;
const LOWEST_SENSOR_VALUE = 20;
/** No sensor reaches this in mmol/L: a file that holds such a value has the mg/dL of Nightscout. */
const ONLY_MG_DL_FROM = 40;

const isObject = (value: unknown): value is NightscoutEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text or a number as text; uploaders send either. Empty for anything else. */
const textOf = (entry: NightscoutEntry, name: string): string => {
  const value = entry[name];
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
};

const typeOf = (entry: NightscoutEntry): string =>
  textOf(entry, 'type') || (['sgv', 'mbg'].find((name) => textOf(entry, name) !== '') ?? '');

const isEntry = (value: unknown): value is NightscoutEntry =>
  isObject(value) &&
  /^(sgv|mbg|cal)$/.test(typeOf(value)) &&
  (textOf(value, 'date') !== '' || textOf(value, 'dateString') !== '');

/** Minutes of the person's clock; 0 is what the server writes when it does not know. */
const offsetOf = (entry: NightscoutEntry): number | null => {
  const minutes = Number(textOf(entry, 'utcOffset'));
  return Number.isInteger(minutes) && minutes !== 0 && Math.abs(minutes) <= 18 * 60 ? minutes : null;
};

const momentOf = (entry: NightscoutEntry): Moment => {
  const date = textOf(entry, 'date');
  const dateString = textOf(entry, 'dateString');
  const epochMs = /^-?\d+(\.\d+)?(e\+?\d+)?$/i.test(date) ? Number(date) : Number.NaN;
  const written = parseMoment(dateString || date);
  const at = Number.isNaN(epochMs) && written.type === 'instant' ? written.at : new Date(epochMs);
  if (Number.isNaN(at.getTime()))
    return Number.isNaN(epochMs) ? written : { type: 'written', text: date, timestamp: null };
  const writtenOffset = written.type === 'instant' ? written.utcOffsetMinutes : null;
  return { type: 'instant', at, utcOffsetMinutes: writtenOffset ?? offsetOf(entry) };
};

/** Its own name, the same in v1 and v3 exports; else what the server itself takes for one, beside the date. */
const keyOf = (entry: NightscoutEntry): string => {
  const name = textOf(entry, 'identifier') || textOf(entry, '_id');
  if (name !== '') return name.slice(0, 100);
  return `${typeOf(entry)}|${textOf(entry, 'device').slice(0, 100)}`;
};

const kinds: ReadonlyMap<string, MetricKind> = new Map([
  ['sgv', 'sensor'],
  ['mbg', 'capillary'],
]);

/**
 * An `sgv` as a cell, or the reason why it is no reading. Loop and Trio send decimals: in a file that is mg/dL a deep
 * low loses them, because such a number is taken for mmol/L.
 */
const readSgv = (value: number, isMgDl: boolean): string | { readonly reason: string } => {
  const text = String(value).replace('.', ',');
  const looksLikeMmolL = !Number.isInteger(value) && isGlucoseUnitUnclear(value);
  if (looksLikeMmolL && value >= LOWEST_SENSOR_VALUE && isMgDl) return String(Math.round(value));
  if (looksLikeMmolL || value >= LOWEST_SENSOR_VALUE) return String(value);
  return {
    reason: value <= HIGHEST_SENSOR_CODE ? lineReasons.sensorError(text) : lineReasons.sensorImpossible(text),
  };
};

const readEntry = (entry: NightscoutEntry, isMgDl: boolean): RowContent => {
  const type = typeOf(entry);
  // Version 3 keeps what was deleted, marked.
  if (type === 'cal' || entry.isValid === false) return skipped;
  const kind = kinds.get(type);
  if (!kind) return rowError(lineReasons.recordUnknown(type));
  const text = textOf(entry, type);
  const value = parseDecimal(text);
  if (value !== null && isGlucoseUnitUnclear(value) && /mmol/i.test(textOf(entry, 'units')))
    return rowError(lineReasons.unitUnclear);
  const cell = value !== null && kind === 'sensor' ? readSgv(value, isMgDl) : text;
  if (typeof cell !== 'string') return rowError(cell.reason);
  return glucoseContent(keyOf(entry), cell, { kind, glucoseUnit: 'mg/dL' });
};

/** What a record far too long, or no object, has instead of a moment. */
const noMoment: Moment = { type: 'written', text: '', timestamp: null };

/** Entries of a Nightscout server: always mg/dL, whatever its screens show. */
export const nightscout: FileFormat<readonly FileRecord[]> = {
  open: (records) => {
    if (records.length > 0 && !records.some(({ value }) => isEntry(value))) return null;
    const isMgDl = records.some(
      ({ value }) => isObject(value) && Number(textOf(value, 'sgv')) >= ONLY_MG_DL_FROM,
    );
    return {
      format: 'nightscout',
      unit: 'mg/dL',
      entries: records.values().map(({ line, record, value }) => ({
        place: { line, record },
        moment: isObject(value) ? momentOf(value) : noMoment,
        content: isObject(value) ? readEntry(value, isMgDl) : rowError(lineReasons.recordUnreadable),
      })),
    };
  },
};
