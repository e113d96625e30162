import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { parseDecimal } from '@vida/contract/core/decimals.ts';
import type { RecordFormat, RowContent, RowReading } from '../file-format.ts';
import { lineReasons } from '../import-messages.ts';
import type { Moment } from '../time/moment.ts';
import { isRecord, momentOf, type NightscoutRecord, nameOf, noMoment, textOf } from './nightscout-values.ts';
import { dataOrSkipped, readGlucose, readTreatments, rowError, skipped } from './row-content.ts';

const whenOf = (record: NightscoutRecord): Moment =>
  momentOf(
    record,
    textOf(record, 'date') || textOf(record, 'mills'),
    textOf(record, 'created_at') || textOf(record, 'timestamp'),
  );

const isTreatment = (value: unknown): value is NightscoutRecord =>
  isRecord(value) && typeof value.eventType === 'string' && whenOf(value).type === 'instant';

/** Brands and substances of long insulin that pens of xDrip+ and notes of eventType name. */
const longInsulin =
  /lantus|toujeo|basaglar|basalin|glargin|tresiba|deglud|degludec|levemir|detemir|\bnph\b|long.?acting/i;

const insulinOf = (record: NightscoutRecord): 'rapid_insulin' | 'long_insulin' =>
  longInsulin.test(
    `${textOf(record, 'eventType')} ${textOf(record, 'insulinType')} ${textOf(record, 'insulinInjections')}`,
  )
    ? 'long_insulin'
    : 'rapid_insulin';

const NEVER_MMOL_L_FROM = 40;

/** The unit that the record names; without one what the value leaves no doubt of. */
const unitOf = (record: NightscoutRecord): GlucoseUnit | null => {
  const units = textOf(record, 'units');
  if (/mmol/i.test(units)) return 'mmol/L';
  if (/mg/i.test(units)) return 'mg/dL';
  return Number(textOf(record, 'glucose')) >= NEVER_MMOL_L_FROM ? 'mg/dL' : null;
};

/** A finger stick or a value typed in; the sensor's own values are in the entries already. */
const readGlucoseOf = (record: NightscoutRecord): readonly RowReading[] | { readonly reason: string } => {
  const text = textOf(record, 'glucose');
  const type = textOf(record, 'glucoseType');
  if (text === '' || parseDecimal(text) === 0 || /sensor/i.test(type)) return [];
  const glucoseUnit = unitOf(record);
  if (!glucoseUnit) return { reason: lineReasons.unitEmpty };
  const kind = /manual/i.test(type) ? 'manual' : 'capillary';
  const reading = readGlucose(text, { kind, glucoseUnit });
  return 'reason' in reading ? reading : [reading];
};

const readTreatment = (record: NightscoutRecord): RowContent => {
  if (record.isValid === false) return skipped;
  const readings = readGlucoseOf(record);
  if ('reason' in readings) return rowError(readings.reason);
  const treatments = readTreatments({
    [insulinOf(record)]: [textOf(record, 'insulin')],
    carbs: [textOf(record, 'carbs')],
  });
  if ('reason' in treatments) return rowError(treatments.reason);
  const key = nameOf(record) || `treatment|${textOf(record, 'eventType').slice(0, 100)}`;
  return dataOrSkipped({ key, readings, treatments });
};

/** Treatments of a Nightscout server: insulin, carbohydrates and finger sticks; of all else nothing is kept. */
export const nightscoutTreatments: RecordFormat = {
  format: 'nightscout',
  unit: 'mg/dL',
  isOwn: ({ value }) => isTreatment(value),
  read: ({ line, record, value }) => ({
    place: { line, record },
    moment: isRecord(value) ? whenOf(value) : noMoment,
    content: isRecord(value) ? readTreatment(value) : rowError(lineReasons.recordUnreadable),
  }),
};
