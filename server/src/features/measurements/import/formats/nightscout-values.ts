import { isGlucoseUnitUnclear } from '@vida/contract/measurements/glucose-units.ts';
import type { ContentBySign, RowContent } from '../file-format.ts';
import { lineReasons } from '../import-messages.ts';
import { type Moment, parseMoment } from '../time/moment.ts';
import { rowError } from './row-content.ts';

/** A record of Nightscout, of any collection. */
export type NightscoutRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is NightscoutRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text or a number as text; uploaders send either. Empty for anything else. */
export const textOf = (record: NightscoutRecord, name: string): string => {
  const value = record[name];
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
};

/** Its own name, the same in v1 and v3 exports; empty where it has none. */
export const nameOf = (record: NightscoutRecord): string =>
  (textOf(record, 'identifier') || textOf(record, '_id')).slice(0, 100);

/** What a record far too long, or no object, has instead of a moment. */
export const noMoment: Moment = { type: 'written', text: '', timestamp: null };

/** Minutes of the person's clock; 0 is what the server writes when it does not know. */
const offsetOf = (record: NightscoutRecord): number | null => {
  const minutes = Number(textOf(record, 'utcOffset'));
  return Number.isInteger(minutes) && minutes !== 0 && Math.abs(minutes) <= 18 * 60 ? minutes : null;
};

/** The moment that an epoch and a written time, either of them empty, say together. */
export const momentOf = (record: NightscoutRecord, epoch: string, time: string): Moment => {
  const epochMs = /^-?\d+(\.\d+)?(e\+?\d+)?$/i.test(epoch) ? Number(epoch) : Number.NaN;
  const written = parseMoment(time || epoch);
  const at = Number.isNaN(epochMs) && written.type === 'instant' ? written.at : new Date(epochMs);
  if (Number.isNaN(at.getTime()))
    return Number.isNaN(epochMs) ? written : { type: 'written', text: epoch, timestamp: null };
  const writtenOffset = written.type === 'instant' ? written.utcOffsetMinutes : null;
  return { type: 'instant', at, utcOffsetMinutes: writtenOffset ?? offsetOf(record) };
};

/** To here an `sgv` is a code for what went wrong (old Dexcom sensors); from 20 it is a reading, however low. */
const HIGHEST_SENSOR_CODE = 12;
const LOWEST_SENSOR_VALUE = 20;
/** No sensor reaches this in mmol/L: a file that holds such a value has the mg/dL of Nightscout. */
const ONLY_MG_DL_FROM = 40;

/** Whether a value leaves no doubt that its file is in mg/dL. */
export const isSurelyMgDl = (sgv: string): boolean => Number(sgv) >= ONLY_MG_DL_FROM;

/**
 * Reads an `sgv`, as a cell that `toContent` reads, unless it is no reading. Loop and Trio send decimals: in a file
 * that is surely mg/dL a deep low loses them, because such a number is taken for mmol/L.
 */
export const readSgv = (value: number, toContent: (cell: string) => RowContent): RowContent | ContentBySign => {
  const text = String(value).replace('.', ',');
  const looksLikeMmolL = !Number.isInteger(value) && isGlucoseUnitUnclear(value);
  if (looksLikeMmolL && value >= LOWEST_SENSOR_VALUE)
    return { type: 'by_sign', seen: toContent(String(Math.round(value))), unseen: toContent(String(value)) };
  if (looksLikeMmolL || value >= LOWEST_SENSOR_VALUE) return toContent(String(value));
  return rowError(value <= HIGHEST_SENSOR_CODE ? lineReasons.sensorError(text) : lineReasons.sensorImpossible(text));
};
